"""The screens of Stargate TCG: set-up, table, deck builder. They show views and send answers; no rule is here."""
