"""Rooms as open boxes, seen through the missing wall: kitchen, bedroom and bathroom, each in three layouts and four palettes,
and the living room that is furnished in the comparison of before and after."""
import math

import bpy

import picture
from exteriors import reset
from materials import courses, glow, make, plain, speckled
from parts import dice as new_dice
from shapes import ball, box, cylinder, frame, pierced, prism, solid

# Palette: upholstery, second colour, cupboards, walls, floor, tiles of the bathroom.
PALETTES = {
    'terra': ((0.42, 0.12, 0.055), (0.60, 0.42, 0.30), (0.50, 0.47, 0.41), (0.74, 0.71, 0.66), 'herringbone', (0.52, 0.29, 0.22)),
    'linden': ((0.055, 0.14, 0.10), (0.42, 0.44, 0.26), (0.10, 0.17, 0.13), (0.72, 0.72, 0.66), 'planks', (0.20, 0.29, 0.23)),
    'ochre': ((0.56, 0.33, 0.07), (0.24, 0.20, 0.15), (0.66, 0.62, 0.54), (0.75, 0.71, 0.62), 'terrazzo', (0.60, 0.47, 0.26)),
    'ink': ((0.06, 0.10, 0.19), (0.46, 0.30, 0.20), (0.055, 0.085, 0.15), (0.70, 0.70, 0.69), 'dark planks', (0.15, 0.22, 0.33)),
}
LAYOUTS = {'kitchen': ('island', 'line', 'angle'), 'bedroom': ('double', 'window', 'guest'), 'bath': ('tub', 'shower', 'basin'), 'office': ('desks', 'meeting')}
LONG, DEEP, HIGH = 5.4, 4.2, 2.75


class Room:
    """The materials of a palette and the furniture built from them."""

    def __init__(self, seed, palette, size=(LONG, DEEP, HIGH)):
        self.long, self.deep, self.high = size
        self.stuff, self.dice = make(), new_dice(seed)
        accent, second, cupboard, wall, floor, tile = PALETTES[palette]
        self.wall = plain(wall, 0.95, 0.15, 25)
        self.cloth, self.second = plain(accent, 0.95, 0.35, 220), plain(second, 0.95, 0.35, 220)
        self.front = plain(cupboard, 0.45)
        self.rug = plain(tuple(min(1, value * 0.6 + 0.26) for value in second), 1.0, 0.5, 300)
        self.linen, self.white = plain((0.64, 0.60, 0.52), 1.0, 0.35, 220), plain((0.80, 0.79, 0.76), 0.4)
        self.wood, self.steel = plain((0.26, 0.14, 0.065), 0.45), self.stuff['steel']
        self.brass, self.marble = plain((0.55, 0.38, 0.16), 0.3, metallic=0.9), plain((0.70, 0.68, 0.64), 0.2, 0.04, 6)
        self.tiles = courses(tile, tuple(value * 0.86 for value in tile), (0.62, 0.60, 0.56), 0.20, 0.10, 0.008, 0.25, 0.3, wear=0.06)
        self.lamp, self.card = glow((1.0, 0.70, 0.40), 5.0), self.stuff['card']
        self.glass = plain((0.42, 0.50, 0.50), 0.08)
        self.floor = {
            'herringbone': courses((0.36, 0.22, 0.11), (0.29, 0.17, 0.085), (0.12, 0.07, 0.035), 0.6, 0.10, 0.004, 0.4, 0.15, 0.5, flat=True),
            'planks': courses((0.44, 0.31, 0.18), (0.38, 0.26, 0.15), (0.18, 0.11, 0.06), 1.6, 0.16, 0.004, 0.42, 0.15, 0.37, flat=True),
            'dark planks': courses((0.17, 0.10, 0.055), (0.13, 0.075, 0.04), (0.05, 0.03, 0.02), 1.8, 0.18, 0.004, 0.4, 0.15, 0.37, flat=True),
            'terrazzo': speckled((0.42, 0.40, 0.36), (0.66, 0.63, 0.57), 40, 0.05),
        }[floor]

    def shell(self, back, left):
        """Floor, three walls with windows (x, z, width, height) at the back and on the left, skirting and curtains."""
        box(0, 0, -0.22, self.long + 0.5, self.deep + 0.5, 0.22, self.stuff['ply'], 0.01)
        box(0, 0, 0, self.long, self.deep, 0.015, self.floor, 0)
        with frame(-self.long / 2 - 0.22, self.deep / 2):
            self.pierce(self.long + 0.44, [(x + self.long / 2 + 0.22, z, wide, high) for x, z, wide, high in back])
        with frame(-self.long / 2, -self.deep / 2, 0, 90):
            self.pierce(self.deep, left)
        box(self.long / 2 + 0.11, 0, 0, 0.22, self.deep, self.high, self.wall, 0)
        box(0, self.deep / 2 - 0.012, 0.015, self.long, 0.024, 0.12, self.white, 0)
        for x in (-1, 1):
            box(x * (self.long / 2 - 0.012), 0, 0.015, 0.024, self.deep, 0.12, self.white, 0)
        for x, z, wide, high in back:
            if z < 1.0:
                for side in (x - 0.18, x + wide + 0.18):
                    self.curtain(side, self.deep / 2 - 0.09, min(2.5, z + high + 0.12))

    def pierce(self, length, holes):
        """A wall with windows; its front is at y = 0, it stands behind that line."""
        pierced(length, self.high, holes, self.wall, 0.22)
        for x, z, wide, high in holes:
            for place, size in ((x + 0.025, 0.05), (x + wide - 0.025, 0.05), (x + wide / 2, 0.04)):
                box(place, 0.1, z, size, 0.06, high, self.steel, 0)
            for place in (z, z + high - 0.05):
                box(x + wide / 2, 0.1, place, wide, 0.06, 0.05, self.steel, 0)
            if z > 0.2:
                box(x + wide / 2, 0.0, z - 0.03, wide + 0.1, 0.26, 0.03, self.marble, 0.004)

    def curtain(self, x, y, high, wide=0.42):
        """Folds of linen from the ceiling to the floor."""
        count = 22
        near = [(x - wide / 2 + wide * step / count, y + 0.035 * math.sin(step * 1.9)) for step in range(count + 1)]
        prism(near + [(a, b + 0.012) for a, b in reversed(near)], high - 0.03, self.linen, 'z', (0, 0, 0.03))

    def picture(self, x, z, wide, high, y=DEEP / 2):
        """A framed print of two shapes on the back wall."""
        y -= 0.02
        box(x, y, z, wide, 0.03, high, self.wood, 0.004)
        box(x, y - 0.018, z + 0.05, wide - 0.1, 0.008, high - 0.1, self.white, 0)
        shape = self.dice.choice((self.cloth, self.second, self.front))
        box(x, y - 0.026, z + high * 0.2, wide * 0.5, 0.006, high * 0.35, shape, 0)
        with frame(x + wide * 0.08, y - 0.03, z + high * 0.62):
            ball(0, 0, 0, wide * 0.16, self.dice.choice((self.second, self.brass)), (1, 0.02, 1))

    def plant(self, x, y, size=1.0):
        cylinder(x, y, 0.015, 0.19 * size, 0.38 * size, self.second, 0.24 * size)
        for _ in range(34):
            angle, out, up = self.dice.uniform(0, 6.28), self.dice.uniform(0.12, 0.42), self.dice.uniform(0.55, 1.35)
            tip = (math.cos(angle) * out * size, math.sin(angle) * out * size, up * size)
            side = (-math.sin(angle) * 0.07 * size, math.cos(angle) * 0.07 * size)
            half = (tip[0] * 0.6, tip[1] * 0.6, tip[2] * 0.9)
            solid([(0, 0, 0.38 * size), (half[0] + side[0], half[1] + side[1], half[2]), tip, (half[0] - side[0], half[1] - side[1], half[2])], [(0, 1, 2, 3)], self.stuff['leaf dark'], (x, y, 0))

    def lamp_on_foot(self, x, y, high=1.6):
        cylinder(x, y, 0.015, 0.16, 0.02, self.steel)
        cylinder(x, y, 0.015, 0.014, high, self.steel)
        cylinder(x, y, high - 0.14, 0.24, 0.28, self.lamp, 0.17)

    def pendant(self, x, y, z=1.75, radius=0.22):
        cylinder(x, y, z, 0.008, self.high - z, self.steel)
        cylinder(x, y, z - 0.14, radius, 0.18, self.cloth, 0.06)
        cylinder(x, y, z - 0.16, radius * 0.55, 0.02, self.lamp)

    def sofa(self, x, y, wide=2.3, turn=0, cloth=None):
        cloth = cloth or self.cloth
        with frame(x, y, 0, turn):
            box(0, 0, 0.10, wide, 0.95, 0.28, cloth, 0.06)
            box(0, 0.38, 0.28, wide, 0.24, 0.52, cloth, 0.09)
            for side in (-1, 1):
                box(side * (wide / 2 - 0.06), 0, 0.10, 0.20, 0.95, 0.50, cloth, 0.08)
            count = 2 if wide < 2.6 else 3
            for number in range(count):
                box((number - (count - 1) / 2) * (wide - 0.4) / count, -0.05, 0.36, (wide - 0.44) / count, 0.76, 0.16, cloth, 0.07)
            for place, cushion in ((-wide * 0.32, self.linen), (wide * 0.28, self.second), (wide * 0.36, self.linen)):
                box(place, 0.2, 0.5, 0.44, 0.14, 0.4, cushion, 0.06, (0.3, 0, 0))

    def armchair(self, x, y, turn, cloth=None):
        cloth = cloth or self.linen
        with frame(x, y, 0, turn):
            box(0, 0, 0.20, 0.78, 0.78, 0.2, cloth, 0.08)
            box(0, 0.34, 0.28, 0.78, 0.2, 0.56, cloth, 0.08)
            for a in (-0.3, 0.3):
                for b in (-0.3, 0.3):
                    cylinder(a, b, 0.015, 0.02, 0.2, self.wood)

    def round_table(self, x, y, radius=0.52, high=0.34):
        cylinder(x, y, high - 0.035, radius, 0.035, self.wood, sides=48)
        for angle in (0.5, 2.6, 4.7):
            cylinder(x + radius * 0.65 * math.cos(angle), y + radius * 0.65 * math.sin(angle), 0.015, 0.022, high - 0.03, self.wood)

    def chair(self, x, y, turn):
        with frame(x, y, 0, turn):
            box(0, 0, 0.43, 0.42, 0.42, 0.04, self.wood, 0.01)
            box(0, 0.2, 0.6, 0.42, 0.03, 0.24, self.wood, 0.01)
            for a in (-0.18, 0.18):
                cylinder(a, -0.18, 0.015, 0.015, 0.42, self.steel)
                cylinder(a, 0.19, 0.015, 0.015, 0.82, self.steel)

    def table(self, x, y, wide=1.8, deep=0.9):
        box(x, y, 0.71, wide, deep, 0.04, self.wood, 0.008)
        for a in (-1, 1):
            for b in (-1, 1):
                box(x + a * (wide / 2 - 0.1), y + b * (deep / 2 - 0.1), 0.015, 0.06, 0.06, 0.7, self.wood, 0.004)
        for number in range(2):
            for side, turn in ((-1, 180), (1, 0)):
                self.chair(x + (number - 0.5) * wide * 0.5, y + side * (deep / 2 + 0.22), turn)
        cylinder(x, y, 0.75, 0.10, 0.2, self.second, 0.06)
        for angle in range(7):
            ball(x + 0.1 * math.cos(angle), y + 0.1 * math.sin(angle), 1.05 + 0.04 * (angle % 3), 0.045, self.stuff[('leaf dry', 'blossom', 'leaf olive')[angle % 3]], detail=2)

    def shelf(self, x, z, wide, y=DEEP / 2 - 0.12):
        box(x, y, z, wide, 0.24, 0.035, self.wood, 0.004)
        place = x - wide / 2 + 0.1
        while place < x + wide / 2 - 0.1:
            if self.dice.random() < 0.5:
                cylinder(place, y, z + 0.035, self.dice.uniform(0.04, 0.07), self.dice.uniform(0.1, 0.24), self.dice.choice((self.card, self.linen, self.second)))
                place += 0.2
            else:
                size = self.dice.uniform(0.03, 0.05)
                box(place, y, z + 0.035, size, 0.17, self.dice.uniform(0.19, 0.26), self.dice.choice((self.card, self.cloth, self.second, self.linen)), 0)
                place += size + 0.006

    def cupboards(self, x, count, y=DEEP / 2 - 0.32, tall=False):
        """Base units along the back wall from x to the right; tall ones are 2.2 m."""
        high = 2.2 if tall else 0.78
        for number in range(count):
            box(x + number * 0.62 + 0.3, y, 0.1 if not tall else 0.015, 0.605, 0.6, high, self.front, 0.006)
            box(x + number * 0.62 + (0.3 if not tall else 0.08), y - 0.31, 0.74 if not tall else 1.0, 0.2 if not tall else 0.02, 0.02, 0.02 if not tall else 0.3, self.brass, 0)
        if not tall:
            box(x + count * 0.31, y - 0.01, 0.88, count * 0.62 + 0.04, 0.66, 0.04, self.marble, 0.006)
            box(x + count * 0.31, self.deep / 2 - 0.015, 0.92, count * 0.62, 0.03, 0.55, self.tiles, 0)

    def bed(self, x, y, wide=1.8, turn=0):
        with frame(x, y, 0, turn):
            box(0, 0, 0.06, wide + 0.1, 2.1, 0.22, self.wood, 0.02)
            box(0, -0.02, 0.26, wide, 2.02, 0.22, self.linen, 0.08)
            box(0, -0.38, 0.36, wide + 0.06, 1.3, 0.16, self.cloth, 0.08)
            box(0, 0.02, 0.43, wide + 0.04, 0.42, 0.11, self.white, 0.05)
            box(0, 1.08, 0.06, wide + 0.2, 0.1, 1.05, self.second, 0.05)
            for side in ((-0.46, 0.46) if wide > 1.2 else (0,)):
                box(side * wide / 1.8, 0.78, 0.48, min(0.72, wide * 0.8), 0.42, 0.16, self.white, 0.07, (0.35, 0, 0))

    def night_table(self, x, y):
        box(x, y, 0.015, 0.45, 0.42, 0.45, self.wood, 0.01)
        cylinder(x, y, 0.46, 0.05, 0.22, self.brass)
        cylinder(x, y, 0.66, 0.15, 0.2, self.lamp, 0.10)

    def wardrobe(self, x, y, wide=2.0):
        for number in range(3):
            box(x, y + (number - 1) * wide / 3, 0.015, 0.58, wide / 3 - 0.01, 2.3, self.front, 0.006)
            box(x - 0.3, y + (number - 0.6) * wide / 3, 1.0, 0.02, 0.02, 0.3, self.brass, 0)

    def rug_at(self, x, y, wide, deep):
        box(x, y, 0.015, wide, deep, 0.02, self.rug, 0.008)
        for share in (-0.42, 0.42):
            box(x + wide * share, y, 0.035, 0.05, deep * 0.94, 0.004, self.second, 0)


def living(room, _layout):
    room.shell([(0.3, 0.75, 2.0, 1.6)], [(0.7, 0.0, 2.6, 2.3)])
    room.rug_at(0.6, 0.0, 3.2, 2.2)
    room.sofa(0.5, 1.45, 2.9)
    room.sofa(2.1, 0.1, 1.7, -90)
    room.round_table(0.2, 0.1, 0.42)
    room.round_table(0.85, -0.25, 0.3, 0.44)
    room.shelf(-1.55, 1.35, 1.3)
    room.shelf(-1.55, 1.85, 1.3)
    box(-1.55, 1.9, 0.015, 1.5, 0.4, 0.6, room.wood, 0.008)
    room.lamp_on_foot(-2.3, -0.5)
    room.armchair(-1.4, -0.6, 130, room.second)


def kitchen(room, layout):
    if layout == 'island':
        room.shell([(0.3, 1.05, 1.6, 1.2)], [(1.2, 0.75, 1.7, 1.6)])
        room.cupboards(-2.6, 7)
        room.cupboards(1.95, 1, tall=True)
        room.shelf(-1.4, 1.6, 2.2)
        box(0.1, -0.2, 0.015, 2.1, 0.85, 0.86, room.front, 0.01)
        box(0.1, -0.22, 0.87, 2.35, 1.0, 0.045, room.marble, 0.008)
        for x in (-0.55, 0.1, 0.75):
            cylinder(x, -0.98, 0.62, 0.19, 0.05, room.second)
            for angle in (0.8, 2.3, 3.9, 5.5):
                cylinder(x + 0.13 * math.cos(angle), -0.98 + 0.13 * math.sin(angle), 0.015, 0.012, 0.62, room.steel)
        for x in (-0.45, 0.65):
            room.pendant(x, -0.2)
        cylinder(0.5, -0.25, 0.915, 0.17, 0.06, room.card, 0.22)
        room.plant(-2.3, 0.2, 0.9)
    elif layout == 'line':
        room.shell([(-1.9, 0.0, 1.8, 2.3)], [])
        room.cupboards(0.1, 4)
        room.shelf(1.3, 1.6, 2.0)
        room.table(-0.6, -0.25)
        room.pendant(-1.0, -0.25, 1.7, 0.26)
        room.pendant(-0.2, -0.25, 1.7, 0.26)
        room.rug_at(-0.6, -0.25, 2.9, 2.2)
        room.plant(-2.3, 1.5, 1.1)
    else:
        room.shell([(-1.2, 1.05, 2.4, 1.2)], [(2.2, 0.2, 1.2, 2.1)])
        room.cupboards(-2.0, 6)
        for number in range(4):
            box(2.4, 1.2 - number * 0.62, 0.015, 0.6, 0.605, 2.2 if number == 3 else 0.87, room.front, 0.006)
        box(2.39, 0.58, 0.88, 0.66, 1.9, 0.04, room.marble, 0.006)
        box(-1.15, DEEP / 2 - 0.32, 0.925, 0.55, 0.5, 0.01, room.steel, 0)
        room.round_table(-0.5, -0.5, 0.6, 0.74)
        for angle in (20, 140, 260):
            with frame(-0.5, -0.5, 0, angle):
                room.chair(0, 0.78, 0)
        room.pendant(-0.5, -0.5, 1.75, 0.32)
        room.plant(-2.35, 1.75, 0.85)


def bedroom(room, layout):
    if layout == 'double':
        room.shell([(-2.3, 0.75, 1.2, 1.6)], [(1.0, 0.75, 1.7, 1.6)])
        room.rug_at(0.4, -0.2, 3.2, 2.4)
        room.bed(0.4, 0.95)
        for x in (-0.95, 1.75):
            room.night_table(x, 1.8)
        room.wardrobe(2.38, -0.5)
        room.picture(0.4, 1.45, 1.0, 0.7)
        room.plant(-2.3, 1.6, 1.0)
    elif layout == 'window':
        room.shell([(-0.6, 0.0, 2.2, 2.3)], [])
        room.rug_at(-0.4, -0.3, 3.0, 2.3)
        room.bed(-1.6, -0.1, 1.7, 90)
        for y in (-1.3, 1.1):
            room.night_table(-2.4, y)
        room.armchair(1.5, 0.9, -35, room.second)
        room.lamp_on_foot(2.2, 1.5)
        room.wardrobe(2.38, -0.8, 1.8)
        room.round_table(0.75, 0.7, 0.25, 0.46)
    else:
        room.shell([(0.5, 0.75, 1.6, 1.5)], [(1.4, 0.75, 1.4, 1.5)])
        room.bed(-1.75, 0.95, 1.0)
        room.night_table(-0.85, 1.82)
        room.rug_at(0.2, -0.4, 2.4, 1.7)
        box(1.4, 1.72, 0.72, 1.5, 0.6, 0.04, room.wood, 0.008)
        for x in (0.72, 2.08):
            box(x, 1.72, 0.015, 0.05, 0.55, 0.7, room.steel, 0)
        room.chair(1.3, 1.15, 200)
        room.shelf(-1.4, 1.7, 1.4)
        box(1.85, 1.75, 0.76, 0.3, 0.2, 0.02, room.card, 0)
        cylinder(0.9, 1.8, 0.76, 0.06, 0.03, room.steel)
        cylinder(0.9, 1.8, 0.76, 0.012, 0.4, room.steel)
        cylinder(0.9, 1.74, 1.1, 0.11, 0.12, room.lamp, 0.05)
        room.wardrobe(2.38, -0.9, 1.5)


def bath(room, layout):
    box(0, DEEP / 2 - 0.004, 0.015, LONG, 0.03, 1.3, room.tiles, 0)
    if layout == 'tub':
        room.shell([(-1.6, 1.0, 1.6, 1.3)], [])
        box(-1.0, 1.0, 0.1, 1.8, 0.85, 0.52, room.white, 0.2)
        box(-1.0, 1.0, 0.52, 1.5, 0.6, 0.11, room.glass, 0.12)
        cylinder(-1.95, 1.0, 0.015, 0.018, 1.0, room.brass)
        box(1.5, 1.8, 0.45, 1.7, 0.5, 0.4, room.front, 0.008)
        box(1.5, 1.79, 0.85, 1.75, 0.55, 0.04, room.marble, 0.006)
        for x in (1.1, 1.9):
            cylinder(x, 1.78, 0.89, 0.16, 0.1, room.white, 0.21)
            cylinder(x, 2.02, 0.89, 0.014, 0.25, room.brass)
            box(x, DEEP / 2 - 0.03, 1.35, 0.55, 0.02, 0.85, room.glass, 0)
        room.plant(-2.35, -0.4, 0.9)
        room.rug_at(-0.9, 0.05, 1.4, 0.8)
        box(0.2, 0.9, 0.015, 0.4, 0.32, 0.45, room.wood, 0.01)
        box(0.2, 0.9, 0.47, 0.36, 0.26, 0.1, room.linen, 0.03)
    elif layout == 'shower':
        room.shell([(0.4, 1.1, 1.0, 1.2)], [(1.6, 1.0, 1.2, 1.2)])
        box(-1.9, 1.35, 0.015, 1.4, 1.4, 0.05, room.marble, 0.004)
        box(-2.55, 1.35, 0.05, 0.06, 1.4, 2.2, room.tiles, 0)
        box(-1.2, 1.35, 0.05, 0.02, 1.4, 2.0, room.glass, 0)
        cylinder(-1.9, 1.8, 1.9, 0.012, 0.4, room.brass)
        cylinder(-1.9, 1.7, 2.15, 0.16, 0.02, room.brass)
        box(1.8, 1.8, 0.4, 1.3, 0.5, 0.45, room.front, 0.008)
        cylinder(1.8, 1.78, 0.85, 0.17, 0.1, room.white, 0.22)
        box(1.8, DEEP / 2 - 0.03, 1.3, 1.2, 0.02, 0.9, room.glass, 0)
        box(0.0, 1.7, 0.15, 0.38, 0.55, 0.28, room.white, 0.1)
        box(0.0, 1.98, 0.3, 0.5, 0.16, 0.75, room.wall, 0.01)
        room.rug_at(1.4, 0.8, 1.5, 0.9)
        room.plant(2.3, 0.4, 0.8)
        box(-0.4, 0.2, 0.015, 0.4, 0.4, 0.5, room.wood, 0.02)
        box(-0.4, 0.2, 0.52, 0.34, 0.3, 0.14, room.linen, 0.04)
    else:
        room.shell([(-0.5, 1.0, 1.2, 1.3)], [])
        box(-1.75, 0.6, 0.015, 0.9, 2.2, 0.58, room.white, 0.05)
        box(-1.75, 0.6, 0.5, 0.66, 1.9, 0.1, room.glass, 0.1)
        box(-1.75, 1.75, 0.015, 0.95, 0.06, 0.62, room.tiles, 0)
        box(1.6, 1.82, 0.7, 1.6, 0.46, 0.16, room.marble, 0.01)
        for x in (1.2, 2.0):
            cylinder(x, 1.8, 0.86, 0.15, 0.1, room.white, 0.2)
            with frame(x, DEEP / 2 - 0.03, 1.65):
                ball(0, 0, 0, 0.32, room.glass, (1, 0.03, 1))
        for x in (1.0, 2.2):
            box(x, 1.82, 0.015, 0.04, 0.4, 0.7, room.brass, 0)
        box(1.6, 1.82, 0.25, 1.2, 0.4, 0.03, room.wood, 0)
        for x in (1.3, 1.6, 1.9):
            box(x, 1.82, 0.28, 0.26, 0.3, 0.12, room.linen, 0.03)
        room.rug_at(1.4, 0.8, 1.6, 0.9)
        room.plant(-0.4, 1.7, 0.9)
        room.armchair(0.2, 0.0, 40, room.linen)


def office(room, layout):
    room.shell([(-2.0, 0.75, 1.6, 1.6), (0.4, 0.75, 1.6, 1.6)], [(1.2, 0.75, 1.7, 1.6)])
    if layout == 'desks':
        room.rug_at(0, -0.2, 3.6, 2.4)
        for x in (-1.0, 1.0):
            box(x, 0.2, 0.72, 1.6, 0.8, 0.04, room.wood, 0.008)
            for side in (-0.74, 0.74):
                box(x + side, 0.2, 0.015, 0.05, 0.72, 0.7, room.steel, 0)
            box(x, 0.42, 0.80, 0.62, 0.03, 0.38, room.steel, 0.01)
            box(x, 0.45, 0.76, 0.2, 0.12, 0.05, room.steel, 0)
            box(x + 0.5, 0.05, 0.76, 0.3, 0.22, 0.02, room.card, 0)
            room.chair(x, -0.45, 180)
            room.pendant(x, 0.2, 1.8, 0.26)
        room.wardrobe(2.38, -0.7, 1.9)
        room.plant(-2.3, 1.65, 1.15)
    else:
        room.rug_at(0, -0.1, 3.8, 2.5)
        room.table(0, -0.1, 2.6, 1.05)
        room.pendant(-0.6, -0.1, 1.75, 0.26)
        room.pendant(0.6, -0.1, 1.75, 0.26)
        room.shelf(-1.9 + 4.1, 1.3, 0.8)
        room.plant(2.3, 1.0, 1.0)
        room.plant(-2.3, 1.65, 0.9)


# The sun of a palette: degrees right of the front and above the ground, its colour.
SUNS = {'terra': (-62, 38, (1.0, 0.88, 0.72)), 'linden': (-78, 36, (1.0, 0.92, 0.80)), 'ochre': (-74, 26, (1.0, 0.82, 0.62)), 'ink': (-48, 44, (1.0, 0.95, 0.88))}


def room_picture(path, seed, kind, layout, palette, is_card=False, samples=4, size=(1600, 1067)):
    """Renders one room; with `is_card`, all of it is card: the room before it gets its colours."""
    reset()
    room = Room(seed, palette)
    {'living': living, 'kitchen': kitchen, 'bedroom': bedroom, 'bath': bath, 'office': office}[kind](room, layout)
    if is_card:
        for thing in bpy.context.scene.objects:
            for place in range(len(thing.data.materials)):
                thing.data.materials[place] = room.stuff['card grey' if place % 2 else 'card']
    side, up, colour = SUNS[palette]
    picture.sky(0.5)
    picture.sun(side, up, 4.0, colour)
    picture.window((2, -7, 6), (0, 0, 1), 210, 6)
    picture.sweep(tuple(value * 0.85 for value in PALETTES[palette][3]), 12, -0.24, 9)
    turn = room.dice.choice((-13, -7, 4, 9, 13))
    picture.camera((-LONG / 2 - 0.22, -DEEP / 2, -0.1, LONG / 2 + 0.22, DEEP / 2 + 0.2, HIGH), turn, room.dice.choice((16, 19, 23)), 0.96, 46, (0, 0), 0.5, 0.35, size)
    picture.render(path, samples)
