"""Pictures of a galaxy on wood: planets, space, counters, orders, routes. Knows sizes, seats and words; no rule."""
