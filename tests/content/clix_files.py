"""A small collection of clix files of the tests' own, to be spoilt one line at a time."""

from pathlib import Path

FACTIONS = """\
- id: reds
  name: {en: Reds, es: Rojos}
"""
ABILITIES = """\
- id: sharp
  name: {en: Sharp, es: Aguda}
  effects: [{do: modify, stat: attack, by: 1, card: self}]
"""
FIGURE = """\
- id: NAME
  name: {en: One, es: Una}
  gender: f
  faction: reds
  role: rifle
  points: 50
  emblem: marine
  source: project
  grenades: 1
  weapon: {name: {en: Rifle, es: Fusil}, kind: rifle, melee: false, knockback: 0, blocked_damage: 0}
  dial:
    - [8, 9, 16, 3, {attack: gold}]
    - [7, 8, 15, 2]
  abilities:
    - {use: sharp, color: gold}
"""
TEAMS = """\
- id: five
  name: {en: Five, es: Cinco}
  units: [one, one, one, two, two]
  reserves: [two]
"""
BOOSTERS = """\
- id: box
  name: {en: Box, es: Sobre}
  units: [one, two]
"""
VARIANT = """\
id: plain
name: {en: Plain, es: Sencilla}
text: {en: Five kills win., es: Ganan cinco bajas.}
source: project
kills_to_win: 5
"""


def figures(*names: str) -> str:
    """A file of figures that differ in their ids only."""
    return "".join(FIGURE.replace("NAME", name) for name in names)


def collection(root: Path, **changed: str) -> Path:
    """A data folder with the collection; `changed` gives the text of some files. Returns the folder."""
    files = {
        "factions": FACTIONS,
        "abilities": ABILITIES,
        "teams": TEAMS,
        "boosters": BOOSTERS,
        "figures": figures("one", "two"),
        "variants": VARIANT,
    }
    for name, text in {**files, **changed}.items():
        folder = root / "clix" / (name if name in ("figures", "variants") else "")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.yaml").write_text(
            f"# yaml-language-server: $schema=schemas/clix-{name}.schema.json\n" + text, encoding="utf-8"
        )
    return root
