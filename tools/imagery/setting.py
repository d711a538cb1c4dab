"""What stands around a property: board, street, neighbours, gardens, trees of dried flowers, figures of card."""
import math

import bmesh
from mathutils import Vector

from houses import FIRST, OTHER
from parts import card_skin, cornice, dormer, gable_roof, rise_for, step_gable, volume, bays, mansard, chimney, flat_roof
from shapes import box, copies, cylinder, frame, prism, solid

STANDING = [(-0.11, 0), (-0.02, 0), (0.0, 0.72), (0.03, 0), (0.12, 0), (0.14, 0.8), (0.13, 0.92), (0.21, 0.95), (0.23, 1.35), (0.15, 1.44),
            (0.06, 1.47), (0.10, 1.55), (0.10, 1.68), (0.04, 1.75), (-0.04, 1.75), (-0.10, 1.68), (-0.09, 1.55), (-0.05, 1.47), (-0.15, 1.43),
            (-0.22, 1.34), (-0.22, 0.9), (-0.14, 0.88)]
WALKING = [(-0.30, 0.02), (-0.18, 0), (-0.02, 0.45), (0.02, 0.70), (0.12, 0.42), (0.16, 0.0), (0.30, 0.0), (0.28, 0.05), (0.24, 0.06), (0.22, 0.45),
           (0.16, 0.86), (0.26, 0.98), (0.24, 1.1), (0.17, 1.3), (0.11, 1.40), (0.08, 1.46), (0.12, 1.56), (0.11, 1.67), (0.04, 1.73), (-0.03, 1.71),
           (-0.07, 1.62), (-0.05, 1.5), (-0.06, 1.44), (-0.16, 1.36), (-0.24, 1.1), (-0.30, 0.86), (-0.22, 0.84), (-0.14, 1.02), (-0.13, 0.86), (-0.16, 0.5)]
CHILD = [(x * 0.66, z * 0.66) for x, z in STANDING]


def figure(x, y, stuff, pose=STANDING, turn=0.0):
    """A person cut from card, 1.75 m tall."""
    with frame(x, y, 0, turn):
        prism(pose, 0.05, stuff['card'])
        box(0, 0.02, 0, 0.5, 0.34, 0.015, stuff['card grey'], 0)


def couple(x, y, stuff, dice):
    figure(x, y, stuff, dice.choice((STANDING, WALKING)), dice.uniform(-30, 30))
    figure(x + dice.uniform(0.6, 0.9), y - 0.25, stuff, dice.choice((WALKING, CHILD, STANDING)), dice.uniform(-30, 30))


TREES = {'summer': ('leaf olive', 'leaf dry', 'leaf dark'), 'autumn': ('leaf rust', 'leaf dry', 'leaf rust'), 'spring': ('leaf silver', 'blossom', 'leaf silver'),
         'pine': ('leaf dark', 'leaf dark', 'leaf olive'), 'linden': ('leaf dry', 'leaf olive', 'leaf silver'), 'silver': ('leaf silver', 'leaf silver', 'card grey')}


def _flower(form):
    bmesh.ops.create_icosphere(form, subdivisions=2, radius=1)


def twigs(ends, material, thick):
    """Thin straight twigs from points to points."""
    for start, end in ends:
        way = Vector(end) - Vector(start)
        solid([(-thick, 0, 0), (thick, thick, 0), (thick, -thick, 0), way], [(0, 1, 2), (0, 1, 3), (1, 2, 3), (2, 0, 3)], material, start)


def tree(x, y, stuff, dice, high=5.0, kind='summer', form='round'):
    """A tree of dried flowers on a twig: `round` with a few lobes, `tall`, `cone`, or `airy` with a dot at each twig's end."""
    spots = {name: [] for name in TREES[kind]}
    names = list(spots)
    if form == 'airy':
        fork, ends = high * 0.34, []
        for _ in range(70):
            angle, lean, length = dice.uniform(0, 2 * math.pi), dice.uniform(0.05, 0.85), dice.uniform(0.42, 0.66) * high
            start = (x, y, fork + dice.uniform(0, 0.2) * high)
            end = (x + math.cos(angle) * math.sin(lean) * length * 0.72, y + math.sin(angle) * math.sin(lean) * length * 0.72, start[2] + math.cos(lean) * length * 0.82)
            ends.append((start, end))
            for _ in range(4):
                share = dice.uniform(0.62, 1.0)
                spots[dice.choice(names)].append(tuple(a + (b - a) * share + dice.gauss(0, 0.02) * high for a, b in zip(start, end)) + (dice.uniform(0.012, 0.024) * high,))
        twigs(ends, stuff['twig'], 0.006 * high)
        cylinder(x, y, 0, 0.018 * high, high * 0.56, stuff['twig'], 0.008 * high, 10)
    else:
        radius, half = {'round': (0.25, 0.26), 'tall': (0.15, 0.40), 'cone': (0.22, 0.42)}[form]
        radius, half = radius * high, half * high
        middle = high - half
        cylinder(x, y, 0, 0.018 * high, middle, stuff['twig'], 0.010 * high, 12)
        lobes = [(0.0, 0.0, 0.0, 1.0)]
        if form == 'round':
            lobes = [(math.cos(turn) * radius * 0.5, math.sin(turn) * radius * 0.5, dice.uniform(-0.35, 0.35) * half, dice.uniform(0.55, 0.8)) for turn in (dice.uniform(0, 6.3) for _ in range(5))] + [(0, 0, half * 0.3, 0.75)]
        for _ in range(int(430 + 70 * high)):
            way = Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1))).normalized()
            out = 0.5 + 0.5 * dice.random() ** 0.5
            narrow = 1.0 if form != 'cone' else max(0.08, (1 - way.z * out) * 0.62)
            a, b, c, size = dice.choice(lobes)
            spots[dice.choice(names)].append((x + a + way.x * radius * out * narrow * size, y + b + way.y * radius * out * narrow * size, middle + c + way.z * half * out * size, dice.uniform(0.014, 0.030) * high))
    for name, places in spots.items():
        copies(places, _flower, stuff[name])


def hedge(x, y, length, stuff, dice, turn=0, high=1.0, deep=0.7, name='leaf dark'):
    """A hedge of moss along x."""
    places = []
    for _ in range(int(length * high * 90)):
        places.append((dice.uniform(0, length), dice.uniform(0, deep), dice.uniform(0.05, high) , dice.uniform(0.07, 0.12)))
    with frame(x, y, 0, turn):
        box(length / 2, deep / 2, 0, length, deep * 0.9, high * 0.95, stuff[name], 0)
        copies(places, _flower, stuff[name])
        copies([(a, b, c, d * 0.9) for a, b, c, d in places[::3]], _flower, stuff['leaf olive'])


def board(stuff, wide, near, far, thick=0.9, x=0.0):
    """The plywood board on which the model stands; its top is at z = −0.2."""
    box(x, (near + far) / 2, -0.2 - thick, wide, far - near, thick, stuff['ply'], 0.02)
    box(x, (near + far) / 2, -0.24, wide - 0.02, far - near - 0.02, 0.05, stuff['board'], 0)


def street(stuff, wide, x=0.0):
    """Pavement before the houses, the carriageway, and the kerb between them."""
    box(x, -1.5, -0.2, wide, 3.0, 0.22, stuff['card grey'], 0.01)
    box(x, -3.06, -0.2, wide, 0.14, 0.23, stuff['card'], 0.01)
    box(x, -7.0, -0.2, wide, 7.6, 0.03, stuff['board'], 0)
    box(x, -11.4, -0.2, wide, 1.6, 0.2, stuff['card grey'], 0.01)


def neighbour(stuff, dice, wide=None, floors=None, shade=None, massing=None):
    """A house of white card: walls, windows as recesses, a roof. Returns its width."""
    wide = wide or dice.choice((4.6, 5.2, 5.8, 6.4))
    floors = floors or dice.choice((2, 2, 3))
    massing = massing or dice.choice(('cornice', 'cornice', 'step', 'triangle', 'mansard', 'flat'))
    skin = card_skin(stuff, shade or dice.choice(('card', 'card', 'card grey')))
    deep, count = 9.0, max(2, round(wide / 2.1))
    first, other = FIRST + dice.uniform(-0.3, 0.4), OTHER + dice.uniform(-0.15, 0.2)
    top = first + other * (floors - 1) + 0.3
    volume(wide - 0.02, deep, top, skin, dice, bays(wide, floors, count, share=dice.uniform(0.46, 0.6), first=first, other=other, door=dice.randrange(count)))
    if massing == 'step':
        step_gable(wide - 0.02, top, wide * 0.6, skin)
        with frame(0.25, 0.33):
            gable_roof(wide - 0.5, deep - 0.5, top, wide * 0.56, skin, 'y', 0)
    elif massing == 'triangle':
        gable_roof(wide - 0.02, deep, top, rise_for(wide, 45), skin, 'y', 0.1)
    elif massing == 'flat':
        flat_roof(wide - 0.02, deep, top, skin, 0.4)
    elif massing == 'mansard':
        cornice(wide, top, skin)
        mansard(wide, deep, top + 0.3, skin, 2.3)
        dormer(wide / 2, 0.2, top + 0.5, skin, dice, 1.3, 1.6, 1.5)
    else:
        cornice(wide, top, skin)
        gable_roof(wide - 0.02, deep, top, rise_for(deep, 36), skin, 'x', 0.05)
        if dice.random() < 0.6:
            dormer(wide / 2, 0.5, top + 0.42, skin, dice)
    if massing not in ('flat', 'step', 'triangle'):
        chimney(0.6, deep * 0.5, top, top + 3.6, skin, stuff, 0.7)
    return wide


def neighbours(stuff, dice, start, end, floors=(2, 3), step=1):
    """Card houses side by side from `start` to `end` along the street (towards −x with step −1)."""
    x = start
    while (end - x) * step > 0:
        wide = dice.choice((4.6, 5.2, 5.8, 6.4))
        with frame(x if step > 0 else x - wide):
            neighbour(stuff, dice, wide, dice.choice(floors))
        x += step * wide


def skyline(stuff, dice, y=22.0, start=-46.0, end=46.0, low=6.0, high=11.0):
    """Plain blocks of card far behind, with roofs: the town in the haze."""
    x = start
    while x < end:
        wide, top = dice.uniform(4.5, 8.5), dice.uniform(low, high)
        with frame(x, y + dice.uniform(-2, 3)):
            skin = card_skin(stuff, 'card grey')
            box(wide / 2, 4, -0.2, wide - 0.05, 8, top, skin.wall, 0)
            gable_roof(wide - 0.05, 8, top - 0.2, 2.6, skin, dice.choice('xy'), 0.05)
        x += wide + (dice.uniform(1, 3) if dice.random() < 0.25 else 0)


def lawn(stuff, x, y, wide, deep, name='grass'):
    box(x + wide / 2, y + deep / 2, -0.2, wide, deep, 0.24, stuff[name], 0.02)


def path(stuff, points, wide=1.4, name='gravel'):
    """A path over the lawn through points (x, y)."""
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        length, angle = math.hypot(x2 - x1, y2 - y1), math.degrees(math.atan2(y2 - y1, x2 - x1))
        with frame(x1, y1, 0, angle):
            box(length / 2, 0, 0, length + wide * 0.4, wide, 0.06, stuff[name], 0)
