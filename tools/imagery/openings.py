"""Opening pictures: the quay in Ghent, the model on the agency's table, the sale, empty states."""
import math

from mathutils import Matrix

import picture
from blocks import flats
from exteriors import reset, real_skin
from houses import row, villa
from materials import make, plain
from parts import card_skin, dice as new_dice
from setting import couple, figure, neighbour, skyline, tree, WALKING, STANDING
from shapes import ball, box, cylinder, frame, point, prism


def quay(path, seed, hour='morning', samples=8, size=(2400, 1200)):
    """A quay: on the right a row of gables, one of them in colour; on the left low walls and gardens below an open sky."""
    reset()
    dice, stuff = new_dice(seed), make()
    shown = picture.HOURS[hour]
    skin = real_skin(stuff, 'red brick', 'tile', 'white', 'stone', 'green', 0.3 if hour != 'night' else 0.9)
    row(stuff, skin, new_dice(5), 'step', 6.2, 3)
    x = 6.2
    for kind, wide, floors in (('cornice', 5.4, 3), ('triangle', 5.2, 2), ('step', 5.8, 3), ('mansard', 6.0, 2), ('cornice', 5.2, 3), ('triangle', 5.4, 3), ('flat', 6.4, 3)):
        with frame(x):
            neighbour(stuff, dice, wide, floors, None, kind)
        x += wide
    x = 0.0
    for kind, wide, floors in (('cornice', 5.4, 2), ('triangle', 4.8, 1), ('flat', 6.2, 1)):
        x -= wide
        with frame(x):
            neighbour(stuff, dice, wide, floors, None, kind)
    # A garden wall, then small houses as far as the picture goes: calm behind the words of the page.
    box(x - 9, 0.3, 0, 18, 0.4, 2.2, stuff['card'], 0.02)
    box(x - 9, 0.3, 2.2, 18.1, 0.6, 0.14, stuff['card'], 0.02)
    x -= 18
    for kind in ('triangle', 'flat', 'cornice', 'flat', 'triangle', 'flat', 'cornice', 'flat', 'triangle', 'flat'):
        x -= 5.4
        with frame(x):
            neighbour(stuff, dice, 5.4, 1, None, kind)
    box(-10, -2.2, -2.4, 190, 4.4, 2.4, stuff['card grey'], 0.02)
    box(-10, -4.3, 0, 190, 0.3, 0.25, stuff['card'], 0.02)
    box(-10, -14, -2.7, 210, 20, 0.4, stuff['water'], 0)
    for place in (-8.2, 9.4, 21):
        tree(place, -2.9, stuff, dice, dice.uniform(3.6, 4.4), 'linden', 'airy')
    for place in (-6.6, 8.0, 24):
        cylinder(place, -3.7, 0, 0.05, 3.0, stuff['steel'], 0.03, 10)
        ball(place, -3.7, 3.1, 0.18, stuff['bright'] if hour == 'night' else stuff['white'])
        if hour == 'night':
            picture.lamp((place, -3.7, 2.8), 140)
    couple(7.0, -3.0, stuff, dice)
    figure(-4.0, -3.2, stuff, WALKING, 20)
    with frame(-16, -9.4, -2.32):
        boat(stuff)
    skyline(stuff, dice, 30, -120, 90, 3, 6)
    picture.light(hour)
    picture.sweep(shown[4], 110, -3.2)
    picture.camera((-33, -6, -4.4, 15, 3, 19.4), -9, 4, 0.98, 48, (0, 0), 0.85, 0.35, size)
    picture.render(path, samples, hour != 'night')


def boat(stuff):
    hull = [(-3.6, 0.0), (-3.2, -0.75), (3.0, -0.75), (4.2, 0.0), (3.0, 0.75), (-3.2, 0.75)]
    prism(hull, 0.7, stuff['card'], 'z')
    box(-0.6, 0, 0.7, 3.4, 1.1, 0.7, stuff['card'], 0.1)


def table(path, seed, hour='afternoon', samples=8, size=(2400, 1200)):
    """The agency's table: three models, a pencil, a ruler, a roll of tracing paper, a cup, the lamp of the drawing board."""
    reset()
    dice, stuff = new_dice(seed), make()
    card = card_skin(stuff)
    desk = -1.2
    box(4, 8, desk - 2.0, 104, 62, 2.0, stuff['oak'], 0.3)
    # A street with one house in colour.
    with frame(-16, 10, 0, 14):
        slab(stuff, 38, 18, (10, 4))
        x = -6.0
        while x < 26:
            if 8 < x < 14:
                with frame(x):
                    wide, _, _ = row(stuff, real_skin(stuff, 'red brick', 'slate', lit=0.6), dice, 'cornice', 5.8, 3)
            else:
                wide = dice.choice((4.6, 5.2, 5.8))
                with frame(x):
                    neighbour(stuff, dice, wide, dice.choice((2, 3)))
            x += wide
        for x in (-3, 6, 19):
            tree(x, -2.2, stuff, dice, 4.4, 'linden')
        couple(14.5, -2.4, stuff, dice)
    # A villa and its garden, and a block of flats whose fourth floor is in colour.
    with frame(26, -8, 0, -18):
        slab(stuff, 24, 20, (6, 3))
        box(6, 3, -0.2, 23, 19, 0.24, stuff['grass'], 0.02)
        villa(stuff, real_skin(stuff, 'lime', 'slate'), dice, 'gables')
        for x, y in ((-3, 9), (16, -3), (14, 10), (0, 11)):
            tree(x, y, stuff, dice, dice.uniform(4.5, 6), 'summer', dice.choice(('airy', 'round')))
    with frame(26, 22, 0, -6):
        slab(stuff, 22, 18, (7, 4))
        flats(stuff, real_skin(stuff, 'ochre', 'slate'), card, dice, 'new', 6, 4)
    tools(stuff, desk)
    picture.light(hour)
    picture.sweep((0.60, 0.58, 0.54), 70, -46)
    picture.camera((-28, -16, desk, 47, 31, 19), -12, 24, 1.0, 46, (0, 0.02), 0.32, 0.8, size)
    picture.render(path, samples)


def slab(stuff, wide, deep, middle):
    box(middle[0], middle[1], -1.2, wide, deep, 1.0, stuff['ply'], 0.04)
    box(middle[0], middle[1], -0.22, wide - 0.06, deep - 0.06, 0.04, stuff['board'], 0)


def tools(stuff, desk):
    """What lies on the table, as large as it is beside models at 1:100."""
    mat = plain((0.035, 0.10, 0.08), 0.7)
    box(-18, -12, desk, 30, 18, 0.25, mat, 0.1)
    for number in range(1, 10):
        box(-33 + number * 3, -12, desk + 0.25, 0.06, 18, 0.01, stuff['leaf silver'], 0)
    for number in range(1, 6):
        box(-18, -21 + number * 3, desk + 0.25, 30, 0.06, 0.01, stuff['leaf silver'], 0)
    with frame(-20, -12, desk + 0.25, 22):
        box(0, 0, 0, 22, 2.4, 0.25, stuff['white'], 0.03)
        for number in range(44):
            box(-10.8 + number * 0.5, 0.9 if number % 2 else 0.75, 0.25, 0.05, 0.5 if number % 2 else 0.8, 0.01, stuff['steel'], 0)
    with frame(-10, -17.5, desk + 0.75, -12):
        lying(stuff['ochre'], 15, 0.5)
        lying(stuff['curtain'], 1.2, 0.5, 0.12, (15, 0, 0))
    with frame(8, -16, desk + 1.1, 8):
        lying(stuff['white'], 20, 1.1)
    cylinder(46, -14, desk, 4.0, 9.0, plain((0.42, 0.12, 0.055), 0.4), 4.2, 48)
    cylinder(46, -14, desk + 8.7, 3.6, 0.32, plain((0.06, 0.03, 0.015), 0.1), 3.7, 48)


def lying(material, length, radius, top=None, at=(0, 0, 0)):
    """A round bar lying along x, from `at` to the right."""
    bar = cylinder(0, 0, 0, radius, length, material, top, 6 if radius == 0.5 else 40)
    turn = bar.matrix_world.to_3x3().to_4x4() @ Matrix.Rotation(math.radians(90), 4, 'Y')
    bar.matrix_world = Matrix.Translation(point(*at)) @ turn @ Matrix.Translation((0, 0, length / 2))


def key(stuff):
    """A brass key with its label, 16 units long, on the table."""
    brass = plain((0.62, 0.43, 0.17), 0.28, metallic=1.0)
    circle = [(math.cos(step / 40 * math.tau), math.sin(step / 40 * math.tau)) for step in range(41)]
    outline = [(2.2 * x, 2.2 * y) for x, y in circle] + [(1.2 * x, 1.2 * y) for x, y in reversed(circle)]
    prism(outline, 0.6, brass, 'z', (-5, 0, -1.2))
    box(0.9, 0, -1.2, 7.4, 0.8, 0.52, brass, 0.06)
    for x, deep in ((3.0, 1.2), (3.9, 1.7), (4.4, 1.0)):
        box(x, -deep / 2, -1.2, 0.5, deep, 0.44, brass, 0.03)
    with frame(-9.5, 1.6, -1.2, 24):
        box(0, 0, 0, 4.6, 2.6, 0.12, plain((0.055, 0.14, 0.10), 0.6), 0.05)


def sale(path, seed, samples=8, size=(1600, 1067)):
    """On the agency's table: the house in colour beside its gap in a row of card, and its key."""
    reset()
    dice, stuff = new_dice(seed), make()
    desk = -1.2
    box(4, 4, desk - 2.0, 110, 74, 2.0, stuff['oak'], 0.3)
    with frame(-20, 12, 0, 8):
        slab(stuff, 46, 18, (14, 4))
        x = -8.0
        for place, kind in enumerate(('cornice', 'step', 'triangle', None, 'mansard', 'cornice', 'step')):
            if kind is None:
                box(x + 2.9, 4.2, -0.2, 5.6, 8.4, 0.24, stuff['gravel'], 0.02)
                x += 5.8
                continue
            with frame(x):
                wide = (5.2, 5.8, 4.8)[place % 3]
                neighbour(stuff, dice, wide, (2, 3)[place % 2], None, kind)
            x += wide
        for x in (-4, 12, 27):
            tree(x, -2.2, stuff, dice, 4.4, 'linden', 'airy')
        couple(17.5, -2.4, stuff, dice)
    with frame(4, -9, desk + 0.2, -12):
        box(2.9, 3.4, -0.2, 7.2, 10.0, 0.2, stuff['ply'], 0.03)
        row(stuff, real_skin(stuff, 'red brick', 'slate', door='green', lit=0.6), dice, 'cornice', 5.8, 3)
    with frame(-14, -14, desk + 1.2, 18):
        key(stuff)
    picture.light('afternoon')
    picture.sweep((0.60, 0.58, 0.54), 70, -46)
    picture.camera((-24, -16, desk, 21, 14, 14), -10, 20, 0.98, 46, (0, 0.02), 0.30, 0.5, size)
    picture.render(path, samples)


def empty(path, seed, what='plot', samples=12, size=(960, 640)):
    """A small thing on the table, for pages without contents: the plot of a house that is gone, a key, a letter."""
    reset()
    dice, stuff = new_dice(seed), make()
    if what == 'plot':
        slab(stuff, 16, 12, (0, 0))
        box(0, 0, -0.2, 15.4, 11.4, 0.24, stuff['grass'], 0.02)
        box(-0.5, 0.4, -0.1, 6.4, 5.2, 0.2, stuff['gravel'], 0.02)
        for x in (-3.6, 2.6):
            for y in (-2.1, 2.9):
                cylinder(x, y, 0, 0.08, 1.0, stuff['red'], sides=10)
        for y in (-2.1, 2.9):
            box(-0.5, y, 0.8, 6.2, 0.03, 0.03, stuff['red'], 0)
        for x in (-3.6, 2.6):
            box(x, 0.4, 0.8, 0.03, 5.0, 0.03, stuff['red'], 0)
        tree(5.6, 2.4, stuff, dice, 4.6, 'linden')
        figure(4.4, -2.6, stuff, STANDING, 30)
        extent = (-8, -6, -1, 8, 6, 4.6)
    elif what == 'key':
        key(stuff)
        extent = (-11, -3, -1, 6, 4, 1.5)
    else:
        with frame(0, 0, -1.2, -14):
            box(0, 0, 0, 10, 6.6, 0.25, stuff['card grey'], 0.03)
            prism([(-4.9, 3.2), (0, -0.6), (4.9, 3.2)], 0.14, stuff['white'], 'z', (0, 0, 0.26))
            cylinder(0, -0.3, 0.4, 0.75, 0.16, plain((0.42, 0.06, 0.04), 0.5), 0.62)
        extent = (-5.5, -4, -1, 5.5, 4.5, 0.6)
    picture.light('afternoon')
    picture.sweep((0.66, 0.65, 0.62), 22, -1.2, 16)
    picture.camera(extent, -14, 30, 0.8, 55, (0, 0), 0.5, 0.3, size)
    picture.render(path, samples)
