"""The screens of StarCraft: set-up, galaxy, battle, sheet. They show views and send answers; no rule is here."""
