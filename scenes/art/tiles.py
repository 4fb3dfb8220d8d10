"""The tiles of Tiled maps: floor kinds where a tile names one, its picture where it does not."""
import pygame
from scenes.art.board_data import BoardArt, View
def draw_pictures(target: pygame.Surface, view: View, art: BoardArt) -> None:
    """x"""
