"""What the tables of card games share: felt, side panels, the log, the bar of phases. Knows no game."""
