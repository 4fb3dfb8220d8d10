"""Emblems: every motif is there, is itself at 40 pixels in grey, and shows its seat."""

import itertools

import numpy as np
import pygame
import pytest
from art_eyes import changed, colours, covered, difference, is_premultiplied, on_ground, same

from scenes.art.emblem_parts import DARK, LIGHT
from scenes.art.emblems import MOTIFS, emblem
from scenes.art.palette import SEATS, rgb
from scenes.art.sprites import clear_caches

SOLDIERS = {"marine", "sniper", "hood", "heavy", "commando", "recruit", "grenadier"}
CREW = {"medic", "officer", "scout", "engineer", "pilot"}
HORDE = {"brute", "chieftain", "elite", "blade", "zealot", "drone", "jackal", "grunt", "hunter", "wraith"}
WANTED = sorted(SOLDIERS | CREW | HORDE | {"rover", "tank", "glider"})
APART = 20.0  # of 255, mean difference in grey at 40 pixels: a little below the closest pair
GROUND = (38, 47, 60)  # the inside of a dial


def seen(motif, seat="p1", size=40):
    return on_ground(emblem(motif, size, seat), GROUND)


def test_every_motif_that_cards_may_name_is_drawn():
    assert set(WANTED) == set(MOTIFS)


@pytest.mark.parametrize("motif", WANTED)
def test_a_motif_fills_its_box_and_leaves_room(motif):
    image = emblem(motif, 80, "p1")
    assert image.get_size() == (80, 80)
    assert 0.25 < covered(image) < 0.9
    assert is_premultiplied(image)


@pytest.mark.parametrize("motif", WANTED)
def test_no_two_motifs_look_alike_at_40_pixels_in_grey(motif):
    apart = {other: difference(seen(motif), seen(other)) for other in WANTED if other != motif}
    assert min(apart.values()) > APART, min(apart, key=lambda other: apart[other])


@pytest.mark.parametrize("motif", WANTED)
def test_a_motif_has_light_and_dark(motif):
    tones = colours(seen(motif)) @ np.array([0.299, 0.587, 0.114])
    assert np.percentile(tones, 97) - np.percentile(tones, 10) > 80


@pytest.mark.parametrize("motif", WANTED)
def test_the_seat_colours_a_part_only(motif):
    blue, orange = emblem(motif, 100, "p1"), emblem(motif, 100, "p2")
    apart = np.abs(colours(blue) - colours(orange)).max(-1) > 30
    inside = pygame.surfarray.array_alpha(blue) > 128
    share = (apart & inside).sum() / inside.sum()
    assert 0.015 < share < 0.5


@pytest.mark.parametrize("seat", SEATS)
def test_the_seats_own_colour_is_on_it(seat):
    wanted = np.array(rgb(SEATS[seat].colour))
    near = np.abs(colours(emblem("marine", 100, seat)) - wanted).max(-1) < 8
    assert near.sum() > 150


def test_nobodys_emblem_is_drawn_too():
    assert covered(emblem("tank", 60)) > 0.3


@pytest.mark.parametrize("card", ["a_card", "some_other", "x", "", "émile"])
def test_a_card_without_motif_has_a_bust_of_its_own(card):
    assert covered(emblem(card, 60, "p1")) > 0.3
    assert is_premultiplied(emblem(card, 60, "p1"))


def test_busts_made_from_ids_vary():
    pictures = [seen(f"card_{k}") for k in range(12)]
    apart = [changed(a, b) for a, b in itertools.combinations(pictures, 2)]
    assert sum(share > 0.02 for share in apart) > len(apart) * 0.8


@pytest.mark.parametrize("motif", ["marine", "jackal", "tank", "a_card"])
def test_the_same_facts_give_the_same_bytes(motif):
    first = emblem(motif, 48, "p3").copy()
    clear_caches()
    assert same(first, emblem(motif, 48, "p3"))


@pytest.mark.parametrize("size", [16, 24, 40, 61, 120])
def test_any_size(size):
    assert emblem("hood", size, "p2").get_size() == (size, size)


def test_the_tones_stand_apart():
    assert sum(rgb(LIGHT)) - sum(rgb(DARK)) > 300
