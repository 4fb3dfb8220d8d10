"""Tolls: a small card game of two to four seats that uses everything the core offers.

Hands are the owner's, the deck is nobody's, a card played against somebody lies face down until it is turned
up; the defender may block; a roll decides; a search puts cards back in an order; the deck is shuffled again.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.chance import roll, shuffle
from game.core.events import Event, happened
from game.core.flow import call
from game.core.game import Act, Game, SetupError
from game.core.knowing import forget, show
from game.core.position import Answer, Ask, Position, Values, copy_core

HAND = 4


@dataclass(slots=True)
class Player:
    """One seat's cards; `won` are the tolls it took, face up."""

    hand: list[str] = field(default_factory=list)
    won: list[str] = field(default_factory=list)


@dataclass(slots=True)
class TollsPosition(Position):
    """The deck is listed from the top down."""

    players: dict[str, Player] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)

    def copy(self) -> "TollsPosition":
        """A position that shares nothing changeable with this one."""
        new = object.__new__(TollsPosition)
        copy_core(self, new)
        new.players = {seat: Player(p.hand.copy(), p.won.copy()) for seat, p in self.players.items()}
        new.deck, new.discard = self.deck.copy(), self.discard.copy()
        return new


def worth_of(position: TollsPosition, card: str) -> int:
    """The number on a card."""
    value: int = position.world[card.split("#")[0]]
    return value


# -- setting up --------------------------------------------------------------------------------------------


def new(seats: list[str], options: dict[str, Any], setup: dict[str, Any], chance: int) -> TollsPosition:
    """Five numbers, each `options["copies"]` times for every seat."""
    if len(seats) > 4:
        raise SetupError("at most four seats", ["seats"])
    cards = {f"n{number}": number for number in range(1, 6)}
    copies = range(1, 1 + options["copies"] * len(seats))
    names = [card if copy == 1 else f"{card}#{copy}" for card in cards for copy in copies]
    return TollsPosition(
        "tolls", seats, options, {"cards": cards, **setup}, turn=seats[0], chance=chance, deck=names,
        players={seat: Player() for seat in seats}, frames=[["game", "", {}]],
    )  # fmt: skip


def deal(position: TollsPosition, values: Values) -> None:
    """Shuffle, then a hand to each seat."""
    position.deck = shuffle(position, position.deck)
    for player in position.players.values():
        player.hand, position.deck = position.deck[:HAND], position.deck[HAND:]


def begin_turn(position: TollsPosition, values: Values) -> Ask:
    """What now: play a card against somebody, search the deck, or pass."""
    position.phase = "actions"
    return Ask(position.turn, "turn")


def take_turn(position: TollsPosition, values: Values) -> "Ask | None":
    """Start what was chosen."""
    verb, *rest = values.pop("answer")
    if verb == "card":
        values["card"] = rest[0]
        return Ask(position.turn, "against")
    if verb == "search":
        call(position, "search", by=position.turn)
    return None


def start_toll(position: TollsPosition, values: Values) -> None:
    """The card goes face down before its victim."""
    if "card" not in values:
        return
    card, victim = values.pop("card"), values.pop("answer")[1]
    hand = position.players[position.turn].hand
    forget(position, hand)
    hand.remove(card)
    happened(position, "toll", by=position.turn, against=victim)
    call(position, "toll", by=position.turn, victim=victim, card=card)


def refill(position: TollsPosition, values: Values) -> None:
    """Draw one; an empty deck is shuffled again first."""
    if not position.deck and position.discard:
        position.deck, position.discard = shuffle(position, position.discard), []
        forget(position, position.deck)
        happened(position, "shuffled", barrier=True)
    if position.deck:
        card = position.deck.pop(0)
        position.players[position.turn].hand.append(card)
        happened(position, "drawn", by=position.turn, barrier=True)
        happened(position, "drawn_card", seen_by=[position.turn], by=position.turn, card=card)


def hand_limit(position: TollsPosition, values: Values) -> "Ask | str":
    """Who holds too much says what goes."""
    over = len(position.players[position.turn].hand) - HAND
    if over <= 0:
        return "end_turn"
    return Ask(position.turn, "excess", min=over, max=over, many=True, question=True)


def take_excess(position: TollsPosition, values: Values) -> None:
    """Put the excess away, face up."""
    for card in values.pop("answer"):
        put_away(position, position.turn, card)


def end_turn(position: TollsPosition, values: Values) -> str:
    """Three tolls win; otherwise the next seat."""
    most = max(len(player.won) for player in position.players.values())
    best = [seat for seat in position.seats if len(position.players[seat].won) == most]
    if most >= 3 or position.round > 12:
        finish(position, best[0] if len(best) == 1 else "draw")
        return "end_turn"
    order = [*position.seats, *position.seats]
    place = position.seats.index(position.turn) + 1
    position.turn = next(seat for seat in order[place:] if seat not in position.out)
    position.round += position.seats.index(position.turn) < place
    return "begin_turn"


# -- a toll, a search --------------------------------------------------------------------------------------


def ask_block(position: TollsPosition, values: Values) -> "Ask | None":
    """Who holds a four or a five may block with it."""
    if blocks(position, values)[1:]:
        return Ask(values["victim"], "block", question=True, may=True)
    values["answer"] = "none"
    return None


def settle(position: TollsPosition, values: Values) -> None:
    """Turn up, roll, and give the card to the winner."""
    card, by, victim, block = (values[key] for key in ("card", "by", "victim", "answer"))
    defense = roll(position, 6)
    if block != "none":
        defense += worth_of(position, block)
        put_away(position, victim, block)
    winner = by if worth_of(position, card) + 2 > defense else victim
    position.players[winner].won.append(card)
    happened(position, "settled", barrier=True, winner=winner, card=card, block=block, defense=defense)
    position.frames.pop()


def look(position: TollsPosition, values: Values) -> "Ask | None":
    """See three cards of the deck and put them back in any order."""
    seat, top = values["by"], position.deck[:3]
    happened(position, "searched", by=seat, barrier=True)
    happened(position, "searched_cards", seen_by=[seat], cards=top)
    show(position, top, [seat])
    return Ask(seat, "order", min=len(top), max=len(top), many=True, question=True, ordered=True)


def put_back(position: TollsPosition, values: Values) -> None:
    """The chosen order, top first."""
    position.deck[:3] = values.pop("answer")


def put_away(position: TollsPosition, seat: str, card: str) -> None:
    """From a hand to the discard pile, face up."""
    position.players[seat].hand.remove(card)
    position.discard.insert(0, card)
    happened(position, "discarded", by=seat, card=card, barrier=True)


def finish(position: TollsPosition, winner: Any) -> None:
    """The game is over."""
    position.over, position.winner, position.phase = True, winner, "over"
    happened(position, "won", winner=winner, barrier=True)


# -- options, acts -----------------------------------------------------------------------------------------


def turns(position: TollsPosition, values: Values) -> list[Answer]:
    """A card of the hand, the search, a pass."""
    cards: list[Answer] = [["card", card] for card in position.players[position.turn].hand]
    return [*cards, *([["search"]] if len(position.deck) > 1 else []), ["pass"]]


def victims(position: TollsPosition, values: Values) -> list[Answer]:
    """Everybody else who still plays."""
    return [["against", seat] for seat in position.seats if seat not in (position.turn, *position.out)]


def blocks(position: TollsPosition, values: Values) -> list[Answer]:
    """Fours and fives of the victim's hand, or none."""
    return ["none", *(c for c in position.players[values["victim"]].hand if worth_of(position, c) > 3)]


def excess(position: TollsPosition, values: Values) -> list[Answer]:
    """Any card of the hand."""
    return list(position.players[position.turn].hand)


def order(position: TollsPosition, values: Values) -> list[Answer]:
    """The three top cards."""
    return position.deck[:3]


def why_not(position: TollsPosition, seat: str, act: Mapping[str, Any]) -> str | None:
    """The reasons of this game."""
    if act["act"] == "search":
        return None if len(position.deck) > 1 else "deck_empty"
    if act["act"] != "toll":
        return None
    if act["card"] not in position.players[seat].hand:
        return "not_in_hand"
    if act["against"] == seat:
        return "yourself"
    return None if ["against", act["against"]] in victims(position, {}) else "no_such_victim"


def legal_acts(position: TollsPosition, seat: str) -> list[dict[str, Any]]:
    """Every act of the seat whose turn it is."""
    if position.ask is None or position.ask.kind != "turn" or position.ask.by != seat:
        return []
    tolls = [
        {"by": seat, "act": "toll", "card": card, "against": victim[1]}
        for card in position.players[seat].hand
        for victim in victims(position, {})
    ]
    search = [{"by": seat, "act": "search"}] if len(position.deck) > 1 else []
    return [*tolls, *search, {"by": seat, "act": "pass"}]


def concede(position: TollsPosition, seat: str) -> None:
    """The last one left wins; else the game goes on without the seat from its next question on."""
    position.out.append(seat)
    left = [other for other in position.seats if other not in position.out]
    if len(left) == 1:
        finish(position, left[0])
        return
    if position.turn == seat:
        position.ask = None
        position.frames[1:] = []
        position.frames[0] = ["game", "end_turn", {}]
    elif position.ask and position.ask.by == seat:
        values = position.frames[-1][2]
        position.ask, values["answer"] = None, "none"


def worth(position: TollsPosition, seat: str, act: Mapping[str, Any]) -> float:
    """The chance to win a toll less the chance to lose it; low cards are put away, any block is good."""
    if act["act"] == "toll":
        return min(6, worth_of(position, act["card"]) + 1) / 3 - 1
    if act["act"] == "choose" and act["option"] != "none":
        assert position.ask is not None
        number = float(worth_of(position, act["option"]))
        return -number if position.ask.kind == "excess" else number
    return 0.1 if act["act"] == "search" else 0.0


# -- words -------------------------------------------------------------------------------------------------


def describe(position: TollsPosition) -> dict[str, Any]:
    """The position in the words of scenarios."""
    return {
        "deck": position.deck,
        "discard": position.discard,
        "players": {s: {"hand": p.hand, "won": p.won} for s, p in position.players.items()},
    }


def arrange(
    words: Mapping[str, Any], seats: list[str], options: dict[str, Any], cards: list[Any], chance: int
) -> TollsPosition:
    """The reverse; in `actions` unless something else is said."""
    position = new(seats, options, {}, chance)
    position.setup = {"cards": {**position.setup["cards"], **{card["id"]: card["value"] for card in cards}}}
    for key in words:
        if key not in ("deck", "discard", "players", "turn", "round", "phase", "active"):
            raise SetupError(f"unknown key {key!r}", [key])
    position.deck, position.discard = list(words.get("deck", [])), list(words.get("discard", []))
    for seat, player in words.get("players", {}).items():
        if seat not in seats:
            raise SetupError(f"no seat {seat!r}", ["players", seat])
        position.players[seat] = Player(list(player.get("hand", [])), list(player.get("won", [])))
    position.turn, position.round = words.get("turn", seats[0]), words.get("round", 1)
    position.frames = [["game", "begin_turn", {}]]
    return position


def places(position: TollsPosition) -> list[tuple[str, str]]:
    """Where every card is."""
    found = [(card, "deck") for card in position.deck] + [(card, "discard") for card in position.discard]
    for seat, player in position.players.items():
        found += [(card, f"{seat}.hand") for card in player.hand]
        found += [(card, f"{seat}.won") for card in player.won]
    return found + [(values["card"], "toll") for name, _, values in position.frames if name == "toll"]


def pool(view: TollsPosition) -> dict[str, list[str]]:
    """Every card that the viewer does not see anywhere."""
    copies = range(1, 1 + view.options["copies"] * len(view.seats))
    names = [c if copy == 1 else f"{c}#{copy}" for c in view.setup["cards"] for copy in copies]
    seen = {card for card, _ in places(view)}
    return {"": [card for card in names if card not in seen]}


def tell(event: Event, position: Any) -> str:
    """One line of the log."""
    return f"{event.kind}: " + ", ".join(f"{key} {value}" for key, value in event.facts.items())


def card_of_turn(position: Any, path: list[str], seat: str) -> bool:
    """The card on its way down is its player's until it lies there."""
    return bool(seat == position.turn)


TOLLS = Game(
    name="tolls",
    position=TollsPosition,
    procedures={
        "game": (deal, begin_turn, take_turn, start_toll, refill, hand_limit, take_excess, end_turn),
        "toll": (ask_block, settle),
        "search": (look, put_back),
    },
    asks={"turn": turns, "against": victims, "block": blocks, "excess": excess, "order": order},
    inner_asks=frozenset({"against", "block", "excess", "order"}),
    acts={
        "toll": Act(
            ("card", "against"), (), ("actions",),
            lambda position, act: [["card", act["card"]], ["against", act["against"]]],
        ),
        "search": Act((), (), ("actions",), lambda position, act: [["search"]]),
        "pass": Act((), (), ("actions",), lambda position, act: [["pass"]]),
    },
    new=new,
    world=lambda position: position.setup["cards"],
    why_not=why_not,
    legal_acts=legal_acts,
    sees={
        "players.*.hand": "owner",
        "players.*.won": "all",
        "deck": "nobody",
        "discard": "all",
        "frames.game.card": card_of_turn,
        "frames.toll.card": "owner",
        "frames.toll.*": "all",
        "frames.search.by": "all",
        "ask.turn": "owner",
        "ask.against": "all",
        "ask.block": "owner",
        "ask.excess": "owner",
        "ask.order": "owner",
    },
    pool=pool,
    concede=concede,
    describe=describe,
    arrange=arrange,
    tell=tell,
    refusal=lambda code: code.replace("_", " "),
    worth=worth,
    defaults={"copies": 2, "house": "none"},
    allowed={"copies": range(1, 21), "house": ("none", "open")},
    bound=4000,
    codes=frozenset({"not_in_hand", "yourself", "no_such_victim", "deck_empty"}),
    places=places,
    keys={"card": "word", "against": "word"},
    refers={"frames.game.card": "players.*.hand"},
    agrees={"block": lambda position, values: len(blocks(position, values)) > 1},
)  # fmt: skip
