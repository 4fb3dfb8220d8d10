"""What is shown before an act is what the rules do: sums, odds, damage, blasts, lines, words."""

import random

import pygame
import pytest
from screen_checks import frame_of
from table_boards import at_table, duel, full_session, settle, wander

from game.clix import sums
from scenes.art.dials import WINDOW_FROM
from scenes.table import numbers
from scenes.table.abilities import clicks_words, rows
from scenes.table.board_words import small_ones
from scenes.table.end_facts import tallies
from scenes.table.log import entries
from scenes.table.state import Aim
from tests.clix.tables import unit


def test_the_sum_shown_is_the_sum_rolled() -> None:
    """Over random attacks: attack, defense and the clicks of a hit are as they were shown."""
    checked = 0
    for seed in range(6):
        session = full_session(seed, 60)
        scene, _stage = at_table(session, (1920, 1080))
        rng = random.Random(seed)
        for _round in range(40):
            wander(session, 3, rng.randrange(999))
            if session.table.over:
                break
            scene.choice.clear()
            scene.recompute()
            for uid in scene.legal.units if scene.legal.kind == "action" else []:
                scene.hands.select(uid)
                for target in scene.legal.stay.shots[:1]:
                    at = scene.view.units[target].at
                    scene.point((at[0], at[1]) if at else None)
                    shown = scene.made.sums
                    assert shown is not None
                    before = len(session.table.log)
                    scene.hands.perform(Aim("shoot", unit=target))
                    rolled = next(e.facts for e in session.table.log[before:] if e.kind == "rolled")
                    assert (rolled["attack"], rolled["defense"]) == (shown.attack, shown.defense)
                    hurt = [
                        e.facts for e in session.table.log[before:] if e.kind == "damaged" and e.facts["unit"] == target
                    ]
                    if rolled["hit"] and shown.hurt[0].clicks:
                        assert hurt[0]["clicks"] == shown.hurt[0].clicks
                    while scene.stage.top is not scene:
                        scene.stage.pop()
                    checked += 1
                break
    assert checked >= 8


@pytest.mark.parametrize(
    ("attack", "defense", "percent"), [(8, 16, 42), (9, 16, 58), (5, 25, 3), (20, 10, 100), (7, 15, 42)]
)
def test_percent_of_thirty_six(attack: int, defense: int, percent: int) -> None:
    """A double six always hits."""
    assert numbers.percent(attack, defense) == percent


def test_the_lines_of_a_sum_add_up() -> None:
    """Every line is a part; walking far costs three."""
    session = duel({"A": unit("p1", [0, 1], card={"dial": [[8, 8, 14, 2]]}), "T": unit("p2", [8, 1])})
    scene, _stage = at_table(session)
    scene.hands.select("A")
    scene.hands.press_square((6, 1))
    scene.point((8, 1))
    made = scene.made.sums
    assert made is not None
    assert [(line.amount, line.good) for line in made.attack_lines] == [("8", 0), ("−3", -1)]
    assert made.attack == 5
    assert made.need == sums.needed(5, 14)


def test_a_blast_names_friends_and_counts_each() -> None:
    """Four in the square, two beside; the button says whom of one's own it hurts."""
    units = {
        "A": unit("p1", [1, 1], grenades=1, card={"grenades": 1}), "B": unit("p1", [4, 2]), "T": unit("p2", [4, 1]),
    }  # fmt: skip
    session = duel(units)
    scene, _stage = at_table(session)
    scene.hands.select("A")
    scene.acts.set_mode("grenade")
    scene.hands.press_square((4, 1))
    made = scene.made.sums
    assert made is not None
    assert {hurt.unit: (hurt.clicks, hurt.friend) for hurt in made.hurt} == {"T": (4, False), "B": (2, True)}
    main, _end = scene.acts.main_buttons()
    assert main.name == "Throw: hurts B"
    assert scene.made.blast is not None
    assert scene.made.blast.centre == (4, 1)


def test_a_closed_line_names_what_closes_it_and_whence_it_is_open() -> None:
    """A wall between; one square further the target is seen."""
    session = duel({"A": unit("p1", [1, 1]), "T": unit("p2", [6, 1])}, walls=[[[4, 0], [4, 2]]])
    scene, _stage = at_table(session)
    scene.hands.select("A")
    scene.point((6, 1))
    assert scene.made.closing is not None
    symbol, title, words = numbers.closing_words(scene.view, scene.made.closing)
    assert (symbol, title) == ("wall", "A wall closes the line")
    assert "D2" in words
    assert "E2" in words
    assert scene.made.better is not None
    at, steps = scene.made.better
    assert steps == scene.out.walked[at]
    assert at in scene.legal.squares


def test_an_enemy_in_the_way_is_named() -> None:
    """By its name."""
    session = duel({"A": unit("p1", [1, 1]), "T": unit("p2", [6, 1]), "S": unit("p2", [3, 1])})
    scene, _stage = at_table(session)
    scene.hands.select("A")
    scene.point((6, 1))
    assert scene.made.closing is not None
    assert numbers.closing_words(scene.view, scene.made.closing)[1] == "S closes the line"


def test_lines_may_be_one_way() -> None:
    """A friend of the target closes only the way back."""
    session = duel({"A": unit("p1", [1, 1]), "B": unit("p1", [3, 1]), "T": unit("p2", [6, 1])})
    view = session.view
    assert not numbers.sees_back(view, "A", (1, 1), "T")  # type: ignore[arg-type]
    assert numbers.sees_back(view, "B", (3, 1), "T")  # type: ignore[arg-type]


def test_sight_from_a_planned_square_is_sight_once_there() -> None:
    """What was shown before the walk is what is seen after it."""
    session = duel(walls=[[[4, 0], [4, 3]]])
    scene, _stage = at_table(session)
    scene.hands.select("A")
    scene.point((3, 3))
    planned, after = scene.made.seen, scene.made.after
    scene.hands.press_square((3, 3))
    assert scene.out.seen == planned
    assert scene.legal.stay.shots == after.shots


@pytest.mark.parametrize(("clicks", "words"), [((1, 2, 3, 6), "1–3, 6"), ((4,), "4"), ((), ""), ((1, 3, 5), "1, 3, 5")])
def test_clicks_in_runs(clicks: tuple[int, ...], words: str) -> None:
    """Neighbours are told as one."""
    assert clicks_words(clicks) == words


def test_abilities_are_on_at_the_clicks_that_show_their_colour() -> None:
    """Each row of each unit of a real game."""
    view = full_session(2, 40).view
    for uid, one in view.units.items():  # type: ignore[attr-defined]
        for row in rows(view, uid):  # type: ignore[arg-type]
            assert row.on == (row.colour is None or one.click in row.clicks)
            assert row.text


def test_the_log_has_a_line_for_what_happened_with_names() -> None:
    """No line says you; turns have headers."""
    session = full_session(4, 120)
    scene, _stage = at_table(session)
    told = entries(scene)
    assert len(told) > 20
    assert any(entry.header for entry in told)
    assert not any(" you " in f" {entry.words.lower()} " for entry in told)
    assert entries(scene, 10) == told[-10:]


def test_the_tally_counts_what_the_log_tells() -> None:
    """Kills, clicks and hits of each seat."""
    session = full_session(4, 400)
    scene, _stage = at_table(session)
    rows_ = {row.seat: row for row in tallies(scene)}
    assert sum(row.kills for row in rows_.values()) == sum(p.kills for p in scene.view.players.values())
    rolled = [event for event in session.table.log if event.kind == "rolled"]
    assert sum(row.attacks for row in rows_.values()) == len(rolled)
    assert sum(row.hits for row in rows_.values()) == sum(event.facts["hit"] for event in rolled)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_numbers_too_small_for_their_squares_are_shown_of_what_is_held_and_pointed_at(size: tuple[int, int]) -> None:
    """Far away the dials have no window; the one held and the one under the pointer still tell their values."""
    scene, stage = at_table(full_session(moves=70), size)
    scene.doors.fit_board()
    settle(stage)
    view = scene.eye.camera.view()
    assert view.side < WINDOW_FROM
    mine = scene.out.shown  # the one that acts
    other = next(uid for uid, unit in scene.view.units.items() if unit.at is not None and uid != mine)
    scene.choice.pointed = tuple(scene.view.units[other].at)  # type: ignore[arg-type, assignment]
    before = frame_of(stage)
    scene.refresh()
    found = dict(small_ones(view, scene.out, scene.made))
    assert set(found) == {mine, other}
    after = frame_of(stage)
    x, y = found[other]
    box = pygame.Rect(round(x) - 20, round(y) - 4, 40, 8)
    assert pygame.image.tobytes(before.subsurface(box), "RGB") != pygame.image.tobytes(after.subsurface(box), "RGB")


def test_where_dials_have_their_window_nothing_is_shown_twice() -> None:
    """Near enough, each figure tells its own."""
    scene, stage = at_table(full_session(moves=70), (1920, 1080))
    scene.choice.pointed = next(tuple(unit.at) for unit in scene.view.units.values() if unit.at)  # type: ignore[arg-type]
    scene.refresh()
    settle(stage)
    assert small_ones(scene.eye.camera.view(), scene.out, scene.made) == []
