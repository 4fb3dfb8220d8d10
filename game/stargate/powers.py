"""The texts of the cards in a game, compiled and indexed: what each has, by what asks for it.

Built once with a world. Knows no rule; which cards' texts count is asked of the position.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from game.core.effects.ready import Ready, Row, listing, make_ready
from game.stargate.cards import Card
from game.stargate.position import StargatePosition, base, owner_of

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Powers:
    """What the cards of a game can do.

    `tables`: (table, word) to card id to its rows. `texts`: every text of a card id, in its order. `by_key`: a text
    by `CARD/NUMBER`.
    """

    tables: dict[tuple[str, str], dict[str, tuple[Row, ...]]]
    texts: dict[str, tuple[Ready, ...]]
    by_key: dict[str, Ready]


def powers_of(cards: Mapping[str, Card], own: frozenset[str]) -> Powers:
    """Compile the texts of the cards; those in `own` are the game's own and not shipped."""
    from game.stargate.ability_words import LANGUAGE  # the words say what they mean in a position, and find texts here

    texts = {name: _own(card) if name in own else _shipped(name) for name, card in cards.items()}
    texts = {name: several for name, several in texts.items() if several}
    tables: dict[tuple[str, str], dict[str, tuple[Row, ...]]] = {}
    for name, several in texts.items():
        for key, rows in listing(LANGUAGE, several).items():
            tables.setdefault(key, {})[name] = rows
    return Powers(tables, texts, {ready.key: ready for several in texts.values() for ready in several})


def compiled_texts(card: Card) -> tuple[Ready, ...]:
    """The texts of a card that is in no game: as its data says."""
    return _own(card)


def _own(card: Card) -> tuple[Ready, ...]:
    from game.content.shape import adapter
    from game.stargate.ability_data import AbilityData

    raw = card.data.get("abilities") or ()
    return _ready(card.id, [adapter(AbilityData).validate_python(one) for one in raw])


@lru_cache(maxsize=2000)
def _shipped(name: str) -> tuple[Ready, ...]:
    from game.stargate.world import shipped

    return _ready(name, shipped().models[name].abilities or ())


def _ready(name: str, paragraphs: Iterable[Any]) -> tuple[Ready, ...]:
    return tuple(make_ready(f"{name}/{number}", one) for number, one in enumerate(paragraphs, start=1))


# -- what the interpreter asks --------------------------------------------------------------------------------


def bearers(position: StargatePosition, table: str, word: str) -> Iterable[tuple[str, str, tuple[Row, ...]]]:
    """`(card, seat, rows)` of every card whose text counts now and has rows in that table."""
    rows = position.world.powers.tables.get((table, word))
    if rows is None:
        return ()
    found: list[tuple[str, str, tuple[Row, ...]]] = once(
        position,
        (table, word),
        lambda: [(name, seat, rows[base(name)]) for name, seat in in_force(position) if base(name) in rows],
    )
    return found


def once(position: StargatePosition, key: Any, work: Callable[[], T]) -> T:
    """What `work` finds; looked up only once while the position is held still."""
    still = position.world.still
    if not still or still[0] is not position:
        return work()
    known = still[1]
    if key not in known:
        known[key] = work()
    found: T = known[key]
    return found


@contextmanager
def holding_still(position: StargatePosition) -> Iterator[None]:
    """While nothing changes the position: whose texts count is looked up once for each question."""
    still = position.world.still
    if still:
        yield
        return
    still[:] = [position, {}]
    try:
        yield
    finally:
        still.clear()


def in_force(position: StargatePosition) -> list[tuple[str, str]]:
    """Every card whose text counts now, with its seat: the hero player's hero cards, the villain's villain cards."""
    return once(position, "in force", lambda: _in_force(position))


def _in_force(position: StargatePosition) -> list[tuple[str, str]]:
    hero, villain, here, cards = position.turn, position.villain, position.mission, position.cards
    player = position.players[hero]
    found = [
        (name, hero) for name in (*player.team, *player.supports, *player.gear)
        if cards[name].state != "incapacitated"
    ]  # fmt: skip
    if here:
        found.append((here.card, hero))
        found += [(name, villain) for name in here.obstacles]
    if villain:
        found += [(name, villain) for name in position.players[villain].adversaries]
    return found


def own_rows(position: StargatePosition, name: str, table: str, word: str) -> list[tuple[str, str, tuple[Row, ...]]]:
    """The rows of a card that is not in play yet, about itself: what its own cost is."""
    rows = position.world.powers.tables.get((table, word), {}).get(base(name))
    if rows is None or name in position.cards:
        return []
    seat = owner_of(position, name)
    return [(name, seat, tuple(row for row in rows if row[1].card == "self"))]


def find(position: StargatePosition, key: str) -> Ready:
    """The text of that key: `CARD/NUMBER`."""
    found: Ready = position.world.powers.by_key[key]
    return found


def texts_of(position: StargatePosition, name: str) -> tuple[Ready, ...]:
    """Every text of a card."""
    found: tuple[Ready, ...] = position.world.powers.texts.get(base(name), ())
    return found


def number_of(ready: Ready) -> int:
    """The number of a text on its card, from 1."""
    return int(ready.key.rpartition("/")[2])
