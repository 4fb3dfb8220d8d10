"""Why an act of StarCraft is refused: the first reason, in the order piece, state, way, cost, target."""

from collections.abc import Callable, Mapping
from typing import Any

from game.starcraft import (
    aftermath,
    battle,
    battle_cards,
    board,
    building,
    execution,
    limits,
    mobilize,
    paying,
    planning,
    regroup,
    research,
)
from game.starcraft.acts import items_of, under_way
from game.starcraft.build_order import why_not_all
from game.starcraft.moving import events_of
from game.starcraft.position import KINDS, Skirmish, StarcraftPosition, planet_of, token_kind
from game.starcraft.wish_values import check_values

Wish = Mapping[str, Any]
Judge = Callable[[StarcraftPosition, str, Wish], str | None]

CODES = (
    building.CODES
    | mobilize.CODES
    | frozenset(
        {
            "no_such_place", "no_such_order", "no_special_orders", "not_adjacent", "no_order_there", "order_covered",
            "order_under_way", "not_obstructed", "nothing_under_way", "must_pair", "no_such_unit", "assist_unit",
            "already_paired", "not_in_battle", "not_a_supporter", "no_such_skirmish", "already_resolved",
            "already_played", "no_such_card", "not_in_hand", "one_standard_card", "one_reinforcement",
            "reinforcement_needs_standard", "blind_card_alone", "nothing_to_draw", "wrong_number",
            "no_retreat_there", "no_transport", "must_play", "no_effect", "already_done", "no_such_technology",
            "not_enough_resources", "no_card_to_keep", "needs_a_special_order", "first_skirmish_first",
        }
    )
)  # fmt: skip


def why_not(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    """The first reason against an act of `seat`. Raises MalformedAct for values that are of no use at all."""
    check_values(act)
    return JUDGES[act["act"]](position, seat, act)


# -- planning and execution


def _place_order(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    player, face = position.players[seat], (act["order"], act.get("special", False))
    if act["planet"] not in position.planets:
        return "no_such_place"
    if act["order"] not in KINDS or face not in [token_kind(token) for token in player.orders]:
        return "no_such_order"
    if face[1] and planning.specials_placed(position, seat) >= player.specials:
        return "no_special_orders"
    return None if act["planet"] in board.within_reach(position, seat) else "not_adjacent"


def _execute(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    if position.executing is not None:
        return "order_under_way"
    if act.get("planet") not in position.planets:
        return "no_such_place"
    stack = position.stacks.get(act["planet"], [])
    if all(owner != seat for owner, _number in stack):
        return "no_order_there"
    return None if stack[-1][0] == seat else "order_covered"


def _draw_event(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    if not act.get("obstructed"):
        return _execute(position, seat, act)
    if position.executing is not None:
        return "order_under_way"
    return "not_obstructed" if execution.tops(position, seat) else None


def _order(position: StarcraftPosition, kind: str) -> str | None:
    """Why acts of a kind of order cannot be made: no such order is under way."""
    now = position.executing
    if now is None:
        return "nothing_under_way"
    return None if now["order"] == kind else "no_such_order"


def _done(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    if position.phase == "skirmishes":
        return "must_pair"
    return "nothing_under_way" if position.executing is None else None


def _mobilize(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    return _order(position, "mobilize") or mobilize.why_not_moves(position, under_way(position), act["moves"])


def _liftoff(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    return _order(position, "mobilize") or mobilize.why_not_liftoff(position, under_way(position), act["to"])


def _build(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    code = _order(position, "build")
    if code:
        return code
    items, values = items_of(act), under_way(position)
    if not items or (act.get("workers") or 0) < 0:
        here = board.present(position, values["planet"], seat)
        return "wrong_number" if here else "no_presence"
    code, bill = why_not_all(position, values, items)
    return code or paying.why_not_pay(position, seat, bill, act.get("pay"))


def _scrap(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    code, what = _order(position, "build"), act["what"]
    if code:
        return code
    owner = position.units[what].owner if what in position.units else position.bases.get(what, "")
    if not owner and what not in position.transports:
        return "no_such_unit"
    if seat not in (owner, *position.transports.get(what, ())):
        return "not_yours"
    found = limits.scrappable(position, seat, under_way(position)["planet"])
    return None if what in found else "nothing_to_make_room_for"


def _research(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    code = _order(position, "research")
    if code:
        return code
    values, name = under_way(position), act.get("technology")
    if board.base_on(position, values["planet"], seat) is None:
        return "no_base"
    if "done" in values:
        return "already_done"
    code = _why_not_technology(position, seat, act, name)
    if code or "extra" not in act:
        return code
    if act["extra"] not in ("event", "card"):
        return "no_such_order"
    if not values["special"]:
        return "needs_a_special_order"
    kept = act["extra"] == "event" or (name is not None and research.drawable(position, seat, name))
    return None if kept else "no_card_to_keep"


def _why_not_technology(position: StarcraftPosition, seat: str, act: Wish, name: str | None) -> str | None:
    if name is None:
        return None
    faces, player = position.world.faces, position.players[seat]
    if all(faces[card].technology != name for card in player.tech_deck):
        return "no_such_technology"
    return paying.why_not_pay(position, seat, research.cost_of(position, name), act.get("pay"))


# -- battles


def _pair(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    here = battle_cards.battle_of(position)
    for key, owner in (("attacker", here.attacker), ("defender", here.defender)):
        code = _why_not_fighter(position, here, act[key], owner)
        if code:
            return code
    return None


def _why_not_fighter(position: StarcraftPosition, here: Any, name: str, owner: str) -> str | None:
    if name not in position.units:
        return "no_such_unit"
    if name not in board.own_units(position, here.at, owner):
        return "not_in_battle"
    if name in battle.assigned(here):
        return "already_paired"
    return None if name in battle.fighters(position, here, owner) else "assist_unit"


def _skirmish(position: StarcraftPosition, number: int) -> Skirmish | None:
    there = battle_cards.battle_of(position).skirmishes
    return there[number] if 0 <= number < len(there) else None


def _support(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    if act["unit"] not in position.units:
        return "no_such_unit"
    if act["unit"] not in battle.supporters(position, battle_cards.battle_of(position), seat):
        return "not_a_supporter"
    return None if _skirmish(position, act["skirmish"]) else "no_such_skirmish"


def _play_cards(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    here, number, cards = battle_cards.battle_of(position), act["skirmish"], act.get("cards") or []
    if _skirmish(position, number) is None:
        return "no_such_skirmish"
    if number not in battle_cards.to_fill(position, here, seat):
        return "already_played"
    return _why_not_cards(position, seat, cards, act.get("from_deck", False)) or _why_not_yet(position, act)


def _why_not_cards(position: StarcraftPosition, seat: str, cards: list[str], blind: bool) -> str | None:
    player, faces = position.players[seat], position.world.faces
    if any(card.partition("#")[0] not in faces and card not in faces for card in cards):
        return "no_such_card"
    if any(card not in player.hand for card in cards) or len(set(cards)) < len(cards):
        return "not_in_hand"
    standard = sum(faces[card].kind == "standard" for card in cards)
    if standard + blind > 1:
        return "one_standard_card"
    if blind:
        return "blind_card_alone" if cards else _why_not_blind(position, seat)
    if not cards:
        return "wrong_number"
    if standard == 0:
        return "reinforcement_needs_standard"
    return "one_reinforcement" if len(cards) > 2 else None


def _why_not_blind(position: StarcraftPosition, seat: str) -> str | None:
    player, faces = position.players[seat], position.world.faces
    held = any(faces[card].kind == "standard" for card in player.hand)
    return "nothing_to_draw" if held and not (player.deck or player.discard) else None


def _why_not_yet(position: StarcraftPosition, act: Wish) -> str | None:
    """With very many ways to play cards the skirmishes are filled in order."""
    assert position.ask is not None
    offered = {option[1] for option in position.ask.options}
    return None if not offered or act["skirmish"] in offered else "first_skirmish_first"


def _resolve(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    one = _skirmish(position, act["skirmish"])
    if one is None:
        return "no_such_skirmish"
    return "already_resolved" if one.resolved else None


def _retreat(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    here, area = battle_cards.battle_of(position), act["to"]
    if area not in position.world.areas:
        return "no_such_place"
    planet, other = planet_of(here.at), planet_of(area)
    beside = other in board.next_to(position, planet)
    if other != planet and beside and other not in board.bridges(position, planet, seat):
        return "no_transport"
    found = ["retreat", area] in aftermath.retreats(position, under_way(position))
    return None if found else "no_retreat_there"


def _play_event(position: StarcraftPosition, seat: str, act: Wish) -> str | None:
    options = regroup.event_choices(position, under_way(position))
    if ["play_event", act["card"]] in options:
        return None
    if act["card"] is None:
        return "must_play"
    if act["card"] not in events_of(position.players[seat]):
        return "not_in_hand"
    return "must_play" if len(options) == 1 and options[0][1] is not None else "no_effect"


JUDGES: Mapping[str, Judge] = {
    "place_order": _place_order, "execute": _execute, "draw_event": _draw_event, "mobilize": _mobilize,
    "build": _build, "research": _research, "liftoff": _liftoff, "scrap": _scrap, "pair": _pair, "support": _support,
    "play_cards": _play_cards, "resolve": _resolve, "retreat": _retreat, "play_event": _play_event, "done": _done,
}  # fmt: skip
