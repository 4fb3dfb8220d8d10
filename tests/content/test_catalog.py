"""All content of a game together: kept where it is good, told where it is not."""

from pathlib import Path

import pytest

from game.content.catalog import content_hash, load_clix
from tests.content.clix_files import ABILITIES, BOOSTERS, FACTIONS, FIGURE, TEAMS, VARIANT, collection, figures


def told(catalog) -> list[tuple[str, str, int, int]]:
    return [(Path(one.file).name, one.code, one.line, one.column) for one in catalog.problems]


def test_a_good_collection_is_all_there(tmp_path: Path) -> None:
    catalog = load_clix(collection(tmp_path))
    assert catalog.problems == []
    assert list(catalog.figures) == ["one", "two"]
    assert list(catalog.abilities) == ["sharp"]
    assert list(catalog.factions) == ["reds"]
    assert catalog.teams["five"].units == ["one", "one", "one", "two", "two"]
    assert list(catalog.boosters) == ["box"]
    assert catalog.variants["plain"].kills_to_win == 5


def test_a_figure_keeps_its_data_as_the_file_gives_it(tmp_path: Path) -> None:
    figure = load_clix(collection(tmp_path)).figures["one"]
    assert figure.data["dial"] == [[8, 9, 16, 3, {"attack": "gold"}], [7, 8, 15, 2]]
    assert figure.dial[1] == (7, 8, 15, 2, {})
    assert figure.data["abilities"] == [{"use": "sharp", "color": "gold"}]


ONE = figures("one", "two").replace
SPOILT = [
    # what is written, the file told of, code, line, column (a first line stands above every text)
    ({"figures": ONE("faction: reds", "faction: redds", 1)}, "figures", "unknown_id", 5, 12),
    ({"figures": ONE("use: sharp", "use: sharpp", 1)}, "figures", "unknown_id", 16, 13),
    ({"figures": ONE("{use: sharp, color: gold}", "{use: sharp}", 1)}, "figures", "color_without_ability", 13, 30),
    ({"figures": ONE(", {attack: gold}", "", 1)}, "figures", "ability_without_color", 16, 27),
    ({"figures": ONE("points: 50", "points: 60", 1)}, "figures", "out_of_bounds", 7, 11),
    ({"figures": ONE("points: 50", "points: 1.5", 1)}, "figures", "wrong_type", 7, 11),
    ({"figures": ONE("[7, 8, 15, 2]", "[7, 8, 15]", 1)}, "figures", "missing_value", 14, 7),
    ({"figures": ONE("[7, 8, 15, 2]", "[7, 8, 15, 2, {}, 1]", 1)}, "figures", "out_of_bounds", 14, 7),
    ({"figures": ONE("[7, 8, 15, 2]", "[7, 8, x, 2]", 1)}, "figures", "wrong_type", 14, 14),
    ({"figures": ONE("{attack: gold}", "{atack: gold}", 1)}, "figures", "unknown_key", 13, 22),
    ({"figures": ONE("{attack: gold}", "{attack: golden}", 1)}, "figures", "wrong_word", 13, 30),
    ({"figures": ONE("emblem: marine", "emblem: marines", 1)}, "figures", "wrong_word", 8, 11),
    ({"figures": ONE("gender: f", "gender: f\n  gender: m", 1)}, "figures", "duplicate_key", 5, 3),
    ({"figures": ONE("source: project", "source: project\n  vehicle: {start_click: 3}", 1)},
     "figures", "out_of_bounds", 10, 26),
    ({"figures": ONE("source: project", "source: project\n  vehicle: 3", 1)}, "figures", "wrong_type", 10, 12),
    ({"teams": TEAMS.replace("[two]", "[tow]")}, "teams", "unknown_id", 5, 14),
    ({"teams": TEAMS.replace("one, one, one, ", "one, ")}, "teams", "too_few_units", 4, 10),
    ({"teams": TEAMS.replace("[one,", "[one, one, one, one, one,")}, "teams", "too_many_points", 4, 10),
    ({"teams": TEAMS + TEAMS.replace("en: Five", "en: More")}, "teams", "duplicate_id", 6, 7),
    ({"boosters": BOOSTERS.replace("two", "three")}, "boosters", "unknown_id", 4, 16),
    ({"boosters": BOOSTERS.replace("[one, two]", "[one]")}, "boosters", "out_of_bounds", 4, 10),
    ({"factions": FACTIONS.replace("es: Rojos", "es: 7")}, "factions", "wrong_type", 3, 24),
    ({"variants": VARIANT.replace("kills_to_win: 5", "kills_to_win: 0")}, "variants", "out_of_bounds", 6, 15),
    ({"variants": VARIANT + "flags: {}\n"}, "variants", "unknown_key", 7, 1),
    ({"abilities": ABILITIES.replace("stat: attack", "stat: atack")}, "abilities", "wrong_word", 4, 32),
    ({"teams": ""}, "teams", "empty_file", 1, 1),
]  # fmt: skip


@pytest.mark.parametrize(("changed", "name", "code", "line", "column"), SPOILT)
def test_what_is_wrong_is_told(tmp_path: Path, changed, name: str, code: str, line: int, column: int) -> None:
    told_of = [one for one in told(load_clix(collection(tmp_path, **changed))) if one[0] == f"{name}.yaml"]
    assert told_of == [(f"{name}.yaml", code, line, column)]


def test_a_bad_card_is_left_out_and_what_needs_it_names_its_place(tmp_path: Path) -> None:
    catalog = load_clix(collection(tmp_path, figures=ONE("points: 50", "points: 60", 1)))
    assert list(catalog.figures) == ["two"]
    assert catalog.teams == {}
    needing = [one for one in catalog.problems if one.code == "bad_reference"]
    assert len(needing) == 4  # three units and a booster's
    assert "figures.yaml:2:3" in needing[0].message


def test_a_colour_of_the_wrong_name_is_told_on_both_sides(tmp_path: Path) -> None:
    catalog = load_clix(collection(tmp_path, figures=ONE("color: gold", "color: red", 1), teams=TEAMS))
    ours = [one[1:] for one in told(catalog) if one[0] == "figures.yaml"]
    assert ours == [("color_without_ability", 13, 30), ("ability_without_color", 16, 27)]


def test_the_nearest_id_is_named(tmp_path: Path) -> None:
    (problem,) = load_clix(collection(tmp_path, teams=TEAMS.replace("[two]", "[tow]"))).problems
    assert problem.fix.startswith('did you mean "two"?')


def test_a_units_limits_in_a_starting_team(tmp_path: Path) -> None:
    dear = FIGURE.replace("NAME", "dear").replace("points: 50", "points: 175")
    late = FIGURE.replace("NAME", "late").replace("points: 50", "points: 25\n  upgrade_only: true")
    teams = TEAMS.replace("[one, one, one,", "[one, late, dear,")
    catalog = load_clix(collection(tmp_path, figures=figures("one", "two") + dear + late, teams=teams))
    assert [one[1:] for one in told(catalog)] == [("upgrade_only", 4, 16), ("too_dear", 4, 22)]


def test_points_of_other_sources_need_no_steps(tmp_path: Path) -> None:
    text = ONE("points: 50", "points: 63", 1).replace("source: project", "source: the box", 1)
    assert load_clix(collection(tmp_path, figures=text)).problems == []


def test_a_duplicate_id_names_both_places_and_the_first_is_kept(tmp_path: Path) -> None:
    more = tmp_path / "mine"
    more.mkdir()
    (more / "my.yaml").write_text(figures("two", "three").replace("points: 50", "points: 25"), encoding="utf-8")
    catalog = load_clix(collection(tmp_path / "data"), [more])
    (problem,) = catalog.problems
    assert problem.code == "duplicate_id"
    assert problem.file.endswith("my.yaml")
    assert "figures.yaml:17:7" in problem.message
    assert catalog.figures["two"].points == 50
    assert catalog.figures["three"].points == 25


def test_folders_and_files_of_peoples_own_are_told_apart_by_their_keys(tmp_path: Path) -> None:
    more = tmp_path / "mine"
    (more / "deep").mkdir(parents=True)
    (more / "deep" / "cards.yaml").write_text(figures("three"), encoding="utf-8")
    (more / "team.yaml").write_text(TEAMS.replace("id: five", "id: mine").replace("[two]", "[three]"))
    (more / "other.yaml").write_text("- {quite: other, things: 1}\n")
    catalog = load_clix(collection(tmp_path / "data"), [more])
    assert catalog.problems == []
    assert catalog.teams["mine"].reserves == ["three"]


def test_an_ability_of_the_card_alone(tmp_path: Path) -> None:
    own = ABILITIES.replace("sharp", "own").replace("- id", "id").replace("\n  ", ", ").strip()
    text = ONE("{use: sharp, color: gold}", "{" + own + ", color: gold}", 1)
    catalog = load_clix(collection(tmp_path, figures=text))
    assert catalog.problems == []
    assert catalog.figures["one"].abilities[0].color == "gold"


def test_hashes_change_with_the_card_and_its_abilities_only(tmp_path: Path) -> None:
    first = load_clix(collection(tmp_path / "a"))
    written_otherwise = ONE("grenades: 1", "grenades: 1   # a comment")
    same = load_clix(collection(tmp_path / "b", figures=written_otherwise))
    other = load_clix(collection(tmp_path / "c", figures=ONE("grenades: 1", "grenades: 2", 1)))
    stronger = load_clix(collection(tmp_path / "d", abilities=ABILITIES.replace("by: 1", "by: 2")))
    assert first.hash("one") == same.hash("one")
    assert first.hash("one") != other.hash("one")
    assert first.hash("two") == other.hash("two")
    assert first.hash("two") != stronger.hash("two")
    assert content_hash({"b": 1, "a": 2}) == content_hash({"a": 2, "b": 1})


def test_the_shipped_content_is_good() -> None:
    assert load_clix().problems == []
