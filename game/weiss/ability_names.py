"""What traits and cards are called in a language, as far as the shipped titles say. Knows no text."""

from functools import lru_cache

from game.weiss.world import shipped


@lru_cache(maxsize=1)
def _traits() -> dict[str, dict[str, str]]:
    titles = shipped().titles.values()
    return {trait.id: dict(trait.name) for title in titles for trait in title.traits}


@lru_cache(maxsize=1)
def _cards() -> dict[str, dict[str, str]]:
    return {card.name["en"]: dict(card.name) for card in shipped().models.values()}


def trait_name(trait: str, code: str) -> str:
    """A trait as it is written in a language; one that no title has, with a capital."""
    return _traits().get(trait, {}).get(code) or trait.replace("_", " ").capitalize()


def name_in(name: str, code: str) -> str:
    """The name in a language of the card that is called so in English."""
    return _cards().get(name, {}).get(code, name)
