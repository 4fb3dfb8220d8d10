"""The nouns of Weiß Schwarz in Spanish, its filters, what changes and on what conditions; verbs are in `ability_es`."""

from typing import Any

from game.core.effects import card_es as es
from game.core.effects.card_text import Tell
from game.core.effects.shapes import CountOf, Selector, StatOf
from game.core.effects.text import Build, Noun, Phrase
from game.core.effects.text_es import agree, joined
from game.weiss.ability_en_words import PLACE, follows, placed
from game.weiss.ability_names import name_in, trait_name
from game.weiss.ability_words import Times

CARD = Noun("carta", "cartas", True)
CHARACTER = Noun("personaje", "personajes")
NOUNS = {
    **dict.fromkeys(("hand", "waiting_room", "clock", "level", "stock", "memory", "looked", "flipped"), CARD),
    **dict.fromkeys(("stage", "center", "back", "front"), CHARACTER),
    "climax": Noun("clímax", "clímax"),
    "clock_top": Noun("la última carta", "la última carta", True),
    "facing": Noun("el personaje que está enfrente de esta carta", "el personaje que está enfrente de esta carta"),
    "attacker": Noun("el personaje atacante", "el personaje atacante"),
    "defender": Noun("el personaje atacado", "el personaje atacado"),
    "markers": Noun("marcador", "marcadores"),
    "players": Noun("jugador", "jugadores"),
    "kind character": Noun("personaje", "personajes"),
    "kind event": Noun("evento", "eventos"),
    "kind climax": Noun("clímax", "clímax"),
}
PLACES = {
    "stage": ("de tu escenario", "del escenario de tu oponente", "de cualquier escenario"),
    "center": ("de tu escenario central", "del escenario central de tu oponente", "de cualquier escenario central"),
    "back": ("de tu escenario trasero", "del escenario trasero de tu oponente", "de cualquier escenario trasero"),
    "hand": ("de tu mano", "de la mano de tu oponente", "de cualquier mano"),
    "waiting_room": ("de tu sala de espera", "de la sala de espera de tu oponente", "de cualquier sala de espera"),
    "clock": ("de tu reloj", "del reloj de tu oponente", "de cualquier reloj"),
    "clock_top": ("de tu reloj", "del reloj de tu oponente", "de cualquier reloj"),
    "level": ("de tu zona de nivel", "de la zona de nivel de tu oponente", "de cualquier zona de nivel"),
    "stock": ("de tus existencias", "de las existencias de tu oponente", "de cualesquiera existencias"),
    "memory": ("de tu memoria", "de la memoria de tu oponente", "de cualquier memoria"),
    "climax": ("de tu zona de clímax", "de la zona de clímax de tu oponente", "de cualquier zona de clímax"),
    "front": ("que estén delante de esta carta",) * 3,
    "looked": ("de entre ellas",) * 3,
    "flipped": ("de entre ellas",) * 3,
    "markers": ("de debajo de esta carta",) * 3,
}  # fmt: skip
WHOSE = ("you", "opponent", "any")
ICONS = {
    "soul": "alma", "comeback": "regreso", "gate": "portal", "treasure": "tesoro", "choice": "elección",
    "standby": "espera", "draw": "robo", "return": "rebote", "shot": "disparo", "pool": "bolsa",
}  # fmt: skip
ROWS = {
    "center": "en el escenario central", "back": "en el escenario trasero",
    "middle": "en el centro del escenario central",
}  # fmt: skip
COLORS = {"yellow": "amarill", "green": "verde", "red": "roj", "blue": "azul", "purple": "morad"}
STATES = {"standing": "en pie", "rested": "en descanso", "reversed": "voltead"}
STATS = {"power": "poder", "soul": "alma", "level": "nivel", "cost": "coste", "markers": "marcadores"}

# -- filters --------------------------------------------------------------------------------------------------


def _tail(pattern: str) -> Any:
    """A filter that is told after the noun."""
    return lambda tell, value, build: build.tails.append(pattern.format(value))


def _other(tell: Tell, value: Any, build: Build) -> None:
    build.other = value is not False


def _agreed(word: str, build: Build) -> str:
    """`rojo`, `rojas`; `verdes`, `azules`; `en pie` stays."""
    if word.endswith(("e", "l")) and " " not in word:
        return word + (("es" if word.endswith("l") else "s") if build.plural else "")
    return word if " " in word else agree(word, build.noun.feminine, build.plural)


def _any_trait(tell: Tell, traits: list[str], build: Build) -> None:
    build.tails.append("de " + joined([trait_name(trait, "es") for trait in traits], "o"))


FILTERS: dict[str, Any] = {
    PLACE: lambda tell, place, build: build.tails.append(place),
    "other": _other,
    "other_than": _other,
    "kind": lambda tell, kind, build: None,
    "trait": lambda tell, trait, build: build.adjectives.append("de " + trait_name(trait, "es")),
    "any_trait": _any_trait,
    "name": lambda tell, name, build: build.tails.append(
        agree("llamad", build.noun.feminine, build.plural) + f" «{name_in(name, 'es')}»"
    ),
    "name_has": _tail("con «{}» en el nombre"),
    "color": lambda tell, color, build: build.adjectives.insert(0, _agreed(COLORS[color], build)),
    "same_color": lambda tell, name, build: build.tails.append(f"del mismo color que {tell.who(name).text}"),
    "icon": lambda tell, icon, build: build.tails.append(f"con icono de {ICONS[icon]}"),
    "level_at_most": _tail("de nivel {} o menos"),
    "level_at_least": _tail("de nivel {} o más"),
    "level_up_to": lambda tell, more, build: build.tails.append(
        f"de nivel no superior al tuyo + {more}" if more else "de nivel no superior al tuyo"
    ),
    "above_level": lambda tell, value, build: build.tails.append("de nivel superior al de su jugador"),
    "cost_at_most": _tail("de coste {} o menos"),
    "cost_at_least": _tail("de coste {} o más"),
    "power_at_most": _tail("con {} de poder o menos"),
    "power_at_least": _tail("con {} de poder o más"),
    "state": lambda tell, state, build: build.adjectives.insert(0, _agreed(STATES[state], build)),
    "row": lambda tell, row, build: build.tails.append(ROWS[row]),
    "markers": lambda tell, value, build: build.tails.append("con marcadores" if value else "sin marcadores"),
}


def phrase(tell: Tell, selector: Selector, how: Any) -> Phrase:
    """Things of a selector, with the place they are in; a player by what the player is to you."""
    if selector.zone == "players":
        return Phrase({"you": "tú", "opponent": "tu oponente"}.get(selector.whose, "los jugadores"))
    if selector.zone == "looked" and how == "all" and not selector.where:
        return Phrase("el resto")
    return es.phrase(tell, placed(selector, place_of(selector, how)), how, NOUNS, FILTERS)


def place_of(selector: Selector, how: Any = "all") -> str:
    """Where the things are: `de tu mano`."""
    if selector.zone == "front" and how != "all":
        return "que esté delante de esta carta"
    return PLACES[selector.zone][WHOSE.index(selector.whose)] if selector.zone in PLACES else ""


def again(selector: Selector, many: bool) -> Phrase:
    """The second time: `ese personaje`, `esas cartas`."""
    noun = NOUNS.get(f"kind {selector.where.get('kind')}", NOUNS[selector.zone])
    this = ("esas" if noun.feminine else "esos") if many else "esa" if noun.feminine else "ese"
    return Phrase(f"{this} {noun.many if many else noun.one}", many, noun.feminine)


# -- what changes ---------------------------------------------------------------------------------------------


def signed(tell: Tell, number: Any) -> tuple[str, str]:
    """`+500`, and what follows: `por cada personaje`, `por cada nivel suyo`."""
    if isinstance(number, Times) and isinstance(number.of, CountOf | StatOf):
        return f"+{number.times}", " por " + each_of(tell, number.of)
    if isinstance(number, StatOf):
        return "+1", " por " + each_of(tell, number)
    return es.signed(tell, number)


def each_of(tell: Tell, number: Any) -> str:
    """What a number counts."""
    if isinstance(number, CountOf):
        return tell.who(number.count, "each").text
    what = {"markers": "marcador", "power": "punto de poder", "soul": "punto de alma"}.get(number.stat)
    who = "suyo" if number.of == "each" else "de " + tell.who(number.of).text
    return f"cada {what or STATS[number.stat]} {who}"


def times(tell: Tell, number: Times) -> str:
    """A number so many times over."""
    return f"{number.times} veces {tell.number(number.of)}"


def modify(tell: Tell, effect: Any, things: Phrase) -> str:
    """`esta carta gana +1000 de poder`, `esta carta cuesta 1 menos`."""
    stat = STATS[effect.stat]
    if effect.becomes is not None:
        of = "del " + things.text[3:] if things.text.startswith("el ") else "de " + things.text
        return f"el {stat} {of} pasa a ser {tell.number(effect.becomes)}"
    number, each = signed(tell, effect.by)
    if effect.stat == "cost":
        more = "menos" if number.startswith("−") else "más"
        return f"{things.text} {'cuestan' if things.plural else 'cuesta'} {number.strip('+−')} {more}{each}"
    change = f"{number} de {stat}{each}"
    if follows(tell, effect):
        return change
    gets = "recibe" if number.startswith("−") else "gana"
    return f"{things.text} {gets}{'n' if things.plural else ''} {change}"


def _cannot(does: str) -> Any:
    """`este personaje no puede ...`, `los personajes no pueden ...`."""

    def told(things: Phrase) -> str:
        if things.text == "tú":
            return f"no puedes {does}"
        word = "pueden" if things.plural else "puede"
        return f"{things.text} no {word} {does.format(agree('voltead', things.feminine, things.plural))}"

    return told


FORBIDS = {
    "stand": _cannot("ponerse en pie"),
    "reverse": _cannot("quedar {}"),
    "attack": _cannot("atacar"),
    "frontal": _cannot("hacer ataques frontales"),
    "side": _cannot("hacer ataques laterales"),
    "direct": _cannot("hacer ataques directos"),
    "pass_by": lambda things: f"todo ataque de tu oponente debe ser un ataque frontal contra {things.text}",
    "move": _cannot("moverse"),
    "encore": _cannot("usar encore"),
    "counter": _cannot("usar cartas de contraataque"),
    "event": _cannot("jugar eventos"),
}
