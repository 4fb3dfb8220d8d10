"""From what was on the table, what happened and what is there now: which cards are on their way from where to where.

Reads the nodes of the table and events by kind; decides nothing and changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.core.events import Event, visible_to
from game.stargate.position import StargatePosition, owner_of
from scenes.stargate.flights import CardFlight, Spot, back_flight, card_flight, power_sign, stamp, words_sign
from scenes.stargate.motion import Flyer
from scenes.stargate.nodes import CardNode
from scenes.stargate.sums import HIDDEN

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

BEATS = {
    "turn_begins": 200, "mission_played": 260, "play": 120, "play_obstacle": 120, "play_adversary": 120,
    "complicate": 120, "boost": 160, "activate": 120, "resolved": 620, "stopped": 170, "incapacitated": 170,
    "destroyed": 170, "fate": 240, "glyph_earned": 260, "glyph_moved": 260, "drawn": 200, "discarded": 160,
    "taken": 200, "flipped": 200, "readied": 120, "shuffled_in": 160,
}  # fmt: skip
"""How long after the first of a kind of event the next kind sets out, in ms."""
MOVED = {"glyph_earned": "mission", "glyph_moved": "mission", "mission_played": "mission"}
LONGEST = 1500.0  # ms until the last thing sets out
PILES = ("discard", "scored")
MOST_BACKS = 5


@dataclass
class Seen:
    """What was on the screen: cards by name, face-down ones in order, piles and panels by key, and how things stood."""

    seat: str = ""
    cards: dict[str, Spot] = field(default_factory=dict)
    hidden: list[Spot] = field(default_factory=list)
    anchors: dict[str, Spot] = field(default_factory=dict)
    zones: dict[str, tuple[str, str]] = field(default_factory=dict)
    power: dict[str, int] = field(default_factory=dict)


def look(scene: StargateScene) -> Seen:
    """The table as it is on the screen now; nothing before it has been laid out."""
    view = scene.shown_view
    seen = Seen(scene.shown_seat)
    if view is None:
        return seen
    for node in scene.root.walk():
        if not node.shown or not node.box.w:
            continue
        if isinstance(node, CardNode):
            spot = Spot.of(node, scene.stage.scale)
            if node.card is not None and isinstance(node.value, str):
                seen.cards[node.value] = spot
            elif node.key.startswith("complication "):
                seen.hidden.append(spot)
        elif node.key:
            seen.anchors.setdefault(node.key, Spot.at(node.box))
    seen.zones = zones(view)
    seen.power = {seat: player.power for seat, player in view.players.items()}
    return seen


def zones(view: StargatePosition) -> dict[str, tuple[str, str]]:
    """Where each known card lies: the zone and whose; glyphs lie `under` their bearer."""
    found: dict[str, tuple[str, str]] = {}
    for seat, player in view.players.items():
        for zone in ("hand", "discard", "missions", "team", "supports", "gear", "adversaries", "scored"):
            found |= {name: (zone, seat) for name in getattr(player, zone)}
    found |= {name: ("failed", view.turn) for name in view.failed}
    for bearer, state in view.cards.items():
        found |= {name: ("under", bearer) for name in state.glyphs}
    here = view.mission
    if here is not None:
        found[here.card] = ("mission", view.turn)
        found |= {name: ("here", view.villain) for name in (*here.obstacles, *here.complications)}
    found.pop(HIDDEN, None)
    return found


def flyers(scene: StargateScene, seen: Seen, events: Sequence[Event]) -> list[Flyer]:
    """Everything that moves between what was seen and what is on the screen now."""
    if not seen.cards and not seen.anchors:
        return []
    return _Plan(scene, seen, events).made()


class _Plan:
    """One change of the table."""

    def __init__(self, scene: StargateScene, seen: Seen, events: Sequence[Event]) -> None:
        self.scene, self.seen = scene, seen
        self.now = look(scene)
        self.events = [event for event in events if visible_to(event, scene.seat)]
        self.starts, self.at = self._beats()
        judged = [at for event, at in zip(self.events, self.at, strict=True) if event.kind == "resolved"]
        self.late = judged[0] + BEATS["resolved"] if judged else 0.0
        self.kinds = {event.kind for event in self.events}
        self.uncovered = list(seen.hidden[len(self.now.hidden) :])

    def _beats(self) -> tuple[dict[str, float], list[float]]:
        """When each card sets out, and when each event is shown."""
        starts: dict[str, float] = {}
        at, times, last = 0.0, [], ""
        for event in self.events:
            if event.kind in BEATS and event.kind != last:
                at += BEATS.get(last, 0)
                last = event.kind
            times.append(at)
        share = min(1.0, LONGEST / at) if at else 1.0
        times = [time * share for time in times]
        for event, time in zip(self.events, times, strict=True):
            name = event.facts.get(MOVED.get(event.kind, "card"))
            for one in [name, *(event.facts.get("cards") or ())] if event.kind != "resolved" else ():
                if isinstance(one, str):
                    starts[one] = time
        return starts, times

    def made(self) -> list[Flyer]:
        """Cards, backs, signs."""
        found: list[Flyer] = []
        names = [*self.now.cards, *(name for name in (*self.seen.cards, *self.now.zones) if name not in self.now.cards)]
        for name in dict.fromkeys(names):
            flight = self._flight(name)
            if flight is not None:
                found += card_flight(self.scene, flight)
        return [*found, *self._backs(), *self._signs()]

    def _start(self, name: str) -> float:
        return self.starts.get(name, self.late)

    # -- cards

    def _flight(self, name: str) -> CardFlight | None:
        """The way of a card, if it has moved."""
        before, after = self.seen.cards.get(name), self.now.cards.get(name)
        zone, was = self.now.zones.get(name), self.seen.zones.get(name)
        if before is not None and after is not None:
            if (zone and zone[0] == "hand" and was and was[0] == "hand") or before.near(after):
                return None
        elif zone == was:
            return None
        start = before or self._origin(name, was, zone)
        end = after or self._goal(name, zone)
        if start is None or end is None:
            return None
        middle = self._middle() if "play" in self.kinds and zone is not None and zone[0] == "discard" else None
        shown = self._plays(name) if middle is not None else False
        return CardFlight(
            name, start, end, self._start(name), rests=before is not None, lands=after is not None,
            through=middle if shown else None,
        )  # fmt: skip

    def _plays(self, name: str) -> bool:
        """Whether it is an event that was just played: it is shown in the middle on its way."""
        return any(event.kind == "play" and event.facts.get("card") == name for event in self.events)

    def _middle(self) -> Spot | None:
        place = self.now.anchors.get("middle") or self.seen.anchors.get("middle")
        return place.sized(round(150 * self.scene.stage.scale * self.scene.spots.size)) if place is not None else None

    def _origin(self, name: str, was: tuple[str, str] | None, zone: tuple[str, str] | None) -> Spot | None:
        """Where a card comes from that was not in sight."""
        if zone is None:
            return None
        owner = zone[1] if zone[1] in self.scene.view.players else self.scene.view.turn
        if was is not None and was[0] in PILES:
            return self._anchor(f"{was[0]} {was[1]}", was[1])
        if was is not None and was[0] == "failed":
            return self._anchor("failed", owner)
        if zone[0] in ("mission", "missions"):
            return self._anchor("mission pile", owner)
        if zone[0] == "hand":
            return self._anchor(f"deck {owner}", owner)
        if zone[0] == "discard" and self.uncovered and self._said("destroyed", name):
            return self.uncovered.pop()
        if zone[0] == "discard" and any(e.kind == "fate" and e.facts["choice"] == "revive" for e in self.events):
            return self._anchor(f"deck {owner}", owner)
        return self._hand(owner)

    def _said(self, kind: str, name: str) -> bool:
        return any(event.kind == kind and event.facts.get("card") == name for event in self.events)

    def _hand(self, seat: str) -> Spot | None:
        return self._anchor("hand" if seat == self.scene.near else f"backs {seat}", seat)

    def _goal(self, name: str, zone: tuple[str, str] | None) -> Spot | None:
        """Where a card goes that is no longer in sight."""
        if zone is None:
            owner = owner_of(self.scene.view, name)
            return self._hand(owner) if self._said("taken", name) else self._anchor(f"deck {owner}", owner)
        place, whose = zone
        if place == "under":
            bearer = self.now.cards.get(whose)
            return bearer.tab(self.scene.stage.scale) if bearer is not None else None
        if place == "hand":
            return self._hand(whose)
        key = {"missions": "mission pile", "failed": "failed"}.get(place, f"{place} {whose}")
        return self._anchor(key, whose)

    def _anchor(self, key: str, seat: str) -> Spot | None:
        for known in (key, f"plaque {seat}", f"other {seat}"):
            spot = self.now.anchors.get(known) or self.seen.anchors.get(known)
            if spot is not None:
                return spot if known == key and known != "hand" else spot.sized(round(90 * self.scene.stage.scale))
        return None

    # -- what nobody knows the face of

    def _backs(self) -> list[Flyer]:
        """Cards that are drawn or laid by somebody else: backs."""
        found: list[Flyer] = []
        for event, at in zip(self.events, self.at, strict=True):
            seat = str(event.facts.get("by") or "")
            if event.kind == "drawn" and seat != self.scene.seat:
                start, end = self._anchor(f"deck {seat}", seat), self._hand(seat)
                for k in range(min(MOST_BACKS, int(event.facts["count"]))):
                    if start is not None and end is not None:
                        found.append(back_flight(self.scene, start, end.sized(start.size[0]), at + 70 * k))
        for k in range(len(self.seen.hidden), len(self.now.hidden)):
            start = self._hand(self.scene.view.villain)
            if start is not None:
                found.append(back_flight(self.scene, start, self.now.hidden[k], 0.0, f"complication {k}"))
        return found

    # -- signs

    def _signs(self) -> list[Flyer]:
        """Power that came or went, a pass of somebody else, how a mission was judged."""
        found: list[Flyer] = []
        scene = self.scene
        for event, at in zip(self.events, self.at, strict=True):
            if event.kind == "resolved":
                place = self.seen.cards.get(event.facts["mission"]) or self.now.anchors.get("middle")
                found += stamp(scene, place, at, event.facts) if place is not None else []
            if event.kind == "passed" and event.facts["by"] != scene.seat:
                place = self.now.anchors.get(f"plaque {event.facts['by']}")
                found += words_sign(scene, place, at) if place is not None else []
        for seat, power in self.seen.power.items():
            place = self.now.anchors.get(f"plaque {seat}")
            change = scene.view.players[seat].power - power
            if change and place is not None:
                found.append(power_sign(scene, place, change, self.late))
        return found
