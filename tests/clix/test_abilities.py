"""The bridge between the rules of clix and abilities: sums before an attack, special attacks, what is kept."""

import json

import pytest
from pydantic import ValidationError

from game.clix import abilities, sums, ways
from game.clix.ability_data import AbilityData
from game.clix.ability_log import LINES, ability_name
from game.clix.ability_means import mean_clicks
from game.clix.ability_words import LANGUAGE
from game.clix.position import ClixPosition
from game.clix.powers import all_shared, find, powers_of, shared
from game.clix.world import compiled, shipped, world_of
from game.content.shape import adapter
from game.core import flow
from game.core.game import SetupError
from game.core.plain import digest, plain, revive
from game.core.table import Refused
from tests.clix.tables import stand, table_with, unit


def having(*names: str, **card) -> dict:
    """A card with shared abilities that are always on."""
    return {"abilities": [{"use": name} for name in names], **card}


def own(**ability) -> dict:
    """A card with an ability of its own."""
    return {"abilities": [{"id": "own", "name": {"en": "Own", "es": "Propia"}, **ability}]}


def facts(table, uid: str, target: str | None, at, moved: int = 0, kind: str = "shot") -> dict:
    return sums.facts_of(table.position, uid, at, moved, target, kind)


def parts(found) -> list[tuple[int, str]]:
    return [(part.amount, part.reason) for part in found.parts]


# -- sums -----------------------------------------------------------------------------------------------------


def test_a_sum_names_the_ability_and_the_unit_that_has_it():
    table = table_with(
        {"A": unit("p1", [0, 0]), "O": unit("p1", [1, 0], card=having("rally")), "T": unit("p2", [6, 0])}
    )
    found = abilities.modifiers(table.position, "attack", facts(table, "A", "T", [0, 0]))
    assert list(found) == [(1, "rally", "O")]
    assert parts(sums.attack_sum(table.position, facts(table, "A", "T", [0, 0]))) == [(8, "dial"), (1, "rally")]


def test_a_plan_counts_from_the_square_that_is_planned():
    table = table_with(
        {"A": unit("p1", [0, 0]), "O": unit("p1", [4, 0], card=having("rally")), "T": unit("p2", [8, 0])}
    )
    position = table.position
    assert not abilities.modifiers(position, "attack", facts(table, "A", "T", [0, 0]))
    assert abilities.modifiers(position, "attack", facts(table, "A", "T", [3, 0], 3))
    assert not abilities.modifiers(position, "attack", facts(table, "O", "T", [4, 0]))
    assert position.units["A"].at == [0, 0]


@pytest.mark.parametrize(
    ("ability", "stat", "near", "far"),
    [("stealth", "attack", 0, -1), ("shield", "defense", 1, 1), ("steady", "damage", 0, 0)],
)
def test_distances_are_those_of_the_plan(ability, stat, near, far):
    mine = having(ability) if ability == "steady" else {}
    theirs = {} if ability == "steady" else having(ability)
    table = table_with({"A": unit("p1", [0, 0], card=mine), "T": unit("p2", [8, 0], card=theirs)})
    for at, wanted in (([2, 0], near), ([0, 0], far)):
        found = abilities.modifiers(table.position, stat, facts(table, "A", "T", at))
        assert sum(amount for amount, _key, _unit in found) == wanted


@pytest.mark.parametrize(("kind", "wanted"), [("shot", 2), ("melee", 2), ("grenade", 0), ("special", 0)])
def test_aim_is_for_shots_of_any_weapon(kind, wanted):
    table = table_with({"A": unit("p1", [0, 0], card=having("aim")), "T": unit("p2", [4, 0])})
    found = abilities.modifiers(table.position, "attack", facts(table, "A", "T", [0, 0], 0, kind))
    assert sum(amount for amount, _key, _unit in found) == wanted
    assert not abilities.modifiers(table.position, "attack", facts(table, "A", "T", [0, 0], 1, kind))


def test_a_colour_switches_an_ability_on_and_off_again():
    dial = [[6, 8, 14, 2], [6, 8, 14, 2, {"attack": "gold"}], [6, 8, 14, 2, {"damage": "red"}]]
    card = {"dial": dial, "abilities": [{"use": "aim", "color": "gold"}, {"use": "steady", "color": "red"}]}
    table = table_with({"A": unit("p1", [0, 0], card=card), "T": unit("p2", [1, 0])})
    unit_a = table.position.units["A"]
    seen = []
    for unit_a.click in (1, 2, 3):
        planned = facts(table, "A", "T", [0, 0])
        seen.append([bool(abilities.modifiers(table.position, stat, planned)) for stat in ("attack", "damage")])
    assert seen == [[False, False], [True, False], [False, True]]


def test_a_unit_off_the_map_helps_nobody():
    table = table_with(
        {"A": unit("p1", [0, 0]), "O": unit("p1", [1, 0], card=having("rally")), "T": unit("p2", [6, 0])}
    )
    stand(table, "O", None)
    assert not abilities.modifiers(table.position, "attack", facts(table, "A", "T", [0, 0]))


def test_friends_of_another_seat_count_as_friends():
    seats = ("p1", "p2", "p3")
    table = table_with(
        {"A": unit("p1", [0, 0]), "O": unit("p3", [1, 0], card=having("rally")), "T": unit("p2", [6, 0])},
        seats=seats,
        players={"p1": {"team": "us"}, "p3": {"team": "us"}},
    )
    assert abilities.modifiers(table.position, "attack", facts(table, "A", "T", [0, 0]))


def test_a_game_without_abilities_has_empty_tables():
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [6, 0])})
    assert table.position.world.powers.tables == {}
    assert abilities.modifiers(table.position, "attack", facts(table, "A", "T", [0, 0])) == ()
    assert abilities.activated(table.position, "A") == []
    assert abilities.may_be_pushed(table.position, "A")


def test_speed_is_one_thing_with_an_attack_and_another_without():
    table = table_with({"A": unit("p1", [0, 0], card=having("sprint")), "T": unit("p2", [8, 4])})
    assert ways.speed(table.position, "A") == 8
    assert ways.speed(table.position, "A", attacking=True) == 6


# -- special attacks ------------------------------------------------------------------------------------------


@pytest.fixture
def specials():
    """A unit with three special things to do, a friend, two enemies, one of them behind a wall."""
    return table_with(
        {
            "A": unit("p1", [2, 2], card=having("mark", "medic", "blast")),
            "F": unit("p1", [1, 2], click=3),
            "T": unit("p2", [3, 2]),
            "W": unit("p2", [8, 2]),
        },
        walls=[[[7, 0], [7, 5]]],
    )


def test_answers_name_the_ability_and_its_target(specials):
    found = abilities.attack_answers(specials.position, "A", [2, 2], 0)
    assert found == [["ability", "mark", "T"], ["ability", "medic", "F"], ["ability", "blast", "T"]]
    assert [abilities.answer_of({**abilities.act_of(answer)}) for answer in found] == found


def test_answers_and_reasons_are_two_sides_of_one_thing(specials):
    position = specials.position
    for at in ([2, 2], [2, 4], [5, 2]):
        offered = abilities.attack_answers(position, "A", at, 0)
        for name in ("mark", "medic", "blast"):
            for target in position.units:
                act = {"unit": "A", "ability": name, "target": target}
                code = abilities.why_not(position, act, at, 0)
                assert (code is None) == (["ability", name, target] in offered), (at, act, code)
                assert code is None or code in abilities.CODES | {"no_line_of_sight", "out_of_range", "friendly_target"}


@pytest.mark.parametrize(
    ("act", "code"),
    [
        ({"ability": "mark"}, "needs_target"),
        ({"ability": "mark", "target": "Z"}, "no_such_unit"),
        ({"ability": "mark", "at": [3, 2]}, "wrong_target"),
        ({"ability": "mark", "target": "F"}, "friendly_target"),
        ({"ability": "mark", "target": "W"}, "no_line_of_sight"),
        ({"ability": "medic", "target": "T"}, "enemy_target"),
        ({"ability": "medic", "target": "A"}, "out_of_range"),
        ({"ability": "salvo", "target": "T"}, "no_such_ability"),
        ({"ability": "armor"}, "no_such_ability"),
    ],
)
def test_reasons(specials, act, code):
    assert abilities.why_not(specials.position, {"unit": "A", **act}, [2, 2], 0) == code


def test_a_target_that_is_not_on_the_map(specials):
    stand(specials, "T", None)
    act = {"unit": "A", "ability": "mark", "target": "T"}
    assert abilities.why_not(specials.position, act, [2, 2], 0) == "not_on_the_board"


def test_an_ability_without_a_target():
    card = own(cost=[{"do": "act"}], effects=[{"do": "heal", "card": "self", "clicks": 1}])
    table = table_with({"A": unit("p1", [0, 0], card=card, click=2), "T": unit("p2", [8, 4])})
    assert abilities.attack_answers(table.position, "A", [0, 0], 0) == [["ability", "own", None]]
    with pytest.raises(Refused, match="takes_no_target"):
        table.act({"by": "p1", "act": "ability", "unit": "A", "ability": "own", "target": "T"})
    table.act({"by": "p1", "act": "ability", "unit": "A", "ability": "own"})
    assert table.position.units["A"].click == 1
    assert table.position.actions_left == 2


def test_conditions_and_limits_of_a_special_attack():
    card = own(
        cost=[{"do": "act"}],
        limit="once_per_turn",
        effects=[{"do": "heal", "card": "self", "clicks": 1}],
        **{"if": [{"at_least": 1, "stat": "wounds", "of": "self"}]},
    )
    table = table_with({"A": unit("p1", [0, 0], card=card), "T": unit("p2", [8, 4])})
    act = {"by": "p1", "act": "ability", "unit": "A", "ability": "own"}
    assert table.why_not(act) == "cannot_now"
    table.position.units["A"].click = 3
    table.act(act)
    table.position.units["A"].acted = False
    assert table.why_not(act) == "ability_used"
    table.act({"by": "p1", "act": "end_turn"})
    table.act({"by": "p2", "act": "end_turn"})
    assert table.why_not(act) is None


def test_a_special_attack_misses_and_leaves_things_as_they_were():
    table = table_with(
        {"A": unit("p1", [0, 0], card=having("missiles")), "T": unit("p2", [4, 0]), "U": unit("p2", [5, 0])},
        dice=[1, 1],
    )
    table.act({"by": "p1", "act": "ability", "unit": "A", "ability": "missiles", "target": "T"})
    assert [table.position.units[uid].click for uid in "TU"] == [1, 1]
    assert table.position.units["A"].acted


def test_only_armour_softens_a_special_attack():
    table = table_with(
        {
            "A": unit("p1", [0, 0], card=having("missiles", "execute")),
            "R": unit("p1", [1, 0], card=having("recon")),
            "T": unit("p2", [4, 0], card=having("armor", dial=[[6, 8, 14, 2]] * 6)),
        },
        dice=[4, 4],
    )
    table.act({"by": "p1", "act": "ability", "unit": "A", "ability": "missiles", "target": "T"})
    assert table.position.units["T"].click == 3


def test_no_knockback_follows_a_special_attack():
    card = having("mark", weapon={"knockback": 2})
    table = table_with({"A": unit("p1", [0, 0], card=card), "T": unit("p2", [4, 0])}, dice=[4, 4])
    table.act({"by": "p1", "act": "ability", "unit": "A", "ability": "mark", "target": "T"})
    assert table.ask.kind == "action"
    assert table.position.units["T"].at == [4, 0]


# -- what happens ---------------------------------------------------------------------------------------------


def test_the_squares_of_the_last_action_are_kept_only_for_who_asks():
    table = table_with(
        {"E": unit("p1", [0, 0], card=having("evade")), "A": unit("p1", [0, 4]), "T": unit("p2", [8, 2])}, dice=[1, 1]
    )
    table.act({"by": "p1", "act": "move", "unit": "E", "to": [4, 0]})
    table.act({"by": "p1", "act": "move", "unit": "A", "to": [4, 4]})
    assert table.position.units["E"].marks == {"walked": 4}
    assert table.position.units["A"].marks == {}
    for seat in ("p1", "p2"):
        table.act({"by": seat, "act": "end_turn"})
    assert table.position.units["E"].marks == {"walked": 4}
    table.act({"by": "p1", "act": "shoot", "unit": "E", "target": "T"})
    assert table.position.units["E"].marks == {"walked": 0}


def test_shots_are_counted_until_the_end_of_the_turn():
    card = having("overheat", dial=[[6, 8, 14, 1]] * 4)
    table = table_with({"A": unit("p1", [0, 0], card=card), "T": unit("p2", [8, 2])}, dice=[1, 1])
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert table.position.units["A"].marks == {"shots": 1}
    table.act({"by": "p1", "act": "end_turn"})
    assert table.position.units["A"].marks == {}


@pytest.mark.parametrize(
    ("when", "clicks"),
    [("hit", 1), ("after_hit", 1), ("after_shot", 1), ("kill", 0), ("double", 1), ("double_six", 0), ("damaged", 0)],
)
def test_the_words_of_a_hit(when, clicks):
    card = own(when=when, effects=[{"do": "heal", "card": "self", "clicks": 1}])
    table = table_with({"A": unit("p1", [0, 0], card=card, click=4), "T": unit("p2", [4, 0])}, dice=[4, 4])
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert table.position.units["A"].click == 4 - clicks


@pytest.mark.parametrize(("when", "clicks"), [("hit", 0), ("after_hit", 0), ("after_shot", 1), ("moved", 1)])
def test_the_words_of_a_miss_after_a_walk(when, clicks):
    card = own(when=when, effects=[{"do": "heal", "card": "self", "clicks": 1}])
    table = table_with({"A": unit("p1", [0, 0], card=card, click=4), "T": unit("p2", [4, 0])}, dice=[1, 1])
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T", "to": [1, 0]})
    assert table.position.units["A"].click == 4 - clicks


@pytest.mark.parametrize(
    ("when", "seat", "clicks"), [("turn_begins", "p2", 1), ("turn_ends", "p1", 0), ("turn_ends", "p2", 1)]
)
def test_the_words_of_a_turn(when, seat, clicks):
    card = own(when=when, effects=[{"do": "heal", "card": "self", "clicks": 1}])
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [4, 0], card=card, click=3)})
    table.act({"by": "p1", "act": "end_turn"})
    if seat == "p2" and when == "turn_ends":
        table.act({"by": "p2", "act": "end_turn"})
    assert table.position.units["T"].click == 3 - clicks


def test_a_friend_killed_is_no_kill_of_an_enemy():
    card = own(when="kill", effects=[{"do": "give", "counter": "grenades", "card": "self"}])
    table = table_with(
        {
            "A": unit("p1", [0, 0], card={**card, "grenades": 1}, grenades=1),
            "F": unit("p1", [4, 0], click=4),
            "T": unit("p2", [8, 4]),
        },
        dice=[6, 6],
    )
    table.act({"by": "p1", "act": "grenade", "unit": "A", "at": [4, 0]})
    assert table.position.units["F"].where == "reserve"
    assert table.position.units["A"].grenades == 0


def test_damage_of_an_ability_may_eliminate_and_win():
    card = own(when="hit", effects=[{"do": "damage", "card": {"zone": "units", "whose": "opponent"}, "clicks": 9}])
    table = table_with(
        {"A": unit("p1", [0, 0], card=card), "T": unit("p2", [4, 0]), "U": unit("p2", [8, 4])},
        dice=[4, 4],
        options={"kills_to_win": 2},
    )
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert table.winner == "p1"
    assert table.position.units["A"].upgrades == 2


def test_what_lasts_until_your_next_turn():
    card = own(
        when="hit", until="your_next_turn", effects=[{"do": "modify", "stat": "defense", "by": 3, "card": "self"}]
    )
    table = table_with({"A": unit("p1", [0, 0], card=card), "T": unit("p2", [4, 0])}, dice=[4, 4])
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    planned = facts(table, "T", "A", [4, 0])
    for seat in ("p1", "p2"):
        assert sums.defense_sum(table.position, planned).total == 17
        table.act({"by": seat, "act": "end_turn"})
    assert sums.defense_sum(table.position, planned).total == 14


def test_a_push_is_forbidden_for_a_while():
    card = own(when="damaged", until="turn_end", effects=[{"do": "forbid", "act": "pushed", "card": "self"}])
    table = table_with(
        {"A": unit("p1", [0, 0], card={"weapon": {"knockback": 1}}), "T": unit("p2", [4, 0], card=card)},
        dice=[4, 4, 4, 4],
    )
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert table.ask.kind == "action"
    assert not abilities.may_be_pushed(table.position, "T")


def test_a_choice_with_nobody_left_to_hurt_is_not_asked():
    table = table_with(
        {"A": unit("p1", [0, 0], card=having("doubles_burst")), "T": unit("p2", [4, 0], click=4)}, dice=[4, 4]
    )
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert table.ask.kind == "action"
    assert table.position.units["T"].where == "reserve"


def test_what_lasts_ends_with_the_unit():
    table = table_with(
        {"A": unit("p1", [0, 0], card=having("suppress")), "B": unit("p1", [0, 2]), "T": unit("p2", [4, 0], click=2)},
        dice=[4, 3, 4, 3],
    )
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert [one["thing"] for one in table.position.lasting] == ["T"]
    table.act({"by": "p1", "act": "shoot", "unit": "B", "target": "T"})
    assert table.position.units["T"].where == "reserve"
    assert table.position.lasting == []


def test_a_question_in_the_middle_of_a_shot_can_be_saved():
    table = table_with(
        {"A": unit("p1", [0, 0], card=having("salvo")), "T": unit("p2", [4, 0]), "U": unit("p2", [4, 4])},
        dice=[4, 4, 4, 4],
    )
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    position = table.position
    assert position.ask.options == ["U", "none"]
    other = revive(ClixPosition, json.loads(json.dumps(plain(position))))
    other.world = world_of(other)
    assert digest(other) == digest(position)
    assert flow.options_again(table.game, other) == ["U", "none"]
    flow.answer(table.game, other, "U")
    assert other.units["U"].marks == {}
    assert other.ask.kind == "action"


# -- cards ----------------------------------------------------------------------------------------------------


def test_an_ability_of_one_card_has_a_key_of_its_own():
    card = own(effects=[{"do": "modify", "stat": "attack", "by": 1, "card": "self"}])
    table = table_with({"A": unit("p1", [0, 0], card=card), "T": unit("p2", [4, 0])})
    ((amount, key, uid),) = abilities.modifiers(table.position, "attack", facts(table, "A", "T", [0, 0]))
    assert (amount, uid) == (1, "A")
    assert key == f"{table.position.units['A'].card}/own"
    assert find(table.position, key).ability.id == "own"
    assert ability_name(table.position, key) == "Own"


def test_a_shared_ability_that_is_not_there():
    with pytest.raises(SetupError, match="there is no ability"):
        table_with({"A": unit("p1", [0, 0], card=having("flying")), "T": unit("p2", [4, 0])})


def test_every_shipped_ability_is_used_and_every_use_is_there():
    used = {one.use for figure in shipped().figures.values() for one in figure.abilities if hasattr(one, "use")}
    assert used == set(all_shared())
    for name in used:
        assert shared(name).key == name


def test_every_shipped_card_compiles():
    cards = {name: compiled(figure.data) for name, figure in shipped().figures.items()}
    powers = powers_of(cards)
    for (_table, _word), rows in powers.tables.items():
        for name, clicks in rows.items():
            assert len(clicks) == len(cards[name].dial)
            assert any(clicks)
    assert powers.reads["walked"]
    assert powers.own == {}


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        ({"effects": [{"do": "modify", "stat": "clicks_left", "by": 1, "card": "self"}]}, "stat"),
        ({"effects": [{"do": "modify", "stat": "attack", "by": 1, "card": "victim"}]}, "nothing is called 'victim'"),
        ({"when": "hit", "effects": [{"do": "forbid", "act": "moved", "card": "self"}]}, "act"),
        (
            {"if": [{"attacking": "sword"}], "effects": [{"do": "modify", "stat": "attack", "by": 1, "card": "self"}]},
            "attacking",
        ),
        ({"when": "hit", "effects": [{"do": "give", "counter": "coins", "card": "self"}]}, "counter"),
    ],
)
def test_words_that_clix_does_not_have(ability, words):
    with pytest.raises(ValidationError, match=words):
        adapter(AbilityData).validate_python({"id": "it", "name": {"en": "It", "es": "Ello"}, **ability})


def test_stats_belong_to_a_side_of_the_attack():
    assert {word: stat.whose for word, stat in LANGUAGE.stats.items() if stat.changes} == {
        "speed": "attacker",
        "attack": "attacker",
        "damage": "attacker",
        "grenade_damage": "attacker",
        "grenade_splash": "attacker",
        "defense": "target",
        "damage_taken": "target",
    }


def test_the_log_tells_of_abilities():
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [4, 0], card=having("regenerate"), click=2)})
    table.act({"by": "p1", "act": "end_turn"})
    told = [table.game.tell(event, table) for event in table.log if event.kind in LINES]
    assert len(told) == 1
    assert "Regeneration" in told[0]


def test_counters_are_told_by_their_number():
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [4, 0])})
    tell = LINES["given"]
    assert "1 grenade." in tell({"unit": "A", "counter": "grenades", "count": 1}, table)
    assert "2 upgrade counters." in tell({"unit": "A", "counter": "upgrades", "count": 2}, table)
    assert "5" in LINES["die_rolled"]({"unit": "A", "face": 5}, table)


# -- means ----------------------------------------------------------------------------------------------------


def test_a_bot_knows_what_a_special_attack_does_on_average():
    table = table_with(
        {
            "A": unit("p1", [0, 0], card=having("missiles", "medic", "mark")),
            "F": unit("p1", [1, 0], click=2),
            "T": unit("p2", [4, 0]),
            "U": unit("p2", [5, 0]),
        }
    )
    position = table.position

    def means(name, target):
        return mean_clicks(position, {"unit": "A", "ability": name, "target": target}, [0, 0], 0)

    odds = 26 / 36  # 8 against 14: 6 or more
    assert means("missiles", "T") == {"T": pytest.approx(3 * odds), "U": pytest.approx(odds)}
    assert means("medic", "F") == {"F": -1}  # only one click to heal
    assert means("mark", "T") == {"T": pytest.approx(odds)}


def test_dice_in_damage_count_with_their_mean():
    table = table_with({"A": unit("p1", [0, 0], card=having("blast")), "T": unit("p2", [1, 0])})
    found = mean_clicks(table.position, {"unit": "A", "ability": "blast", "target": "T"}, [0, 0], 0)
    assert found == {"T": pytest.approx(round(2 + 3.5) * 26 / 36)}


def test_a_bot_heals_the_wounded_rather_than_the_sound():
    table = table_with(
        {
            "M": unit("p1", [0, 0], card=having("medic")),
            "F": unit("p1", [1, 0], click=3),
            "G": unit("p1", [0, 1]),
            "T": unit("p2", [8, 4]),
        }
    )
    acts = [act for act in table.legal_acts("p1") if act["act"] == "ability" and "to" not in act]
    worth = {act["target"]: table.game.worth(table.position, "p1", act) for act in acts}
    assert worth["F"] > 0 > worth["G"]


def test_the_cannon_silences_what_its_crew_ignores_and_does():
    mine = having("demolish", "splash")
    table = table_with(
        {"A": unit("p1", [0, 2], card=mine), "T": unit("p2", [4, 2], card=having("armor")), "U": unit("p2", [5, 2])},
        options={"variant": "portable_cannon"},
        marks={"cannon": [0, 2]},
        dice=[4, 4],
    )
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert table.position.units["T"].click == 3  # the cannon's 3, less armour
    assert table.position.units["U"].click == 1


def test_a_salvo_comes_before_the_step_to_cover():
    table = table_with(
        {"A": unit("p1", [0, 0], card=having("salvo")), "T": unit("p2", [4, 0]), "U": unit("p2", [4, 4])},
        options={"attack_and_cover": True},
        dice=[4, 4, 1, 1],
    )
    for answer in (["unit", "A"], ["to", 0, 0], ["shoot", "T"]):
        table.play(answer)
    assert table.ask.kind == "choose"
    table.play("U")
    assert table.ask.kind == "cover"


def test_a_vehicle_heals_no_further_than_its_start():
    card = having("regenerate", dial=[[6, 8, 14, 2]] * 4, vehicle={"start_click": 2})
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [4, 0], card=card, click=3)})
    for seat in ("p1", "p2", "p1", "p2"):
        table.act({"by": seat, "act": "end_turn"})
    assert table.position.units["T"].click == 2


@pytest.mark.parametrize("name", ["rover", "glider", "tank"])
def test_shipped_vehicles_have_what_they_print(name):
    card = compiled(shipped().figures[name].data)
    powers = powers_of({name: card})
    on = {key for key, rows in powers.tables.items() if rows[name][card.start - 1]}
    assert on >= {
        "rover": {("modify", "damage"), ("modify", "damage_taken"), ("event", "attacked")},
        "glider": {("event", "attacked"), ("activated", ""), ("modify", "defense")},
        "tank": {("forbid", "pushed"), ("modify", "damage_taken"), ("event", "hit")},
    }[name]


def test_undo_goes_back_before_a_question_of_an_ability_only_by_agreement():
    table = table_with(
        {"A": unit("p1", [0, 0], card=having("salvo")), "T": unit("p2", [4, 0]), "U": unit("p2", [4, 4])},
        dice=[4, 4, 4, 4],
    )
    before = table.digest()
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    with pytest.raises(Refused, match="barrier"):
        table.do({"by": "p1", "act": "undo"})
    table.do({"by": "p1", "act": "take_back", "agreed": True})
    assert table.digest() == before
