"""A card's face out of the data of its content file, in the language in use.

The only module of this folder that knows the words of the game; still no rule of it.
"""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from game.core.words import N_, _, language, p_, pick
from scenes.art.cards.face import CardFace, Labels, Numbers
from scenes.art.cards.tokens import GLYPHS, SKILLS, is_villain

Data = Mapping[str, Any]

TYPE_LINES = {
    "team": N_("Team character"), "support": N_("Support character"), "gear": N_("Gear"), "event": N_("Event"),
    "obstacle": N_("Obstacle"), "adversary": N_("Adversary"), "mission": N_("Mission"), "ship": N_("Ship"),
}  # fmt: skip
SHORT = {**TYPE_LINES, "support": N_("Support")}
MISSIONS = {
    "culture": N_("Culture mission"), "science": N_("Science mission"),
    "combat": N_("Combat mission"), "ingenuity": N_("Ingenuity mission"),
}  # fmt: skip
SKILL_WORDS = {
    "culture": N_("Culture"), "science": N_("Science"), "combat": N_("Combat"), "ingenuity": N_("Ingenuity"),
}  # fmt: skip
GLYPH_WORDS = {
    "gemini": N_("Gemini"), "libra": N_("Libra"), "orion": N_("Orion"), "pisces": N_("Pisces"),
    "scorpius": N_("Scorpius"), "triangulum": N_("Triangulum"),
}  # fmt: skip
TRAITS = {
    "sgc": "SGC", "nid": "NID", "jaffa": "Jaffa", "tok'ra": "Tok'ra", "goa'uld": "Goa'uld", "asgard": "Asgard",
    "ori": "Ori", "atlantis": N_("Atlantis"), "russian": N_("Russian"), "ancient": N_("Ancient"),
    "political": N_("Political"), "replicator": N_("Replicator"), "disease": N_("Disease"),
}  # fmt: skip
SETS = {"base": "Base", "lords": "Lords", "ori": "Ori"}
REMINDERS = {
    "team": N_("In play from the start. Assigned to a mission, it adds its skill."),
    "support": N_("Once played, it can be assigned to a mission and adds its skill."),
    "gear": N_("Once played, it stays in play."),
    "event": N_("Takes effect when it is played, then is discarded."),
    "obstacle": N_("Played on the mission, it raises the difficulty."),
    "adversary": N_("Assigned to the mission, it raises the difficulty."),
    "mission": N_("Its success is worth its experience and its glyph."),
    "ship": N_("Shown in the collection; not played with these rules."),
}
_POWER = re.compile(r"(\d+) (?:power|de energía)\b")


def face_of(data: Data, text: str = "", changed: Mapping[str, int] | None = None) -> CardFace:
    """The face of a card from its data (as the file gives it), its rules text and its present numbers."""
    kind = data["kind"]
    traits = trait_ids(data)
    difficulty = data.get("difficulty") or 0
    return CardFace(
        kind=kind,
        title=pick(data.get("title") or data["id"]),
        subtitle=pick(data.get("subtitle") or ""),
        cost=data.get("cost") or 0,
        points=data.get("points") or 0,
        skills=_numbers(data.get("skills")),
        difficulty=_numbers(difficulty) if isinstance(difficulty, Mapping) else difficulty,
        skill=data.get("skill") or "",
        experience=data.get("experience") or 0,
        glyph=data.get("glyph") or "",
        revive=data.get("revive") or 0,
        firepower=data.get("firepower") or 0,
        traits=tuple(trait_word(trait) for trait in traits),
        text=with_signs(text),
        reminder=_(REMINDERS[kind]),
        footer=footer(data),
        seed=data["id"],
        number=data.get("number") or 0,
        labels=labels(data),
        changed=tuple(sorted((changed or {}).items())),
        trait_ids=traits,
        person=_english(data.get("title") or data["id"]),
    )


def _numbers(values: Mapping[str, int] | None) -> Numbers:
    return tuple((skill, values[skill]) for skill in SKILLS if values and values.get(skill) is not None)


def _english(names: Any) -> str:
    return names if isinstance(names, str) else str(names.get("en", ""))


def trait_ids(data: Data) -> tuple[str, ...]:
    """The traits as single words."""
    return tuple(word for trait in data.get("traits") or () for word in trait.split())


def trait_word(trait: str) -> str:
    """A trait as it is shown."""
    return _(TRAITS[trait]) if trait in TRAITS else trait.capitalize()


def footer(data: Data) -> str:
    """Set, number and rarity."""
    name = SETS.get(data.get("set") or "", str(data.get("set") or "").capitalize())
    return f"{name} {data.get('number', '')} · {data.get('rarity', '')}".strip(" ·")


def labels(data: Data) -> Labels:
    """The fixed words of a card."""
    kind = data["kind"]
    line = MISSIONS[data["skill"]] if kind == "mission" else TYPE_LINES[kind]
    glyph = data.get("glyph") or ""
    return Labels(
        type_line=_(line),
        type_short=p_("kind of card", "Team") if kind == "team" else _(SHORT[kind]),
        side=_("Villain") if is_villain(kind) else _("Hero"),
        revive=_("Revive"),
        experience=_("exp."),
        firepower=_("Firepower"),
        glyph=_(GLYPH_WORDS[glyph]) if glyph in GLYPHS else "",
    )


def with_signs(text: str) -> str:
    """Rules text with the sign of a skill before its name and a glyph's before its own."""
    if not text or "{" in text:
        return text
    for prefix, words in (("", SKILL_WORDS), ("glyph:", GLYPH_WORDS)):
        for name, word in words.items():
            known = "|".join(sorted({re.escape(word), re.escape(_(word))}))
            text = re.sub(rf"\b({known})\b", rf"{{{prefix}{name}}} \1", text)
    return _POWER.sub(r"\1{bolt}", text)


def rules_text(data: Data) -> str:
    """What a card prints, told from its effects in the language in use; nothing where none are known."""
    return _told(data["id"], data["kind"], json.dumps(data.get("abilities") or []), language())


@lru_cache(maxsize=2000)
def _told(card: str, kind: str, abilities: str, code: str) -> str:
    from game.content.shape import adapter
    from game.stargate.ability_data import AbilityData
    from game.stargate.ability_text import paragraph_text

    paragraphs = json.loads(abilities)
    return "\n".join(paragraph_text(adapter(AbilityData).validate_python(one), kind, code) for one in paragraphs)
