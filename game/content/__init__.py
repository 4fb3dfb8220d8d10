"""Content files: read with the place of every value, checked, and told about in plain words."""
