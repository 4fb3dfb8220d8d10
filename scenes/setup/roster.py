"""All figures, searched, filtered and sorted; and what cards say of a figure, in the language in use.

Draws nothing. A query is plain data, so that a screen can keep it and show it as chips.
"""

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from game.clix.ability_text import Printed, printed
from game.clix.cards import AbilityUse, Figure
from game.clix.dial import Card
from game.clix.team_rules import figure_name
from game.clix.traits import trait_words
from game.clix.world import compiled, shipped
from game.core.words import _, language, pick
from scenes.setup.teams import figures

SORTS = ("points", "name", "speed", "attack", "defense", "damage", "clicks")
KINDS = ("melee", "grenades", "vehicle", "upgrade_only")


@dataclass
class Query:
    """What is looked for. Empty parts ask for nothing."""

    words: str = ""
    factions: set[str] = field(default_factory=set)
    points: set[int] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    role: str = ""
    ability: str = ""
    fits: bool = False  # only what may still be added
    sort: str = "points"

    @property
    def asks(self) -> bool:
        """Whether it leaves anything out."""
        return bool(self.words.split() or self.factions or self.points or self.kinds or self.role or self.ability
                    or self.fits)  # fmt: skip


def found(query: Query, may_add: Callable[[str], bool] | None = None) -> list[str]:
    """The ids of the figures that a query finds, in its order. `may_add` says what `fits` lets through."""
    ids = [name for name, figure in figures().items() if matches(figure, query)]
    if query.fits and may_add is not None:
        ids = [name for name in ids if may_add(name)]
    return sorted(ids, key=lambda name: _order(figures()[name], query.sort))


def matches(figure: Figure, query: Query) -> bool:
    """Whether a figure is what is looked for: every word typed, and one of each group of chips."""
    text = text_of(figure.id, language())
    if any(plain(word) not in text for word in query.words.split()):
        return False
    if query.factions and figure.faction not in query.factions:
        return False
    if query.points and figure.points not in query.points:
        return False
    if query.role and figure.role != query.role:
        return False
    if query.ability and query.ability not in ability_ids(figure):
        return False
    return all(is_kind(figure, kind) for kind in query.kinds)


def is_kind(figure: Figure, kind: str) -> bool:
    """Whether a figure is of one of KINDS."""
    return {
        "melee": figure.weapon.melee,
        "grenades": figure.grenades > 0,
        "vehicle": bool(figure.vehicle),
        "upgrade_only": figure.upgrade_only,
    }[kind]


def start_row(figure: Figure) -> tuple[int, int, int, int]:
    """The four values of the click a figure enters the game on."""
    row = figure.dial[card_of(figure.id).start - 1]
    return row[0], row[1], row[2], row[3]


def _order(figure: Figure, sort: str) -> tuple[object, ...]:
    name = plain(figure_name(figure))
    if sort == "name":
        return (name, figure.points)
    if sort == "points":
        return (figure.points, name)
    if sort == "clicks":
        return (-len(figure.dial), figure.points, name)
    place = ("speed", "attack", "defense", "damage").index(sort)
    return (-start_row(figure)[place], figure.points, name)


# -- what cards say ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def card_of(name: str) -> Card:
    """A figure as the rules read it."""
    return compiled(figures()[name].data)


@lru_cache(maxsize=1024)
def abilities_of(name: str, code: str) -> tuple[Printed, ...]:
    """The abilities that a figure's card prints, in a language."""
    return tuple(printed(card_of(name), code))


def ability_ids(figure: Figure) -> set[str]:
    """The shared abilities a figure has."""
    return {one.use for one in figure.abilities if isinstance(one, AbilityUse)}


def ability_names() -> list[tuple[str, str]]:
    """The shared abilities that any figure has, by name: (id, name)."""
    used = set().union(*(ability_ids(figure) for figure in figures().values()))
    named = {name: pick(ability.name) for name, ability in shipped().abilities.items() if name in used}
    return sorted(named.items(), key=lambda pair: plain(pair[1]))


def faction_names() -> dict[str, str]:
    """The factions by id, as they are called."""
    return {one.id: pick(one.name) for one in shipped().factions.values()}


def role_words(role: str) -> str:
    """A role in words; one that the program does not know as it stands in the file."""
    return _role_words(language()).get(role, role.replace("_", " "))


@lru_cache(maxsize=2)
def _role_words(_code: str) -> Mapping[str, str]:
    return {
        "assault": _("assault"), "augur": _("augur"), "brute": _("brute"), "champion": _("champion"),
        "chieftain": _("chieftain"), "colossus": _("colossus"), "drone": _("drone"), "engineer": _("engineer"),
        "glider": _("glider"), "guard": _("guard"), "gunslinger": _("gunslinger"), "heavy": _("heavy weapons"),
        "marine": _("marine"), "medic": _("medic"), "officer": _("officer"), "recruit": _("recruit"),
        "rover": _("rover"), "salvager": _("salvager"), "scout": _("scout"), "sharpshooter": _("sharpshooter"),
        "skirmisher": _("skirmisher"), "sniper": _("sniper"), "tank": _("tank"), "thrall": _("thrall"),
        "veteran": _("veteran"), "warlord": _("warlord"), "warrior": _("warrior"), "wraith": _("wraith"),
        "zealot": _("zealot"),
    }  # fmt: skip


def roles() -> list[tuple[str, str]]:
    """Every role that a figure has, by its words: (role, words)."""
    found_roles = {figure.role for figure in figures().values()}
    return sorted(((role, role_words(role)) for role in found_roles), key=lambda pair: plain(pair[1]))


def kind_words(kind: str) -> str:
    """One of KINDS in words."""
    return {
        "melee": _("melee"), "grenades": _("grenades"), "vehicle": _("vehicle"), "upgrade_only": _("upgrade only"),
    }[kind]  # fmt: skip


def sort_words(sort: str) -> str:
    """One of SORTS in words."""
    return {
        "points": _("points"), "name": _("name"), "speed": _("speed"), "attack": _("attack"),
        "defense": _("defense"), "damage": _("damage"), "clicks": _("clicks"),
    }[sort]  # fmt: skip


def weapon_name(figure: Figure) -> str:
    """The name of a figure's weapon."""
    name = figure.weapon.name
    return pick({"en": name["en"], "es": name["es"]}) if name is not None else _("Weapon")


def weapon_words(figure: Figure) -> str:
    """Its reach, and what a hit pushes."""
    from game.core.words import n_

    weapon = figure.weapon
    words = [_("Adjacent units only.") if weapon.melee else _("No limit of range.")]
    if weapon.knockback:
        words.append(n_("A hit pushes up to {n} square.", "A hit pushes up to {n} squares.", weapon.knockback))
    if weapon.blocked_damage:
        words.append(n_("A blocked push costs {n} click.", "A blocked push costs {n} clicks.", weapon.blocked_damage))
    return " ".join(words)


def plain(words: str) -> str:
    """Words without accents and capitals, for comparing.

    >>> plain("Tiradora Ágil")
    'tiradora agil'
    """
    spread = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


@lru_cache(maxsize=1024)
def text_of(name: str, code: str) -> str:
    """Everything that can be found by typing: names, role, weapon, faction, abilities and their texts."""
    figure = figures()[name]
    parts = [*figure.name.values(), figure.id.replace("_", " "), figure.role, weapon_name(figure)]
    parts += [faction_names().get(figure.faction, ""), *trait_words(figure.traits, figure.gender, code)]
    parts.append(role_words(figure.role))
    parts += [f"{one.name} {one.text}" for one in abilities_of(name, code)]
    return plain(" ".join(str(part) for part in parts))
