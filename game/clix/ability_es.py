"""The abilities of clix in Spanish: its nouns, filters, triggers, operations.

One small function for each; agreement is in `game.core.effects.text_es`.
"""

from typing import Any

from game.clix.ability_es_numbers import CIRCUMSTANCES, CLICKS, CONDITIONS, FACTS, READS, SQUARES, STATS
from game.clix.ability_ops import Act, Attack, Damage, Give, Heal, KnockBack, Shoot
from game.clix.ability_words import HITS
from game.clix.traits import trait_name
from game.core.effects import text_es as es
from game.core.effects.text import Book, Build, Clause, Noun, Phrase, Say, is_figure

NOUNS = {
    "units": Noun("unidad", "unidades", feminine=True),
    "units vehicle True": Noun("vehículo", "vehículos"),
    "units vehicle False": Noun("figura", "figuras", feminine=True),
}

# -- filters --------------------------------------------------------------------------------------------------


def _adjacent(say: Say, name: str, build: Build) -> None:
    word = "adyacentes" if build.plural else "adyacente"
    if name == "self":
        build.adjectives.append(word)
        return
    other = say.who(name)
    whom = ("a ella" if other.feminine else "a él") if other.again and name not in es.ROLES else es.to(other)
    build.tails.append(f"{word} {whom}")


def _other(say: Say, value: Any, build: Build) -> None:
    build.other = value is not False


FILTERS = {
    "other": _other,
    "other_than": _other,
    "adjacent": _adjacent,
    "within": lambda say, n, build: build.tails.append(f"a {es.amount(n, *SQUARES)} o menos"),
    "in_sight": lambda say, yes, build: build.tails.append(f"que {'' if yes else 'no '}tenga a la vista"),
    "shootable": lambda say, yes, build: build.tails.append("a tiro" if yes else "fuera de tiro"),
    "trait": lambda say, trait, build: build.tails.append(f"con el rasgo «{trait_name(trait, 'es')}»"),
    "vehicle": lambda say, yes, build: None,
}

# -- operations -----------------------------------------------------------------------------------------------


def damage(say: Say, effect: Damage) -> list[Clause]:
    """`hace 1 de daño a ...`; to itself: `recibe 1 de daño`."""
    things = say.who(effect.card, each=True)
    more = " más" if effect.card == "target" and say.ability.when in HITS else ""
    clicks, like = es.measure(say, effect.clicks, "de daño", "de daño", more)
    clicks = f"además {clicks}" if more and like else clicks
    if things.me:
        return [Clause("recibe", "reciben", "recibir", clicks + like)]
    return [Clause("hace", "hacen", "hacer", f"{clicks} {es.to(things)}{like}")]


def heal(say: Say, effect: Heal) -> list[Clause]:
    """`cura 2 clics a ...`; itself: `se cura 1 clic`."""
    clicks, like = es.measure(say, effect.clicks, *CLICKS)
    things = say.who(effect.card, each=True)
    if things.me:
        return [Clause("se cura", "se curan", "curarse", clicks + like)]
    return [Clause("cura", "curan", "curar", f"{clicks} {es.to(things)}{like}")]


COUNTERS = {"grenades": ("granada", "granadas"), "upgrades": ("contador de mejora", "contadores de mejora")}


def give(say: Say, effect: Give) -> list[Clause]:
    """`recibe 1 granada`; to others: `da 1 granada a ...`."""
    counters, like = es.measure(say, effect.count, *COUNTERS[effect.counter])
    things = say.who(effect.card, each=True)
    if things.me:
        return [Clause("recibe", "reciben", "recibir", counters + like)]
    return [Clause("da", "dan", "dar", f"{counters} {es.to(things)}{like}")]


def knock_back(say: Say, effect: KnockBack) -> list[Clause]:
    """`proyecta al objetivo hasta 1 casilla (1 de daño si algo lo detiene)`."""
    things = say.who(effect.card)
    it = "la" if things.feminine else "lo"
    rest = f"hasta {es.amount(effect.up_to, *SQUARES)}"
    if effect.blocked_damage:
        rest += f" ({effect.blocked_damage} de daño si algo {it} detiene)"
    if things.again:
        return [Clause(f"{it} proyecta", f"{it} proyectan", f"proyectar{it}", rest)]
    return [Clause("proyecta", "proyectan", "proyectar", f"{es.to(things)} {rest}")]


def shoot(say: Say, effect: Shoot) -> list[Clause]:
    """`dispara a ... con −2 al ataque`."""
    rest = es.to(say.who(effect.card))
    if effect.attack:
        rest += f" con {es.signed(say, effect.attack)[0]} al ataque"
    return [Clause("dispara", "disparan", "disparar", rest)]


def attack(say: Say, effect: Attack) -> list[Clause]:
    """`ataca a ...; si acierta, le hace 3 de daño y ...`."""
    whom = es.to(say.who(effect.card))
    deals: list[Clause] = []
    if effect.damage is None:
        whom += " sin hacerle daño"
    elif is_figure(effect.damage):
        deals = [Clause("le hace", "le hacen", "hacerle", f"{say.number(effect.damage)} de daño")]
    else:
        deals = [Clause("le hace", "le hacen", "hacerle", say.number(effect.damage))]
    does = es.told_all([*deals, *say.clauses(effect.hit)])
    return [Clause("ataca", "atacan", "atacar", f"{whom}; si acierta, {does}")]


def _pushed(say: Say, things: Phrase) -> Clause:
    rest = "ser " + es.agree("proyectad", things.feminine, things.plural)
    return Clause("no puede", "no pueden", "no poder", rest, things)


BOOK = Book(
    tell={
        **es.TELL, Damage: damage, Heal: heal, Give: give, KnockBack: knock_back, Shoot: shoot, Attack: attack,
    },
    conditions={**es.CONDITIONS, **CONDITIONS},
    numbers=es.NUMBERS,
    nouns=NOUNS,
    filters=FILTERS,
    stats=STATS,
    facts=FACTS,
    reads=READS,
    circumstances=CIRCUMSTANCES,
    costs={Act: "Acción"},
    triggers={
        "hit": "al acertar un disparo",
        "double": "al acertar un disparo con dobles",
        "double_six": "al acertar un disparo con un doble seis",
        "after_shot": "tras disparar",
        "after_hit": "tras acertar un disparo",
        "kill": "al eliminar una unidad enemiga",
        "eliminated": "cuando es eliminada",
        "damaged": "cuando recibe daño",
        "moved": "tras moverse",
        "turn_begins": "al principio de tu turno",
        "turn_ends": "al final de tu turno",
    },
    untils={
        "attack_end": "durante este ataque",
        "turn_end": "hasta el final del turno",
        "their_turn_end": "hasta el final del próximo turno de su dueño",
        "your_next_turn": "hasta el principio de tu próximo turno",
    },
    forbids={"pushed": _pushed},
    roles=es.ROLES,
    limits=es.LIMITS,
    phrase=es.phrase,
    sentence=es.sentence,
)
