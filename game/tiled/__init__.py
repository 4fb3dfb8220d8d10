"""Maps of the Tiled editor, read strictly. Knows the editor's files; knows no game and no screen."""
