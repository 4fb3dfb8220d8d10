"""The table in sentences: who must do what now, what a button does, what a thing is called.

Names, never "you": people share one screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix import dial, ways
from game.clix.position import ClixPosition
from game.clix.words import seat_name, square_name, unit_name
from game.core.words import _, n_, pick
from scenes.table import abilities
from scenes.table.state import Aim, Square

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def now(scene: TableScene) -> str:
    """One sentence after the name of who is asked: what they do now."""
    position = scene.view
    if position.over or position.ask is None:
        return _("has won the game.") if winners(scene) else _("the game is over.")
    if scene.session.thinking:
        return _("is thinking.")
    if position.ask.question:
        return question(position)
    return _DOING.get(position.ask.kind, _anything)(scene)


def actions_left(position: ClixPosition) -> str:
    """How many actions the turn has left."""
    left = position.actions_left
    return n_("{n} action left", "{n} actions left", left) if left else _("no actions left")


def who(scene: TableScene) -> str:
    """The seat the sentence is about."""
    position = scene.view
    if position.over and winners(scene):
        return winners(scene)[0]
    return position.ask.by if position.ask else str(position.turn)


def winners(scene: TableScene) -> list[str]:
    """The seats that have won; nobody while the game goes on or where it is a draw."""
    won = scene.session.table.winner if scene.view.over else None
    return [seat for seat in (won if isinstance(won, list) else [won]) if seat in scene.view.seats]


def question(position: ClixPosition) -> str:
    """What a question asks, with its source."""
    ask = position.ask
    assert ask is not None
    source = unit_name(position, ask.source) if ask.source in position.units else ""
    if ask.kind == "knockback":
        return _("{unit} pushes its target: choose where to, or not at all.").format(unit=source)
    if ask.kind == "choose":
        words = n_("{n} unit", "{n} units", ask.max)
        text = _("{unit}: choose {what}, or none.") if ask.may else _("{unit}: choose {what}.")
        said = text.format(unit=source, what=words)
        if not ask.single:
            said += " " + _("Chosen: {n} of {all}.").format(n=len(ask.chosen), all=ask.max)
        return said
    text = _("{unit} may use its ability: choose.") if ask.may else _("{unit} asks: choose.")
    return text.format(unit=source) if source else _("choose.")


def _markers(scene: TableScene) -> str:
    count = len(scene.view.players[scene.view.turn].spawns) + 1
    return _("place spawn marker {n} on a lit square.").format(n=count)


def _deploy(scene: TableScene) -> str:
    if scene.choice.reserve and scene.legal.squares:
        name = unit_name(scene.view, scene.choice.reserve)
        return _("choose the spawn marker that {unit} comes in by.").format(unit=name)
    left = sum(1 for u in scene.view.units.values() if u.where == "team" and u.owner == scene.view.turn)
    if left:
        return n_(
            "deploy {n} more unit: choose it in the tray.", "deploy {n} more units: choose one in the tray.", left
        )
    return _("everybody is on the map: end the deployment.")


def _action(scene: TableScene) -> str:
    choice, legal = scene.choice, scene.legal
    if choice.reserve:
        return _with_reserve(scene)
    if legal.actor:
        return _with_actor(scene, unit_name(scene.view, legal.actor))
    if not legal.units and not legal.reserves:
        return _("no action is left: end the turn.")
    if not scene.view.actions_left:
        return _("the actions are spent: end the turn.")
    return _("choose a unit to act with.")


def _with_reserve(scene: TableScene) -> str:
    name = unit_name(scene.view, scene.choice.reserve)
    if scene.legal.squares and scene.legal.chosen:
        return _("{unit}: choose a unit that becomes it, or a spawn marker to come back by.").format(unit=name)
    if scene.legal.squares:
        return _("{unit} comes back: choose the spawn marker.").format(unit=name)
    if scene.legal.chosen:
        return _("choose which unit becomes {unit}.").format(unit=name)
    return _("{unit} waits in the reserve.").format(unit=name)


def _with_actor(scene: TableScene, name: str) -> str:
    choice, legal = scene.choice, scene.legal
    if choice.mode == "grenade":
        return _("choose the square {unit} throws its grenade at.").format(unit=name)
    if choice.mode == "steps":
        return _("choose the next square of {unit}'s walk.").format(unit=name)
    if choice.mode.startswith("ability:"):
        word = abilities.named(scene.view, legal.actor, choice.mode.partition(":")[2])
        return _("choose whom {unit} uses {ability} on.").format(unit=name, ability=word)
    if legal.stay and legal.squares:
        return _("choose whom {unit} attacks, or a square to move it to.").format(unit=name)
    if legal.stay:
        return _("choose whom {unit} attacks.").format(unit=name)
    return _("choose a square to move {unit} to.").format(unit=name)


def _where(scene: TableScene) -> str:
    name = unit_name(scene.view, scene.legal.actor)
    if scene.view.frames and scene.view.frames[-1][2].get("kind") in ("deploy", "respawn"):
        return _("choose the square {unit} walks to from its marker.").format(unit=name)
    return _with_actor(scene, name)


def _attack(scene: TableScene) -> str:
    if scene.choice.mode:
        return _with_actor(scene, unit_name(scene.view, scene.legal.actor))
    return _("choose whom {unit} attacks, or end its action.").format(unit=unit_name(scene.view, scene.legal.actor))


def _cover(scene: TableScene) -> str:
    return _("{unit} may step into cover: choose a square or stay.").format(
        unit=unit_name(scene.view, scene.legal.actor)
    )


def _loot(scene: TableScene) -> str:
    return n_("{n} unit may roll for loot: choose it, or end the turn.",
              "{n} units may roll for loot: choose one, or end the turn.", len(scene.legal.units))  # fmt: skip


def _into(scene: TableScene) -> str:
    return _("choose in the tray what {unit} becomes.").format(unit=unit_name(scene.view, scene.legal.actor))


def _anything(scene: TableScene) -> str:
    return _("choose.")


_DOING = {
    "marker_row": _markers,
    "marker": _markers,
    "deploy": _deploy,
    "action": _action,
    "where": _where,
    "attack": _attack,
    "aim": _where,
    "cover": _cover,
    "loot": _loot,
    "into": _into,
}


# -- things -------------------------------------------------------------------------------------------------------


def owner_name(scene: TableScene, seat: str | None) -> str:
    """Whose it is."""
    return seat_name(scene.session.table, seat)


def piece(scene: TableScene, uid: str) -> str:
    """A figure in words: its name, whose, its square, its click."""
    unit = scene.view.units[uid]
    card = dial.card_of(scene.view, unit)
    where = square_name(unit.at) if unit.at is not None else ""
    said = _("{unit} of {name} at {square}, click {n} of {all}")
    return said.format(unit=unit_name(scene.view, uid), name=owner_name(scene, unit.owner), square=where,
                       n=unit.click, all=len(card.dial))  # fmt: skip


def place(scene: TableScene, at: Square) -> str:
    """A square in words, with what is known of it."""
    steps = scene.out.walked.get(at)
    name = square_name(at)
    if at in scene.legal.squares and steps:
        return f"{name}, {n_('{n} square', '{n} squares', steps)}"
    return name


def marks(scene: TableScene) -> dict[Square, str]:
    """What lies on squares of the map and is no figure: spawn markers, flags, the cannon."""
    found: dict[Square, str] = {}
    for seat, player in scene.view.players.items():
        for x, y in player.spawns:
            found[x, y] = _("Spawn marker of {name}").format(name=owner_name(scene, seat))
    for side, flag in scene.view.marks.get("flags", {}).items():
        if flag["at"]:
            found[flag["at"][0], flag["at"][1]] = _("Flag of {name}").format(name=owner_name(scene, side))
    cannon = scene.view.marks.get("cannon")
    if cannon:
        found[cannon[0], cannon[1]] = _("The cannon")
    return found


# -- the main button ----------------------------------------------------------------------------------------------


def cost(scene: TableScene) -> str:
    """What an act costs: one of the actions, or nothing further once it has begun."""
    if scene.legal.kind != "action":
        return _("the same action")
    return n_("uses 1 action, {n} left", "uses 1 action, {n} left", scene.view.actions_left - 1)


def aim_words(scene: TableScene, aim: Aim) -> tuple[str, str, str]:
    """Verb, result and sign of what is aimed at."""
    if aim.verb == "shoot":
        name = unit_name(scene.view, aim.unit)
        made = scene.made.sums
        verb = _("Strike {unit}") if made is not None and made.title == _("Melee") else _("Shoot {unit}")
        return verb.format(unit=name), cost(scene), "sight"
    if aim.verb == "grenade":
        return _grenade_words(scene)
    if aim.verb == "ability":
        word = abilities.named(scene.view, scene.legal.actor, aim.ability)
        if aim.unit:
            name = unit_name(scene.view, aim.unit)
            return _("{ability} on {unit}").format(ability=word, unit=name), cost(scene), "star"
        return word, cost(scene), "star"
    if aim.square is not None:
        return _("Choose {square}").format(square=square_name(aim.square)), "", "check"
    return _("Choose {unit}").format(unit=unit_name(scene.view, aim.unit)), "", "check"


def _grenade_words(scene: TableScene) -> tuple[str, str, str]:
    made = scene.made.sums
    friends = [unit_name(scene.view, h.unit) for h in made.hurt if h.friend and h.clicks] if made else []
    verb = _("Throw: hurts {units}").format(units=", ".join(friends)) if friends else _("Throw the grenade")
    return verb, cost(scene), "grenade"


def walk_words(scene: TableScene, at: Square) -> tuple[str, str, str]:
    """Verb, result and sign of a walk to a square."""
    steps = len(scene.made.path) - 1
    verb = _("Move to {square}").format(square=square_name(at))
    result = n_("{n} square", "{n} squares", steps)
    if steps > 4 and scene.legal.kind != "cover":
        result = _("{squares}, an attack is then at −3").format(squares=result)
    return verb, result, "boot"


def speed_words(position: ClixPosition, uid: str) -> str:
    """How far a unit may walk now."""
    return n_("up to {n} square", "up to {n} squares", ways.speed(position, uid))


def points_words(position: ClixPosition, uid: str) -> str:
    """Points and present click."""
    unit = position.units[uid]
    card = dial.card_of(position, unit)
    return _("{points} points · click {n} of {all}").format(points=card.points, n=unit.click, all=len(card.dial))


def map_names(position: ClixPosition) -> str:
    """The map, or how many lie together."""
    maps = position.grid.get("maps") or []
    if len(maps) == 1:
        return _("Map: {name}").format(name=_map_name(str(maps[0]["file"])))
    return n_("{n} map", "{n} maps", len(maps)) if maps else _("A map of its own")


def _map_name(file: str) -> str:
    stem = file.rpartition("/")[2].partition(".")[0]
    try:
        from game.clix.maps import load_map
        from game.clix.setup import map_path

        _grid, info, _problems = load_map(map_path(file))
        return pick(info.name) if info is not None else stem
    except Exception:  # a map is named only to be read; the file's own name will do
        return stem.replace("_", " ").capitalize()
