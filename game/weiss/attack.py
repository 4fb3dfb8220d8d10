"""One attack, step by step: declaration, trigger, counter, damage, battle. A check timing follows each.

Source: Weiß Schwarz, Fase de ataque, pasos 1 a 5; the official Q&A 5 and 6 (the kind is fixed at declaration).
"""

from game.core.events import happened
from game.core.flow import call
from game.core.knowing import show
from game.core.position import Ask, Values
from game.weiss import dealing, moving, numbers
from game.weiss.ability_rules import start_icon
from game.weiss.counters import counters, use_counter
from game.weiss.happenings import happens
from game.weiss.numbers import is_forbidden
from game.weiss.position import Attack, WeissPosition, facing, on_stage, other
from game.weiss.timing import check, interrupts


def declare(position: WeissPosition, values: Values) -> Ask | str | None:
    """The attacker rests; what the kind of attack does to its damage is fixed now."""
    name, kind = values["attacker"], values["kind"]
    target = stands_in_the_way(position, position.turn) or facing(position, name)
    change = 1 if kind == "direct" else 0
    if kind == "side":
        assert target is not None
        change = -numbers.level(position, target)
    position.attack = Attack(name, kind, None if kind == "direct" else target, change)
    position.attacks_made += 1
    position.cards[name].state = "rested"
    happened(position, "attack", by=position.turn, card=name, how=kind, target=position.attack.target)
    happens(position, "attacks", {"attacker": name, "facing": position.attack.target, "seat": position.turn})
    check(position)
    return None


def stands_in_the_way(position: WeissPosition, seat: str) -> str | None:
    """A character of the opponent that cannot be passed by: every attack is a frontal attack on it."""
    if not position.lasting and ("forbid", "pass_by") not in position.world.powers.marks:
        return None
    for name in on_stage(position, other(position, seat)):
        if position.cards[name].state != "reversed" and is_forbidden(position, "pass_by", name):
            return name
    return None


def trigger(position: WeissPosition, values: Values) -> Ask | str | None:
    """The attacking player's trigger check."""
    call(position, "trigger_check", by=position.turn)
    return None


def after_trigger(position: WeissPosition, values: Values) -> Ask | str | None:
    """A check timing."""
    check(position)
    return None


def counter(position: WeissPosition, values: Values) -> Ask | str | None:
    """Only on a frontal attack, and only a defender who holds a usable card is asked."""
    here = position.attack
    assert here is not None
    if here.kind != "frontal":
        return "deal_damage"
    defender = other(position, position.turn)
    if not counters(position, defender):
        return "deal_damage"
    position.phase = "counter"
    return Ask(defender, "counter")


def take_counter(position: WeissPosition, values: Values) -> Ask | str | None:
    """One card, or none."""
    _verb, name = values.pop("answer")
    position.phase = "attack"
    if name is None:
        return "deal_damage"
    use_counter(position, other(position, position.turn), name)
    return None


def after_counter(position: WeissPosition, values: Values) -> Ask | str | None:
    """A check timing."""
    check(position)
    return None


def deal_damage(position: WeissPosition, values: Values) -> Ask | str | None:
    """As much as the attacker's soul, with what the declaration added; none once it has left."""
    here = position.attack
    assert here is not None
    if here.attacker in position.cards:
        soul = numbers.soul(position, here.attacker) + here.change
        dealing.damage(position, other(position, position.turn), soul, here.attacker)
    return None


def after_damage(position: WeissPosition, values: Values) -> Ask | str | None:
    """A check timing: a player at level 4 loses before the battle."""
    check(position)
    return None


def battle(position: WeissPosition, values: Values) -> Ask | str | None:
    """Only of a frontal attack, and only while both are there: the lower power is reversed, equals both."""
    here = position.attack
    assert here is not None
    first, second = here.attacker, here.target
    if here.kind == "frontal" and first in position.cards and second in position.cards:
        assert second is not None
        mine, theirs = numbers.power(position, first), numbers.power(position, second)
        happened(position, "battle", card=first, target=second, power=mine, against=theirs)
        beaten = [name for name, lost in ((first, mine <= theirs), (second, theirs <= mine)) if lost]
        moving.reverse(position, beaten)
        check(position)
    return None


def attack_over(position: WeissPosition, values: Values) -> Ask | str | None:
    """What waits for the end of the attack."""
    here = position.attack
    assert here is not None
    happens(position, "attack_ends", {"attacker": here.attacker, "seat": position.turn})
    check(position)
    return None


def no_attack(position: WeissPosition, values: Values) -> Ask | str | None:
    """The attack is over."""
    position.attack = None
    return None


ATTACK = (
    declare, trigger, after_trigger, counter, take_counter, after_counter, deal_damage, after_damage, battle,
    attack_over, no_attack,
)  # fmt: skip


# -- the trigger check ----------------------------------------------------------------------------------------


def reveal_trigger(position: WeissPosition, values: Values) -> Ask | str | None:
    """The top card of the deck waits in the resolution zone while its icons do what they do."""
    seat = values["by"]
    player = position.players[seat]
    if not player.deck:
        return "end"
    (card,) = moving.off_the_top(player, 1)
    player.resolution = [*player.resolution, card]
    values["card"] = card
    show(position, [card], position.seats)
    happened(position, "triggered", by=seat, card=card, barrier=True)
    happens(position, "trigger_check", {"card": card, "seat": seat})
    if not player.deck:
        interrupts(position, seat, ends=False)
    return None


def run_icons(position: WeissPosition, values: Values) -> Ask | str | None:
    """In the order printed."""
    for icon in reversed(position.world.printed[values["card"]].triggers):
        start_icon(position, icon, values["card"], values["by"])
    return None


def put_in_stock(position: WeissPosition, values: Values) -> Ask | str | None:
    """Face down on top of the stock, unless an icon has sent it elsewhere."""
    seat, card = values["by"], values["card"]
    player = position.players[seat]
    if card in player.resolution:
        player.resolution = [one for one in player.resolution if one != card]
        player.stock = [card, *player.stock]
    interrupts(position, seat)
    return None


TRIGGER = (reveal_trigger, run_icons, put_in_stock)
