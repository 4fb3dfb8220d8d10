"""What the team builder does beyond changing a team: opening, saving, deleting, text in and out, leading on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.content.problems import ContentError
from game.core.game import SetupError
from game.core.words import _, n_
from scenes.setup import clipboard
from scenes.setup.plan import READY, Plan, read_plan, standard
from scenes.setup.starting import REMEMBERED, begin
from scenes.setup.team_text import read_text, text_of_team
from scenes.setup.teams import OwnTeam
from scenes.ui import Answer, Dialog

if TYPE_CHECKING:
    from scenes.setup.builder import TeamBuilder


# -- opening and leaving


def ask_open(scene: TeamBuilder, key: str) -> None:
    """Build on another team; what is not saved is asked about first."""
    if key != scene.opened:
        or_save(scene, _("Build on another team?"), lambda: scene.open_team(key))
        scene.rebuild()


def leave(scene: TeamBuilder) -> None:
    """Close the closer look, else leave; what is not saved is asked about first."""
    if scene.zoomed:
        scene.zoomed = ""
        scene.rebuild()
        return
    or_save(scene, _("Leave the team builder?"), lambda: scene.stage.pop(scene))


def or_save(scene: TeamBuilder, title: str, run: Callable[[], None]) -> None:
    """Do something, after asking what becomes of changes that are not saved."""
    if scene.drafting.is_saved():
        run()
        return

    def save_first() -> None:
        if write(scene):
            run()

    name = scene.draft.name or _("this team")
    words = _("{name} has changes that are not saved.").format(name=name)
    answers = [
        Answer(_("Save {name}").format(name=name), save_first, "", "call", "save"),
        Answer(_("Throw the changes away"), run, "", "danger", "trash"),
        Answer(_("Go on building"), None, "", "normal", "back"),
    ]
    scene.stage.push(Dialog(title, words, answers))


def unsaved_words(scene: TeamBuilder) -> str:
    """That there are changes which are not saved; nothing where there are none."""
    if scene.drafting.is_saved():
        return ""
    return _("{name} has changes that are not saved.").format(name=scene.draft.name or _("this team"))


def open_help(scene: TeamBuilder) -> None:
    """What can be done here."""
    from scenes.help import Help

    scene.stage.push(Help(scene))


# -- files


def write(scene: TeamBuilder) -> bool:
    """Save the team. False if it could not be written, which is said."""
    try:
        team = scene.drafting.save()
    except OSError as error:
        scene.stage.say(_("The team could not be saved: {why}").format(why=error.strerror or error), "warning")
        return False
    scene.teams.look()
    scene.opened = team.key
    scene.follow_name()
    scene.rebuild()
    return True


def save(scene: TeamBuilder) -> None:
    """Save the team, as a draft if it breaks a rule."""
    if write(scene):
        words = _("{name} is saved as a draft.") if scene.faults else _("{name} is saved.")
        scene.stage.say(words.format(name=scene.draft.name), "save")


def why_not_delete(scene: TeamBuilder) -> str:
    """Why there is no file to delete."""
    if scene.opened.startswith(READY):
        return _("Ready teams belong to the program.")
    return "" if scene.drafting.kept.id else _("This team was never saved.")


def ask_delete(scene: TeamBuilder) -> None:
    """Ask once, by name."""
    name = scene.drafting.kept.name
    answers = [
        Answer(
            _("Delete {name}").format(name=name), lambda: delete(scene), _("it can be brought back with Undo"),
            "danger", "trash",
        ),
        Answer(_("Keep {name}").format(name=name), None, "", "normal", "back"),
    ]  # fmt: skip
    scene.stage.push(Dialog(_("Delete {name}?").format(name=name), "", answers, icon="trash"))


def delete(scene: TeamBuilder) -> None:
    """Delete the team's file; Undo brings it back."""
    name = scene.drafting.kept.name
    try:
        scene.drafting.delete()
    except OSError as error:
        scene.stage.say(str(error), "warning")
        return
    scene.teams.look()
    scene.open_team("")
    key = scene.stage.keymap.label("undo")
    scene.stage.say(_("{name} is deleted. {key} brings it back.").format(name=name, key=key), "trash")


def bring_back(scene: TeamBuilder) -> None:
    """Bring back the team deleted last."""
    try:
        team = scene.drafting.restore()
    except OSError as error:
        scene.stage.say(str(error), "warning")
        return
    if team is not None:
        scene.teams.look()
        scene.open_team(team.key)
        scene.stage.say(_("{name} is back.").format(name=team.name), "check")


# -- text


def copy(scene: TeamBuilder) -> None:
    """Put the team on the clipboard as text."""
    system = clipboard.put(text_of_team(scene.draft))
    words = _("The team is on the clipboard.") if system else _("The team can be pasted in this program.")
    scene.stage.say(words, "check")


def paste(scene: TeamBuilder) -> None:
    """Take a team from the clipboard; lines that make no sense are told one by one."""
    text = clipboard.get()
    made = read_text(text)
    if not made.units and not made.reserves:
        words = "\n".join(made.trouble) or _("The clipboard holds no text.")
        tell_lines(scene, _("No figure could be read"), made.trouble or [words])
        return
    team = replace(scene.draft, units=tuple(made.units), reserves=tuple(made.reserves))
    if made.name and (not scene.draft.name or not scene.draft.units):
        team = replace(team, name=made.name)
    scene.changed(scene.drafting.change(team))
    if made.trouble:
        title = n_("{n} line could not be read", "{n} lines could not be read", len(made.trouble))
        tell_lines(scene, title, made.trouble)


def tell_lines(scene: TeamBuilder, title: str, lines: list[str]) -> None:
    shown = lines[:20]
    if len(lines) > len(shown):
        shown.append(n_("And {n} more.", "And {n} more.", len(lines) - len(shown)))
    answers = [Answer(_("Back to the team"), None, "", "call", "back")]
    scene.stage.push(Dialog(title, "\n".join(shown), answers, icon="warning"))


# -- leading on


def use(scene: TeamBuilder) -> None:
    """Give the team to the seat it is for, or play with it against a bot at once."""
    if not (scene.drafting.is_saved() and scene.draft.id) and not write(scene):
        return
    team = scene.drafting.kept
    if scene.on_use is not None:
        scene.stage.pop(scene)
        scene.on_use(team)
        return
    try:
        begin(scene.stage, quick_plan(scene, team), scene.teams)
    except (SetupError, ContentError) as error:
        scene.stage.say(str(error), "warning")

def quick_plan(scene: TeamBuilder, team: OwnTeam) -> Plan:
    """The last set-up with this team in the first seat and a bot in the second; the usual one where that fails."""
    from scenes.setup.hitches import hitches

    plan, _lost = read_plan(scene.stage.settings.last_setup.get(REMEMBERED, {}))
    for tried in (plan, standard()):
        tried.booster = ""
        tried.set_seats(2)
        tried.seats[0].team = team.key
        if tried.seats[1].who == "human":
            tried.seats[1].who = "greedy"
        if tried.seats[1].team == team.key:
            tried.seats[1].team = standard().seats[1].team
        if not hitches(tried, scene.teams):
            return tried
    return standard()
