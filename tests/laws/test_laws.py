"""The laws of every game, tried on random whole games."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.core import flow, legality, plain, views, words
from game.core.events import Event, visible_to
from game.core.starting import table_of
from game.core.table import Refused, Table
from tests.laws.subjects import SUBJECTS, Subject, a_move

YOU = re.compile(r"\b(you|your|tú|tu|usted)\b|(^|[.:] )(You|Your|Tú|Tu|Usted)\b")  # titles may have one inside
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
HEARD = 4  # times as many answers as other dear laws are tried at: their events are looked at
HEARD_LEAST = 0.04
GUESSED = 0.2  # of the asks: what is guessed is compared
LONG_SAMPLE = 0.2  # of what the quick games are sampled with
CASES = [
    *(pytest.param(subject, range(subject.quick), id=f"quick-{subject}") for subject in SUBJECTS),
    *(
        pytest.param(
            replace(subject, sample=subject.sample * LONG_SAMPLE),
            range(1000, 1200),
            id=f"long-{subject}",
            marks=pytest.mark.long,
        )
        for subject in SUBJECTS
    ),
]
SEEDS = pytest.mark.parametrize(("subject", "seeds"), CASES)


def asks(subject: Subject, seeds: range, history: bool = False) -> Iterator[tuple[Table, random.Random]]:
    """Every ask of the games of these seeds."""
    for seed in seeds:
        for table, rng in subject.played(seed, history):
            if not table.over:
                yield table, rng


def is_inner(table: Table) -> bool:
    """Whether the open ask is a part of an act that has begun, and no question."""
    return table.ask.kind in table.game.inner_asks and not table.ask.question


def clone(table: Table) -> Table:
    """Another table in the same position."""
    return table_of(table.game, table.position.copy(), 0, None)


@SEEDS
def test_options_are_some_distinct_plain_and_the_same_when_listed_again(subject, seeds):
    for table, rng in asks(subject, seeds):
        moves, ask = table.legal_moves(), table.ask
        assert moves
        texts = [plain.canonical(move) for move in moves]
        assert len(set(texts)) == len(texts), ask
        assert len(moves) <= 400, ask
        assert json.loads(json.dumps(moves)) == moves
        if subject.some(rng):
            assert flow.options_again(table.game, table.position) == ask.options


@SEEDS
def test_a_game_ends_within_its_bound_with_a_winner(subject, seeds):
    for seed in seeds:
        for table, _rng in subject.played(seed, history=False):  # noqa: B007 (the last one counts)
            pass
        winner = table.winner
        winners = winner if isinstance(winner, list) else [winner]
        assert all(one in (*subject.seats, "draw") for one in winners)
        assert table.legal_moves() == []
        assert table.position.phase == "over"
        assert table.position.frames == []


@SEEDS
def test_every_listed_act_has_no_reason_against_it_and_can_be_made(subject, seeds):
    for table, rng in asks(subject, seeds):
        if is_inner(table) or not subject.some(rng):
            continue
        for seat in subject.seats:
            acts = table.legal_acts(seat)
            assert seat == table.position.active or not acts
            for act in rng.sample(acts, min(3, len(acts))):
                assert table.why_not(act) is None, act
                clone(table).act(act)


@SEEDS
def test_acts_and_options_are_two_sides_of_one_thing(subject, seeds):
    """Where everything that can be done is listed, the acts begin with exactly the options of the ask."""
    for table, rng in asks(subject, seeds):
        ask, game = table.ask, table.game
        if ask.question or is_inner(table) or not subject.some(rng):
            continue
        acts = table.legal_acts(ask.by)
        first = {
            plain.canonical(game.acts[act["act"]].answers(table.position, act)[0])
            for act in acts
            if act["act"] in game.acts
        }
        options = {plain.canonical(option) for option in ask.options}
        assert first <= options
        assert first == options or not all(act.listed for act in game.acts.values())


@SEEDS
def test_every_wish_is_legal_or_has_a_reason_and_a_refused_one_changes_nothing(subject, seeds):
    for table, rng in asks(subject, seeds):
        if not subject.some(rng):
            continue
        known = table.game.codes | legality.COMMON_CODES
        for seat in subject.seats:
            wish = subject.wish(table.position, seat, rng)
            code = table.why_not(wish)
            other = clone(table)
            before = other.digest()
            if code is None:
                other.act(wish)
                continue
            assert code in known, (code, wish)
            with pytest.raises(Refused) as refusal:
                other.act(wish)
            assert refusal.value.code == code
            assert other.digest() == before


@SEEDS
def test_every_piece_is_in_one_place_and_none_is_lost(subject, seeds):
    for seed in seeds:
        before: set[str] = set()
        for table, _rng in subject.played(seed, history=False):
            names = [name for name, _ in table.game.places(table.position)]
            assert names, "the game does not say where its pieces are"
            assert len(names) == len(set(names)), sorted(n for n in names if names.count(n) > 1)
            assert before <= set(names), before - set(names)
            before = set(names)


@SEEDS
def test_copies_made_earlier_never_change(subject, seeds):
    for seed in seeds:
        kept = []
        for number, (table, _rng) in enumerate(subject.played(seed, history=False)):
            if len(kept) < 20 and number % 5 == 0:
                copy = table.position.copy()
                assert copy == table.position
                kept.append((copy, plain.digest(copy)))
        assert [plain.digest(copy) for copy, _ in kept] == [digest for _, digest in kept]


@SEEDS
def test_a_copy_plays_on_like_the_position_it_was_made_of(subject, seeds):
    for seed in seeds:
        other = None
        for number, (table, _rng) in enumerate(subject.played(seed, history=False)):
            if number == 10:
                other = clone(table)
                for _move in range(10):
                    if other.over:
                        break
                    other.play(a_move(other, random.Random(number)))
                table = clone(table)
                for _move in range(10):
                    if table.over:
                        break
                    table.play(a_move(table, random.Random(number)))
                assert table.digest() == other.digest()
                break


@SEEDS
def test_a_position_is_the_same_after_a_trip_through_json(subject, seeds):
    for table, rng in asks(subject, seeds):
        if subject.some(rng):
            position = table.position
            again = plain.revive(type(position), json.loads(json.dumps(plain.plain(position))))
            again.world = table.game.world(again)
            assert again == position
            assert plain.digest(again) == table.digest()
            assert flow.options_again(table.game, again) == table.ask.options


@SEEDS
def test_undo_and_redo_come_back_to_the_same_digests(subject, seeds):
    undone = 0
    for seed in seeds:
        for table, rng in subject.played(seed):
            if table.over or rng.random() > 0.3 * max(0.1, subject.sample):
                continue
            seat = rng.choice(subject.seats)
            act = {"by": seat, "act": "take_back", "agreed": True, "one": rng.random() < 0.5}
            if table.why_not(act):
                continue
            undone += 1
            before = table.digest()
            log = [(event.kind, event.facts) for event in table.log]
            table.do(act)
            assert table.digest() != before
            assert plain.digest(table.moments[-1].position if table.moments else table.position)
            while table.undone:
                table.do({"act": "redo"})
            assert table.digest() == before
            assert [(event.kind, event.facts) for event in table.log] == log
    assert undone


@SEEDS
def test_undo_goes_back_freely_but_not_past_chance_or_others(subject, seeds):
    for table, rng in asks(subject, seeds, history=True):
        if not subject.some(rng):
            continue
        seat = rng.choice(subject.seats)
        code = table.why_not({"by": seat, "act": "undo"})
        assert code in (None, "nothing_to_undo", "barrier", "needs_agreement")
        if code is None:
            back = table._how_far_back({"by": seat, "act": "undo"})
            assert not any(moment.barrier for moment in table.moments[-back:])
            assert all(moment.entry["by"] == seat for moment in table.moments[-back:])


@SEEDS
def test_conceding_at_any_time_leaves_a_lawful_game(subject, seeds):
    for seed in seeds:
        when = random.Random(seed).randrange(40)
        table = subject.table(seed, history=False)
        for number, (_table, rng) in enumerate(subject.played(seed, table=table)):
            if number == when and not table.over:
                table.do({"by": rng.choice(subject.seats), "act": "concede"})
            assert table.over or table.legal_moves()
        if len(subject.seats) == 2 and table.position.out:
            assert table.winner not in table.position.out


@SEEDS
def test_every_event_can_be_told_in_both_languages_without_saying_you(subject, seeds):
    try:
        for seed in seeds:
            told = 0
            for table, _rng in subject.played(seed, history=False):
                for event in table.log[told:]:
                    for code in words.LANGUAGES:
                        words.set_language(code)
                        line = table.game.tell(event, table)
                        assert not set("{}\n") & set(line), line
                        assert not YOU.search(line), line
                told = len(table.log)
    finally:
        words.set_language("en")


# -- what may be seen -------------------------------------------------------------------------------------


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_every_field_has_a_line_that_says_who_sees_it(subject):
    paths = set()
    for number, (table, _rng) in enumerate(subject.played(0, history=False)):
        if number % 50 == 0:
            paths |= set(views.field_paths(table.position))
    for path in paths:
        assert views.sees_of(table.game, list(path)) is not None, ".".join(path)


@SEEDS
def test_values_of_frames_and_options_of_asks_have_such_a_line(subject, seeds):
    for table, _rng in asks(subject, seeds):
        assert views.sees_of(table.game, ["ask", table.ask.kind]) is not None, table.ask.kind
        for procedure, _, values in table.position.frames:
            for key in values:
                assert views.sees_of(table.game, ["frames", procedure, key]) is not None, (procedure, key)


@SEEDS
def test_a_guess_looks_the_same_to_the_one_who_guesses(subject, seeds):
    for table, rng in asks(subject, seeds):
        if not subject.some(rng):
            continue
        for seat in subject.seats:
            seen = table.view(seat)
            guess = views.guess(table.game, seen, rng)
            assert views.view(table.game, guess, seat) == seen
            assert guess.chance != table.position.chance
            if table.ask.by == seat:
                assert seen.ask == table.ask == guess.ask
            places = sorted(name for name, _ in table.game.places(guess))
            assert places == sorted(name for name, _ in table.game.places(table.position))


@SEEDS
def test_hundred_guesses_keep_the_options_and_play_on(subject, seeds):
    for table, rng in asks(subject, seeds):
        if rng.random() > subject.sample / 5:
            continue
        for seat in subject.seats:
            seen = table.view(seat)
            for _guess in range(100):
                guess = views.guess(table.game, seen, rng)
                assert guess.ask.options
                assert guess.ask.by != seat or guess.ask.options == table.ask.options
            other = table_of(table.game, guess, 0, None)
            for _move in range(5):
                if other.over:
                    break
                other.play(a_move(other, rng))


@SEEDS
def test_hidden_faces_differ_over_guesses(subject, seeds):
    if not subject.hides:
        return
    differ = tried = 0
    for table, rng in asks(subject, seeds):
        seat = rng.choice(subject.seats)
        seen = table.view(seat)
        if rng.random() < GUESSED and views.HIDDEN in strings_of(plain.plain(seen)):
            tried += 1
            guesses = {without_chance(views.guess(table.game, seen, rng)) for _ in range(8)}
            differ += len(guesses) > 1
    assert differ > 0.9 * tried > 0


def without_chance(position: object) -> str:
    """Everything but the chance integer, which always differs: where each face lies, and in what order."""
    return plain.canonical({key: value for key, value in plain.plain(position).items() if key != "chance"})


def strings_of(data: object) -> set[str]:
    """Every text that stands anywhere in JSON data, keys too."""
    return set(QUOTED.findall(json.dumps(data, ensure_ascii=False)))


def faces_hidden_from(table: Table, seat: str) -> set[str]:
    """Pieces that stand nowhere in what a seat sees, lists of the set-up aside."""
    seen = plain.plain(table.view(seat))
    del seen["setup"]
    return {name for name, _ in table.game.places(table.position)} - strings_of(seen)


@SEEDS
def test_no_event_names_a_face_to_somebody_who_may_not_see_it(subject, seeds):
    if not subject.hides:
        return
    heard = 0
    for seed in seeds:
        table = subject.table(seed, history=False)
        table.log = table.position.events = listener = Listener(table, subject.seats)
        before: dict[str, set[str]] = {}
        for _table, rng in subject.played(seed, table=table):
            if listener.told:
                hidden = {seat: faces_hidden_from(table, seat) for seat in subject.seats}
                for event, seat, then in listener.told:
                    leaked = strings_of(event.facts) & then & hidden[seat] & before[seat]
                    assert not leaked, (event, seat)
                heard += len(listener.told)
                listener.told.clear()
            listener.on = rng.random() < max(HEARD_LEAST, HEARD * subject.sample)
            if listener.on:
                before = {seat: faces_hidden_from(table, seat) for seat in subject.seats}
    assert heard > 0


class Listener(list):
    """A log that notes, while it is `on`, which faces were hidden from each seat that an event was told to, when it was
    told; only events that name something that could be hidden."""

    def __init__(self, table: Table, seats: tuple[str, ...]) -> None:
        super().__init__()
        self.table, self.seats, self.on = table, seats, False
        self.told: list[tuple[Event, str, set[str]]] = []

    def append(self, event: Event) -> None:
        """Note the event, and what is hidden now."""
        super().append(event)
        if not self.on:
            return
        names = {name for name, _ in self.table.game.places(self.table.position)}
        if not strings_of(event.facts) & names:
            return
        for seat in self.seats:
            if visible_to(event, seat):
                self.told.append((event, seat, faces_hidden_from(self.table, seat)))


@SEEDS
def test_a_view_names_no_hidden_face_and_no_chance(subject, seeds):
    for table, rng in asks(subject, seeds):
        if subject.some(rng):
            before = table.digest()
            for seat in subject.seats:
                seen = table.view(seat)
                assert table.digest() == before
                assert (seen.chance, seen.dice, seen.shuffles) == (0, None, [])
                assert seen.viewer == seat
                assert all(who == [seat] for who in seen.seen.values())
