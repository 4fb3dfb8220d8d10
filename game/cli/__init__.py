"""The command line. Knows the core and, only where a window or a picture is asked for, the screen."""
