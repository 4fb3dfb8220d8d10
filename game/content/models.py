"""What the shapes of all content files are built from.

Knows pydantic and the words common to every game's files: ids and names in both languages.
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

ID_PATTERN = r"^[a-z][a-z0-9_]*$"

Id = Annotated[str, Field(pattern=ID_PATTERN, max_length=60)]
Word = Annotated[str, Field(min_length=1, max_length=200)]


class Mistake(ValueError):
    """What is wrong with a value whose shape is right, and how to mend it. For the checks that pydantic calls."""

    def __init__(self, message: str, fix: str) -> None:
        super().__init__(message)
        self.fix = fix


class Content(BaseModel):
    """A shape that takes exactly what it names, as it stands: nothing is converted, nothing passed over."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Names(TypedDict):
    """A name in both languages of the program."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)  # type: ignore[misc]

    en: Annotated[str, Field(min_length=1, max_length=200, description="The name in English.")]
    es: Annotated[str, Field(min_length=1, max_length=200, description="The name in Spanish.")]


class Texts(TypedDict):
    """A text in both languages of the program, as people read it."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)  # type: ignore[misc]

    en: Annotated[str, Field(min_length=1, max_length=4000, description="The text in English.")]
    es: Annotated[str, Field(min_length=1, max_length=4000, description="The text in Spanish.")]
