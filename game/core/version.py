"""The version of the program, as saves and reports name it."""

VERSION = "0.1.0"
