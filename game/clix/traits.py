"""The names of traits. Knows the shipped names; a trait that has none is called by its own word."""

from collections.abc import Iterable

from game.clix.world import shipped
from game.core.words import language


def trait_name(trait: str, code: str = "", feminine: bool = False) -> str:
    """A trait in words, in the language `code` (or the one in use); `feminine` of a feminine figure.

    >>> trait_name("human", "es", feminine=True), trait_name("human", "en"), trait_name("of_glass", "es")
    ('humana', 'human', 'of glass')
    """
    known = shipped().traits.get(trait)
    if known is None:
        return trait.replace("_", " ")
    code = code or language()
    if feminine and code == "es" and known.feminine:
        return str(known.feminine)
    return str(known.name[code])


def trait_words(traits: Iterable[str], gender: str = "m", code: str = "") -> list[str]:
    """Several of them, of a figure of that gender (`m` or `f`)."""
    return [trait_name(trait, code, gender == "f") for trait in traits]
