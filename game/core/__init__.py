"""What every game shares: positions, flow, chance, views, tables, saves. Knows no game and no screen."""
