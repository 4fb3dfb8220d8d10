"""The shapes of what combat cards, technologies and event cards do.

A card's effects are data; its text is made from them in `power_text.py`. What they do in a battle stands in
`values.py`, what event cards do in `happenings.py`.
"""

from typing import Annotated, Literal

from pydantic import Field

from game.content.models import Content, Id

Few = Annotated[int, Field(ge=1, le=9)]
Sort = Literal["ground", "flying"]


class Circumstances(Content):
    """When an effect of a combat card counts; with nothing given always."""

    units: Annotated[list[Id], Field(description="Only for these front-line units; else for all on the card.")] = []
    against: Annotated[Sort | None, Field(description="Only against such an enemy front-line unit.")] = None
    side: Annotated[
        Literal["attacker", "defender"] | None, Field(description="Only for the attacker, or the defender.")
    ] = None
    supported: Annotated[bool, Field(description="Only with a supporting unit in the skirmish.")] = False


class Modify(Circumstances):
    """A number of one's own side in the skirmish gets larger or smaller."""

    do: Annotated[Literal["modify"], Field(description="modify: changes a number.")]
    stat: Annotated[Literal["attack", "health"], Field(description="Which number.")]
    by: Annotated[int, Field(ge=-9, le=9, description="By how much.")]


class Pacify(Circumstances):
    """The front-line unit does not attack."""

    do: Annotated[Literal["pacify"], Field(description="pacify: the own attack is 0.")]


class Splash(Circumstances):
    """Splash damage, if an enemy unit is destroyed in the skirmish."""

    do: Annotated[Literal["splash"], Field(description="splash: destroys a further unit after the skirmishes.")]
    kinds: Annotated[
        Literal["small", "ground", "flying", "any"],
        Field(description="Which units it may destroy; small are Marines, Zerglings and Zealots."),
    ]


class Keyword(Circumstances):
    """The front-line unit has a keyword in this skirmish."""

    do: Annotated[
        Literal["cloaking", "detector"], Field(description="The keyword the side has in the skirmish.")
    ]


class Hinder(Circumstances):
    """Something of the enemy's does not count in the skirmish."""

    do: Annotated[
        Literal["no_support", "no_abilities", "no_reinforcement"],
        Field(description="What of the enemy's does not count: support values, its standard card's, a reinforcement."),
    ]


class Slay(Circumstances):
    """The enemy front-line unit is destroyed whatever the numbers say."""

    do: Annotated[Literal["slay"], Field(description="slay: at the end of the destroy step, without splash.")]
    itself: Annotated[bool, Field(description="The own front-line unit, which must still live, dies too.")] = False


class Draw(Circumstances):
    """Combat cards are drawn."""

    do: Annotated[Literal["draw"], Field(description="draw: combat cards to the hand.")]
    count: Annotated[Few, Field(description="How many.")]


CombatEffect = Annotated[
    Modify | Pacify | Splash | Keyword | Hinder | Slay | Draw, Field(discriminator="do")
]


class Gain(Content):
    """Something is gained."""

    do: Annotated[
        Literal["cards", "workers", "conquest"],
        Field(description="What is gained: combat cards, workers, conquest points."),
    ]
    count: Annotated[Few, Field(description="How much.")]


class Deploy(Content):
    """A unit is placed without paying, of a kind that one's buildings allow."""

    do: Annotated[Literal["deploy"], Field(description="deploy: places a unit.")]
    most: Annotated[Few, Field(description="The most that it costs, minerals and gas together.")]


class Bridge(Content):
    """A transport is placed without paying, on a route beside a planet with an own base."""

    do: Annotated[Literal["transport"], Field(description="transport: places a transport.")]


class Furnish(Content):
    """A module is taken for less."""

    do: Annotated[Literal["module"], Field(description="module: buys a module now.")]
    module: Annotated[Id, Field(description="Which module.")]
    less: Annotated[Few, Field(description="How many minerals less it costs.")]


class Rearrange(Content):
    """An end of a z-axis route goes to another free slot."""

    do: Annotated[Literal["rearrange"], Field(description="rearrange: moves one end of a z-axis route.")]


class Restore(Content):
    """A half-depleted area is whole again."""

    do: Annotated[Literal["restore"], Field(description="restore: takes a depletion token off.")]


class Harm(Content):
    """A rival, of one's choice, loses something."""

    do: Annotated[
        Literal["rival_cards", "rival_workers"], Field(description="What a rival loses: combat cards, workers.")
    ]
    count: Annotated[Few, Field(description="How many.")]


class Standing(Content):
    """A number is larger while the card lies in play."""

    do: Annotated[Literal["standing"], Field(description="standing: the card stays in play.")]
    stat: Annotated[
        Literal["hand_limit", "build_limit", "attack", "health"],
        Field(description="Which number; attack and health in every skirmish of a battle that one defends."),
    ]
    by: Annotated[Few, Field(description="By how much.")]


class EndDraws(Content):
    """The End Draws Near."""

    do: Annotated[Literal["end"], Field(description="end: the card is laid beside the board; two end the game.")]


EventEffect = Annotated[
    Gain | Deploy | Bridge | Furnish | Rearrange | Restore | Harm | Standing | EndDraws, Field(discriminator="do")
]
