"""Cards that are used from the hand: what level, colour and cost say; events, backups, and what may be used as counter.

Source: Weiß Schwarz, Condiciones para poder jugar una carta; the official page on the counter step.
"""

from game.core.effects import interpreter, triggers
from game.core.effects.paying import why_not_pay
from game.core.effects.reading import Cause, hold
from game.core.effects.ready import Ready
from game.core.events import happened
from game.core.flow import call
from game.core.position import Answer, Ask, Values
from game.weiss import moving, numbers
from game.weiss.happenings import happens
from game.weiss.position import WeissPosition


def why_not_level(position: WeissPosition, seat: str, name: str) -> str | None:
    """A player's level has to be the card's at least."""
    return "level_too_high" if numbers.level(position, name) > numbers.level_of(position, seat) else None


def why_not_color(position: WeissPosition, seat: str, name: str) -> str | None:
    """Its colour has to be in clock or level; level 0 is free of that, a climax never."""
    card = position.world.printed[name]
    if card.kind != "climax" and numbers.level(position, name) == 0:
        return None
    return None if card.color in numbers.colors(position, seat) else "color_missing"


def why_not_play(position: WeissPosition, seat: str, name: str) -> str | None:
    """The reason against playing a character or an event of the hand: level, colour, cost, what forbids it."""
    code = why_not_level(position, seat, name) or why_not_color(position, seat, name)
    if code:
        return code
    if numbers.cost(position, name) > len(position.players[seat].stock):
        return "not_enough_stock"
    is_event = position.world.printed[name].kind == "event"
    return "forbidden" if is_event and numbers.is_forbidden(position, "event", seat) else None


# -- events ---------------------------------------------------------------------------------------------------


def play_event(position: WeissPosition, seat: str, name: str) -> None:
    """Pay; it waits in the resolution zone while it does what it says."""
    price = numbers.cost(position, name)
    moving.put(position, name, "resolution")
    moving.pay(position, seat, price)
    happened(position, "play", by=seat, card=name)
    call(position, "event", by=seat, card=name)


def run_event(position: WeissPosition, values: Values) -> Ask | str | None:
    """Its texts in order."""
    seat, name = values["by"], values["card"]
    cause = Cause(name, seat, {"card": name, "seat": seat})
    for ready in reversed(position.world.powers.events[name]):
        if hold(position, cause, ready.ability.if_):
            interpreter.start(position, ready, cause)
    return None


def event_done(position: WeissPosition, values: Values) -> Ask | str | None:
    """To the waiting room, unless it has gone elsewhere by itself."""
    name = values["card"]
    if name in position.players[values["by"]].resolution:
        moving.put(position, name, "waiting_room")
    return None


EVENT = (run_event, event_done)


# -- counters -------------------------------------------------------------------------------------------------


def backup_of(position: WeissPosition, name: str) -> Ready | None:
    """The backup of a card."""
    several: tuple[tuple[Ready, int], ...] = position.world.powers.backups[name]
    return several[0][0] if several else None


def why_not_counter(position: WeissPosition, seat: str, name: str) -> str | None:
    """The reason against using a card of the hand in the counter step: a backup needs no colour."""
    card = position.world.printed[name]
    if "counter" not in card.icons:
        return "no_counter_icon"
    if numbers.is_forbidden(position, "counter", seat):
        return "forbidden"
    if card.kind == "event":
        return why_not_play(position, seat, name)
    backup = backup_of(position, name)
    if backup is None:
        return "no_counter_icon"
    if backup.ability.level > numbers.level_of(position, seat):
        return "level_too_high"
    cause = Cause(name, seat)
    if backup.ability.if_ and not hold(position, cause, backup.ability.if_):
        return "cannot_now"
    why = why_not_pay(position, cause, backup.bill)
    return {"resource": "not_enough_stock", "cost": "cannot_pay", None: None}[why]


def counters(position: WeissPosition, seat: str) -> list[str]:
    """The cards of the hand that can be used in the counter step now."""
    printed = position.world.printed
    hand = position.players[seat].hand
    return [name for name in hand if printed[name].icons and not why_not_counter(position, seat, name)]


def use_counter(position: WeissPosition, seat: str, name: str) -> None:
    """Play the event, or pay for the backup and let it do what it says."""
    happened(position, "counter", by=seat, card=name)
    if position.world.printed[name].kind == "event":
        play_event(position, seat, name)
        return
    backup = backup_of(position, name)
    assert backup is not None
    use(position, seat, name, backup)
    happens(position, "backed_up", {"card": name, "seat": seat})


def use(position: WeissPosition, seat: str, name: str, ready: Ready) -> None:
    """Pay what a text costs, then let it do what it says."""
    if ready.ability.limit:
        triggers.use(position, ready.key, name)
    interpreter.start(position, ready, Cause(name, seat))
    call(position, "effects", ability=ready.key, list="cost", at=0, me=name, you=seat, facts={}, names={})


def offered(position: WeissPosition, values: Values) -> list[Answer]:
    """What the defender may use, or nothing."""
    seat = next(one for one in position.seats if one != position.turn)
    return [*(["counter", name] for name in counters(position, seat)), ["counter", None]]


def holds_counter(position: WeissPosition, values: Values) -> bool:
    """Being asked tells that there is one."""
    return len(offered(position, values)) > 1
