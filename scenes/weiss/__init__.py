"""The window of Weiß Schwarz: set-up, table, pages. Shows what a seat sees and sends answers; knows no rule."""
