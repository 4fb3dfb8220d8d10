"""Halo ActionClix in the window: its doors (`entry`). The set-up is in `scenes.setup`, the table in `scenes.table`."""
