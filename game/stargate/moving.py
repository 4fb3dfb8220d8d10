"""Cards going from place to place, and the victories looked for whenever they may have come.

Source: Reglas de Stargate TCG, Acciones del jugador Héroe, Conseguir un Glifo, Ganando la partida.
"""

from game.core.effects import modifiers as core
from game.core.events import happened
from game.stargate import numbers
from game.stargate.in_force import bearers, look_again
from game.stargate.options import option
from game.stargate.position import HAND, InPlay, Mission, StargatePosition


def draw(position: StargatePosition, seat: str, count: int) -> int:
    """Draw up to `count` cards; an empty deck gives none. Returns how many came."""
    player = position.players[seat]
    drawn = player.deck[:count]
    if drawn:
        player.deck = player.deck[count:]
        player.hand = player.hand + drawn
        happened(position, "drawn", by=seat, count=len(drawn), barrier=True)
        happened(position, "drawn_cards", seen_by=[seat], by=seat, cards=drawn)
    return len(drawn)


def refill(position: StargatePosition, seat: str) -> None:
    """Draw until the hand holds eight, as far as the deck goes."""
    draw(position, seat, max(0, HAND - len(position.players[seat].hand)))


def discard(position: StargatePosition, seat: str, names: list[str]) -> None:
    """Put cards on the seat's discard pile, face up, wherever they come from."""
    player = position.players[seat]
    player.hand = [name for name in player.hand if name not in names]
    player.discard = [*names, *player.discard]


def leave_hand(position: StargatePosition, seat: str, name: str) -> None:
    """Take a card out of a hand."""
    player = position.players[seat]
    player.hand = [card for card in player.hand if card != name]


def enter(position: StargatePosition, seat: str, name: str, row: str) -> None:
    """Put a card into one of the seat's rows (`supports`, `gear`, `adversaries`), ready."""
    player = position.players[seat]
    leave_hand(position, seat, name)
    setattr(player, row, [*getattr(player, row), name])
    position.cards[name] = InPlay()
    look_again(position)


def stop(position: StargatePosition, name: str) -> None:
    """Stop a card; one that is assigned leaves the mission."""
    leave_mission(position, name)
    position.cards[name].state = "stopped"
    happened(position, "stopped", card=name)


def ready(position: StargatePosition, name: str) -> None:
    """Ready a card; one that is assigned leaves the mission."""
    leave_mission(position, name)
    position.cards[name].state = "ready"


def leave_mission(position: StargatePosition, name: str) -> None:
    """Take a card off the mission at hand; its boosts end."""
    here = position.mission
    if here and name in here.assigned:
        here.assigned = [card for card in here.assigned if card != name]
    if here and here.adversary == name:
        here.adversary = None
    position.cards[name].boosts = 0


def destroy(position: StargatePosition, seat: str, name: str) -> None:
    """Put a card in play of `seat` on its discard pile; its glyphs go under its mission pile."""
    player = position.players[seat]
    here = position.mission
    if here and name in (*here.obstacles, *here.complications):
        here.obstacles = [card for card in here.obstacles if card != name]
        here.complications = [card for card in here.complications if card != name]
    else:
        leave_mission(position, name)
        for row in ("supports", "gear", "adversaries"):
            cards: list[str] = getattr(player, row)
            if name in cards:
                setattr(player, row, [card for card in cards if card != name])
        player.missions = [*player.missions, *position.cards.pop(name).glyphs]
    player.discard = [name, *player.discard]
    look_again(position)
    core.hand_on(position, name, None)
    end_of_source(position, name)
    happened(position, "destroyed", card=name, by=seat)


def score(position: StargatePosition, seat: str, name: str) -> None:
    """The assigned adversary goes to the scored pile: it is in play no more."""
    player = position.players[seat]
    leave_mission(position, name)
    player.adversaries = [card for card in player.adversaries if card != name]
    position.cards.pop(name)
    player.scored = [*player.scored, name]
    look_again(position)
    check_victory(position)


def put_obstacle(position: StargatePosition, seat: str, name: str) -> None:
    """An obstacle comes to the mission at hand."""
    assert position.mission is not None
    leave_hand(position, seat, name)
    position.mission.obstacles = [*position.mission.obstacles, name]
    look_again(position)


def turn_face_down(position: StargatePosition, name: str) -> None:
    """A character is incapacitated: it leaves the mission, its text counts no more."""
    leave_mission(position, name)
    position.cards[name].state = "incapacitated"
    look_again(position)


def flip(position: StargatePosition, name: str) -> None:
    """An obstacle at the mission becomes a complication."""
    here = position.mission
    assert here is not None
    here.obstacles = [card for card in here.obstacles if card != name]
    here.complications = [*here.complications, name]
    look_again(position)
    end_of_source(position, name)


def new_mission(position: StargatePosition, mission: Mission | None) -> None:
    """Another mission is at hand, or none."""
    position.mission = mission
    look_again(position)


def end_of_source(position: StargatePosition, name: str) -> None:
    """A card has left or lies face down: whom it blocked is free, unless something else blocks as well."""
    ended = [one for one in position.lasting if one["do"] == "mark" and one["unit"] == name]
    if not ended:
        return
    position.lasting = [one for one in position.lasting if one not in ended]
    held = {one["thing"] for one in position.lasting if one["do"] == "mark"}
    for one in ended:
        if one["thing"] in position.cards and one["thing"] not in held:
            position.cards[one["thing"]].blocked = False


def earn_glyph(position: StargatePosition, name: str) -> None:
    """The mission at hand becomes a glyph of one of the hero player's characters."""
    here = position.mission
    assert here is not None
    card = position.cards[name]
    card.glyphs = [*card.glyphs, here.card]
    happened(position, "glyph_earned", card=name, mission=here.card, by=position.turn)
    check_victory(position)


def check_victory(position: StargatePosition) -> None:
    """Seven glyphs, experience or scored adversaries up to the victory total; the hero player first, or a draw."""
    if position.over:
        return
    order = [position.turn, *(seat for seat in position.seats if seat != position.turn)]
    found = [(seat, how) for seat in order if seat not in position.out and (how := _victory(position, seat))]
    if len(found) > 1 and option(position, "both_win") == "draw":
        declare(position, "draw", "both")
    elif found:
        declare(position, *found[0])


def check_experience(position: StargatePosition) -> None:
    """Where a text changes what glyphs give, the total may be reached with no glyph earned."""
    lasts = position.lasting and any(one.get("stat") == "experience" for one in position.lasting)
    if lasts or bearers(position, "modify", "experience"):
        check_victory(position)


def _victory(position: StargatePosition, seat: str) -> str:
    total = position.players[seat].victory_total
    if not total:
        return ""
    if len(numbers.glyphs(position, seat)) >= numbers.GLYPHS_TO_WIN:
        return "glyphs"
    if numbers.experience(position, seat) >= total:
        return "experience"
    return "villain" if numbers.villain_score(position, seat) >= total else ""


def declare(position: StargatePosition, seat: str, how: str) -> None:
    """End the game; `draw` for the seat where nobody wins."""
    position.over, position.winner, position.phase = True, seat, "over"
    happened(position, "won", by=seat, how=how, barrier=True)


def concede(position: StargatePosition, seat: str) -> None:
    """A seat gives up: of two the other wins; of more the rest go on, from the next seat's turn."""
    position.out = [*position.out, seat]
    left = [other for other in position.seats if other not in position.out]
    if len(left) == 1:
        declare(position, left[0], "conceded")
        return
    if seat in (position.turn, position.villain):
        position.ask = None
        abandon(position)
        position.frames[:] = [["match", "next_turn", {}]]


def abandon(position: StargatePosition) -> None:
    """A turn breaks off: the mission goes under its pile with the failed ones, nobody is at it any more."""
    hero, here = position.players[position.turn], position.mission
    back = [name for name in position.failed if not here or name != here.card]
    if here:
        discard(position, position.villain, [*here.obstacles, *here.complications])
        borne = any(here.card in card.glyphs for card in position.cards.values())
        back += [] if borne or here.card in hero.missions else [here.card]
    hero.missions = [*hero.missions, *back]
    position.failed, position.won = [], []
    new_mission(position, None)
    position.waiting, position.lasting = [], []
    for card in position.cards.values():
        card.blocked, card.boosts = False, 0
        card.state = "ready" if card.state == "assigned" else card.state
