"""The shape of an ability in the clix files.

The one place that says what `when`, `cost`, `if`, `limit`, `effects` and `until` may hold.
"""

from typing import Annotated, Any

from pydantic import ConfigDict, Field

from game.content.models import Content, Id, Names

Steps = list[dict[str, Any]]


class AbilityData(Content):
    """An ability: what sets it off or what it costs, on what conditions, and what it does."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, populate_by_name=True)

    id: Annotated[Id, Field(description="The ability's own word; cards name it in `use`.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]
    when: Annotated[Any, Field(description="What sets it off; left out, it is used or always on.")] = None
    cost: Annotated[Steps | None, Field(description="What using it costs.")] = None
    if_: Annotated[Steps | None, Field(alias="if", description="Conditions that must all hold.")] = None
    limit: Annotated[str | None, Field(description="How often it may be used.")] = None
    effects: Annotated[Steps, Field(description="What it does, in order.")] = []
    until: Annotated[Any, Field(description="How long it lasts.")] = None
