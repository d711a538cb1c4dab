"""Living rooms at eye level: the size of the room follows the home's area, its windows, floor and height follow the year."""
import math

import bpy

import picture
from exteriors import reset
from materials import courses, glow, plain
from rooms import PALETTES, SUNS, Room
from setting import neighbour, tree
from shapes import box, cylinder, frame

# Width and depth in metres by the area of the home: up to 85 m², up to 150 m², above.
SIZES = {'small': (4.0, 4.6), 'medium': (5.2, 5.8), 'large': (6.8, 7.2)}
# Height in metres by the year of the home: up to 1945, up to 1990, later.
AGES = {'old': 3.3, 'mid': 2.65, 'new': 2.75}
EYE, LENS = 1.5, 28


def windows(age, wide):
    """Returns the holes (x, z, width, height) of the wall at the back for its age."""
    if age == 'old':
        count = max(2, round(wide / 2.3))
        step = wide / count
        return [(-wide / 2 + step * (number + 0.5) - 0.55, 0.42, 1.1, 2.4) for number in range(count)]
    if age == 'mid':
        size = wide * 0.62
        return [(-size / 2 - wide * 0.1, 0.72, size, 1.55)]
    size = wide * 0.78
    return [(-size / 2, 0.03, size, 2.42)]


def shell(room, age, side):
    """Floor, ceiling, back wall with windows and two side walls; new homes have a window in the wall on `side` too."""
    wide, deep, high = room.long, room.deep, room.high
    floor = room.floor if age != 'old' else courses((0.40, 0.25, 0.125), (0.31, 0.185, 0.09), (0.13, 0.08, 0.04), 0.5, 0.09, 0.004, 0.38, 0.15, 0.5, flat=True)
    if age == 'new':
        floor = courses((0.56, 0.45, 0.31), (0.51, 0.40, 0.27), (0.28, 0.20, 0.13), 2.2, 0.2, 0.003, 0.4, 0.1, 0.37, flat=True)
    box(0, -0.6, -0.2, wide + 0.6, deep + 1.6, 0.215, floor, 0)
    box(0, -0.6, high, wide + 0.6, deep + 1.6, 0.2, room.white, 0)
    with frame(-wide / 2 - 0.3, deep / 2):
        room.pierce(wide + 0.6, [(x + wide / 2 + 0.3, z, size, tall) for x, z, size, tall in windows(age, wide)])
    for place in (-1, 1):
        box(place * (wide / 2 + 0.11), -0.6, 0, 0.22, deep + 1.6, high, room.wall, 0)
        box(place * (wide / 2 - 0.012), -0.6, 0.015, 0.024, deep + 1.6, 0.24 if age == 'old' else 0.09, room.white, 0)
    for x, z, size, tall in windows(age, wide):
        for edge in (x - 0.14, x + size + 0.14) if age != 'old' else (x - 0.1, x + size + 0.1):
            if abs(edge) < wide / 2 - 0.1:
                room.curtain(edge, deep / 2 - 0.1, min(high - 0.12, z + tall + 0.2), 0.26 if age == 'old' else 0.38)
    if age == 'old':
        for out in (0.0, 0.1):
            box(0, deep / 2 - 0.06 - out / 2, high - 0.14 + out, wide, 0.12 + out, 0.07, room.white, 0.01)
            for place in (-1, 1):
                box(place * (wide / 2 - 0.06 - out / 2), -0.4, high - 0.14 + out, 0.12 + out, deep + 0.8, 0.07, room.white, 0.01)
        cylinder(0, 0.2, high - 0.05, 0.5, 0.05, room.white, 0.42, 40)
    elif age == 'mid':
        x, _, size, _ = windows(age, wide)[0]
        box(x + size / 2, deep / 2 - 0.08, 0.15, size * 0.7, 0.1, 0.45, room.white, 0.02)


def hearth(room, side):
    """A chimney breast with marble mantel and a round mirror on a side wall."""
    with frame(side * room.long / 2, 0.35, 0, -90 * side):
        box(0, -0.16, 0.015, 1.5, 0.32, room.high - 0.02, room.wall, 0.01)
        box(0, -0.36, 0.015, 1.6, 0.14, 1.08, room.marble, 0.02)
        box(0, -0.34, 1.08, 1.75, 0.32, 0.06, room.marble, 0.015)
        box(0, -0.44, 0.02, 0.8, 0.02, 0.74, room.steel, 0)
        box(0, -0.455, 0.06, 0.5, 0.02, 0.2, glow((1.0, 0.36, 0.08), 3.0), 0)
        box(0, -0.34, 1.3, 0.95, 0.03, 1.25, room.brass, 0.03)
        box(0, -0.362, 1.36, 0.85, 0.01, 1.13, room.glass, 0.02)
        for x, material in ((-0.66, room.brass), (0.6, room.card), (0.72, room.second)):
            cylinder(x, -0.34, 1.14, 0.05, 0.24, material, 0.03)


def sideboard(room, side, y, long=1.9):
    """A low cupboard with two prints above it on a side wall."""
    with frame(side * (room.long / 2 - 0.24), y, 0, -90 * side):
        box(0, 0, 0.16, long, 0.44, 0.52, room.front, 0.012)
        for x in (-long * 0.42, long * 0.42):
            box(x, 0, 0.015, 0.05, 0.36, 0.15, room.wood, 0)
        for x in (-long / 4, long / 4):
            box(x, -0.225, 0.4, 0.16, 0.01, 0.02, room.brass, 0)
        cylinder(-long * 0.3, 0, 0.68, 0.11, 0.26, room.second, 0.05)
        for number in range(4):
            box(long * 0.2 + number * 0.045, 0, 0.68, 0.035, 0.18, 0.2 + 0.02 * (number % 3), room.dice.choice((room.cloth, room.card, room.linen)), 0)
        room.picture(-0.3, 1.25, 0.6, 0.8, 0.23)
        room.picture(0.42, 1.35, 0.46, 0.6, 0.23)


def shelves(room, side, y, wide=1.6):
    """Shelves full of books on a side wall."""
    with frame(side * (room.long / 2 - 0.12), y, 0, -90 * side):
        for z in (0.45, 0.85, 1.25, 1.65, 2.05):
            room.shelf(0, z, wide, 0)
        for x in (-wide / 2, wide / 2):
            box(x, 0, 0.015, 0.035, 0.25, 2.3, room.wood, 0)


def coffee(room, x, y, form):
    """A low table with a book and a bowl."""
    if form:
        room.round_table(x, y, 0.48)
        room.round_table(x + 0.5, y - 0.32, 0.3, 0.44)
    else:
        box(x, y, 0.3, 1.15, 0.62, 0.05, room.wood, 0.01)
        for a in (-0.5, 0.5):
            box(x + a, y, 0.015, 0.05, 0.5, 0.29, room.wood, 0)
    top = 0.34 if form else 0.35
    box(x - 0.12, y + 0.02, top, 0.3, 0.22, 0.035, room.linen, 0.004)
    cylinder(x + 0.2, y - 0.05, top, 0.09, 0.07, room.second, 0.13)


def furnish(room, age, size, layout):
    """Furniture of four layouts; the uneven ones are seen from the other side."""
    wide, deep = room.long, room.deep
    side = 1 if layout % 2 else -1
    near = {'small': 0.35, 'medium': 0.7, 'large': 1.2}[size]
    sofa = {'small': 1.9, 'medium': 2.3, 'large': 2.8}[size]
    middle = near - 0.25
    room.rug_at(side * 0.25, middle, min(wide - 1.4, 3.4), 2.1 if size != 'large' else 2.7)
    if layout < 2:
        # The sofa stands along a side wall; opposite are the hearth, a sideboard or shelves.
        room.sofa(side * (wide / 2 - 0.56), middle, sofa, -90 * side)
        with frame(side * wide / 2, middle, 0, -90 * side):
            room.picture(-0.35, 1.3, 0.8, 1.0, 0)
            if size != 'small':
                room.picture(0.55, 1.4, 0.55, 0.72, 0)
        if age == 'old':
            hearth(room, -side)
        elif layout == 0:
            sideboard(room, -side, middle)
        else:
            shelves(room, -side, middle + 0.2)
        if size != 'small':
            room.armchair(-side * (wide / 2 - 1.35), middle - 0.9, 90 + side * 40 if side < 0 else -60, room.second)
            room.armchair(-side * (wide / 2 - 1.5), middle + 0.75, -side * -75, room.second)
        else:
            room.armchair(-side * (wide / 2 - 0.95), middle + 0.9, side * 60, room.second)
        room.lamp_on_foot(side * (wide / 2 - 0.35), middle + sofa / 2 + 0.35)
        room.plant(-side * (wide / 2 - 0.42), deep / 2 - 0.5, 1.2)
    else:
        # The sofa stands before the window; a second one, or a chair, closes the corner.
        room.sofa(side * 0.35, deep / 2 - (0.75 if age == 'new' else 0.62), sofa, 0)
        if size == 'small':
            room.armchair(-side * (wide / 2 - 0.7), middle - 0.1, side * 75, room.second)
        else:
            room.sofa(side * (wide / 2 - 0.56), middle - 0.1, 1.8, -90 * side)
            room.armchair(-side * (wide / 2 - 1.0), middle, side * 70, room.second)
        if age == 'old':
            hearth(room, side if size == 'small' else -side)
        else:
            (shelves if layout == 2 else sideboard)(room, -side, middle - 0.4)
        room.lamp_on_foot(side * (wide / 2 - 0.35), deep / 2 - 0.45)
        room.plant(-side * (wide / 2 - 0.42), deep / 2 - 0.5, 1.1)
    coffee(room, side * 0.2, middle + (0.1 if layout < 2 else -0.15), layout in (1, 2))
    if size == 'large':
        room.pendant(side * 0.2, middle, room.high - 0.85, 0.34)
    elif age == 'mid':
        room.pendant(side * 0.2, middle, room.high - 0.6, 0.28)


def outside(room, age, floor):
    """Behind the window: trees and the card houses across the street, seen from `floor` metres above it."""
    with frame(0, room.deep / 2 + 20, -floor):
        x = -22.0
        while x < 22:
            with frame(x):
                x += neighbour(room.stuff, room.dice)
    with frame(0, room.deep / 2, -floor):
        for x in (-5.2, 0.4, 4.6):
            tree(x + room.dice.uniform(-0.6, 0.6), 9 + room.dice.uniform(-1, 1), room.stuff, room.dice, floor + room.dice.uniform(1.4, 2.4), 'linden')


def living_picture(path, seed, age, size, layout, palette, samples=8, shape=(1600, 1067)):
    """Renders a living room from a height of 1.5 m with a lens of 28 mm."""
    reset()
    wide, deep = SIZES[size]
    room = Room(seed, palette, (wide, deep, AGES[age]))
    side = 1 if layout % 2 else -1
    shell(room, age, side)
    furnish(room, age, size, layout)
    outside(room, age, 1.2 if size == 'large' else 4.2)
    _, up, colour = SUNS[palette]
    picture.sky(0.8)
    # The sun shines through the windows, from the side where the sofa is not.
    picture.sun(180 + side * 38, up, 11.0, colour)
    for x, z, across, tall in windows(age, wide):
        portal(x + across / 2, deep / 2 + 0.35, z + tall / 2, across, tall, 16 * across * tall)
    fill(room, 10 * wide)
    picture.sweep((0.50, 0.62, 0.74), 60, -6, 30)
    eye(room, side)
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = shape
    picture.render(path, samples)


def portal(x, y, z, wide, high, strength):
    """The light of the sky at a window, shining into the room."""
    lamp = bpy.data.lights.new('portal', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', wide, high
    lamp.energy, lamp.color = strength, (0.90, 0.95, 1.0)
    thing = bpy.data.objects.new('portal', lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = (x, y, z), (math.radians(-90), 0, 0)
    thing.visible_camera = False


def fill(room, strength):
    """Soft light from the part of the room behind the camera."""
    lamp = bpy.data.lights.new('fill', 'AREA')
    lamp.size, lamp.energy, lamp.color = room.long * 0.8, strength, (1.0, 0.96, 0.90)
    thing = bpy.data.objects.new('fill', lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = (0, -room.deep / 2 - 0.3, room.high - 0.35), (math.radians(50), 0, 0)
    thing.visible_camera = False


def eye(room, side):
    """The camera, upright, beside the open wall."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    data.lens, data.shift_y = LENS, -0.08
    thing.location = (-side * room.long * 0.22, -room.deep / 2 - 0.9, EYE)
    thing.rotation_euler = (math.radians(90), 0, math.radians(-side * 9))
