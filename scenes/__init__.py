"""What is on the screen, one scene a file. Shows a view, sends an answer; holds no rules."""
