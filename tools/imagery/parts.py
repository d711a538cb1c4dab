"""Parts of buildings: walls with windows and doors, roofs, dormers, chimneys, balconies.

A `Skin` says in which materials something is built: the property in its own, what stands around it in card.
"""
import dataclasses
import math
import random

from shapes import box, cylinder, frame, pierced, prism, solid


@dataclasses.dataclass(frozen=True)
class Skin:
    wall: object
    roof: object
    frame: object
    trim: object
    door: object
    glass: object
    lit: object
    curtain: object
    is_real: bool = True
    lit_share: float = 0.2

    def with_wall(self, wall):
        return dataclasses.replace(self, wall=wall)


def card_skin(stuff, shade='card'):
    card = stuff[shade]
    return Skin(card, card, card, card, card, stuff['recess'], stuff['recess'], stuff['recess'], False, 0)


@dataclasses.dataclass(frozen=True)
class Opening:
    """A window or door in a wall. `pattern`: cross, sash, leaves, single, grid, door, panel, gate, shop."""
    x: float
    z: float
    wide: float
    high: float
    pattern: str = 'cross'
    has_shutters: bool = False

    @property
    def hole(self):
        return self.x, self.z, self.wide, self.high


def bars(opening, thick, ups, acrosses, material, y=0.2):
    """The frame around an opening and the bars in it, at shares of its width and height."""
    x, z, wide, high = opening.hole
    posts = [thick / 2, wide - thick / 2, *(wide * share for share in ups)]
    rails = [thick / 2, high - thick / 2, *(high * share for share in acrosses)]
    for place in posts:
        box(x + place, y, z, thick, 0.07, high, material, 0)
    for place in rails:
        box(x + wide / 2, y, z + place - thick / 2, wide, 0.07, thick, material, 0)


PATTERNS = {
    'cross': (0.075, (0.5,), (0.66,)), 'sash': (0.075, (), (0.5,)), 'leaves': (0.08, (0.5,), ()), 'single': (0.06, (), ()),
    'thirds': (0.06, (1 / 3, 2 / 3), ()), 'transom': (0.075, (), (0.72,)), 'six': (0.06, (0.5,), (1 / 3, 2 / 3)),
}


def fill(opening, skin, dice):
    """Puts joinery, glass, sill and lintel into an opening of a wall whose outside is at y = 0."""
    x, z, wide, high = opening.hole
    middle = x + wide / 2
    if not skin.is_real:
        box(middle, 0.24, z, wide, 0.02, high, skin.glass, 0)
        if opening.pattern != 'door':
            box(middle, -0.04, z - 0.09, wide + 0.2, 0.2, 0.09, skin.trim, 0)
        return
    is_lit = dice.random() < skin.lit_share
    if opening.pattern == 'door':
        leaf = min(2.15, high - 0.3)
        box(middle, 0.2, z, wide, 0.07, leaf, skin.door, 0)
        bars(dataclasses.replace(opening, z=z + leaf, high=high - leaf), 0.06, (), (), skin.frame)
        box(middle, 0.24, z + leaf, wide, 0.03, high - leaf, skin.lit, 0)
        box(x + wide * 0.82, 0.14, z + 1.0, 0.05, 0.08, 0.05, skin.trim, 0)
        box(middle, -0.2, 0, wide + 0.5, 0.6, z, skin.trim)
    elif opening.pattern in ('panel', 'gate'):
        box(middle, 0.2, z, wide, 0.07, high, skin.door, 0)
        if opening.pattern == 'panel':
            for row in range(1, 5):
                box(middle, 0.165, z + high * row / 5, wide, 0.02, 0.03, skin.frame, 0)
        else:
            box(middle, 0.15, z, 0.04, 0.05, high, skin.frame, 0)
    else:
        box(middle, 0.26, z, wide, 0.03, high, skin.lit if is_lit else skin.glass, 0)
        if not is_lit and dice.random() < 0.35 and opening.pattern not in ('grid', 'shop'):
            for side in (0.13, 0.87):
                box(x + wide * side, 0.235, z, wide * 0.24, 0.015, high, skin.curtain, 0)
        if opening.pattern in ('grid', 'shop'):
            count, rows = max(2, round(wide / 0.75)), max(2, round(high / 0.8))
            ups = [step / count for step in range(1, count)] if opening.pattern == 'grid' else (0.5,)
            acrosses = [step / rows for step in range(1, rows)] if opening.pattern == 'grid' else (0.8,)
            bars(opening, 0.05, ups, acrosses, skin.frame)
        else:
            thick, ups, acrosses = PATTERNS[opening.pattern]
            bars(opening, thick, ups, acrosses, skin.frame)
        if opening.pattern != 'shop' and z > 0.3:
            box(middle, -0.04, z - 0.09, wide + 0.22, 0.24, 0.09, skin.trim, 0.008)
    if opening.pattern not in ('single', 'thirds', 'panel') and skin.trim != skin.wall:
        box(middle, -0.015, z + high, wide + 0.2, 0.09, 0.2, skin.trim, 0.008)
    if opening.has_shutters:
        for side in (x - wide * 0.27, x + wide * 1.27):
            box(side, -0.03, z, wide * 0.5, 0.05, high, skin.door, 0)


def volume(wide, deep, high, skin, dice, front=(), right=(), back=(), left=()):
    """A box of four walls with their openings; its front left corner is the origin."""
    sides = (((0, 0), 0, wide, front), ((wide - 0.004, 0.01), 90, deep - 0.02, right),
             ((wide, deep), 180, wide, back), ((0.004, deep - 0.01), 270, deep - 0.02, left))
    for (x, y), turn, length, openings in sides:
        with frame(x, y, 0, turn):
            pierced(length, high, [opening.hole for opening in openings], skin.wall)
            for opening in openings:
                fill(opening, skin, dice)
    box(wide / 2, deep / 2, 0, wide - 0.62, deep - 0.62, high - 0.02, skin.glass, 0)


def bays(wide, floors, count, pattern='cross', share=0.56, most=1.2, first=3.4, other=3.1, door=None, low=0.8, tall=None, skip=()):
    """Returns openings in a grid: `count` per floor, heights in metres, a door in bay `door` of the ground floor."""
    openings, foot, pitch = [], 0.0, wide / count
    for floor in range(floors):
        high = first if floor == 0 else other
        for bay in range(count):
            if (floor, bay) in skip:
                continue
            size = min(most, pitch * share)
            x = bay * pitch + (pitch - size) / 2
            if floor == 0 and bay == door:
                leaf = min(1.15, size)
                openings.append(Opening(bay * pitch + (pitch - leaf) / 2, 0.15, leaf, min(2.7, first - 0.6), 'door'))
            else:
                openings.append(Opening(x, foot + low, size, (tall or high - 1.35), pattern))
        foot += high
    return openings


# Roofs. Each stands on a body of wide × deep whose walls are `top` high.

def gable_roof(wide, deep, top, rise, skin, along='x', over=0.35, thick=0.18):
    """Two slopes; the ridge runs along x (eaves to the street) or along y (gable to the street)."""
    span, length = (deep, wide) if along == 'x' else (wide, deep)
    fall = rise / (span / 2)
    chevron = [(-over, -over * fall), (span / 2, rise), (span + over, -over * fall), (span + over, -over * fall + thick),
               (span / 2, rise + thick), (-over, -over * fall + thick)]
    gable = [(0.01, 0), (span - 0.01, 0), (span / 2, rise - 0.01)]
    side = min(over, 0.15)
    if along == 'x':
        prism(chevron, length + 2 * side, skin.roof, 'x', (-side, 0, top))
        prism(gable, length - 0.02, skin.wall, 'x', (0.01, 0, top))
    else:
        prism(chevron, length + 2 * side, skin.roof, 'y', (0, -side, top))
        prism(gable, length - 0.02, skin.wall, 'y', (0, 0.01, top))


def hip_roof(wide, deep, top, rise, skin, over=0.45, ridge=None):
    """Four slopes; `ridge` is the length of the ridge along the longer side (0: a pyramid)."""
    left, right, near, far = -over, wide + over, -over, deep + over
    if ridge is None:
        ridge = max(0.0, abs(wide - deep))
    middle_x, middle_y = wide / 2, deep / 2
    ends = ((middle_x - ridge / 2, middle_y), (middle_x + ridge / 2, middle_y)) if wide >= deep else ((middle_x, middle_y - ridge / 2), (middle_x, middle_y + ridge / 2))
    corners = [(left, near, 0), (right, near, 0), (right, far, 0), (left, far, 0), (*ends[0], rise), (*ends[1], rise)]
    faces = [(0, 1, 2, 3), (0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)] if wide >= deep else [(0, 1, 2, 3), (0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)]
    solid(corners, faces, skin.roof, (0, 0, top))
    box(middle_x, middle_y, top - 0.16, wide + 2 * over, deep + 2 * over, 0.16, skin.trim)


def flat_roof(wide, deep, top, skin, edge=0.35, lip=0.0, cover=None):
    """A parapet with a cap around a flat roof; `lip` is how far the cap stands out."""
    for y in (0.14, deep - 0.14):
        box(wide / 2, y, top - 0.002, wide, 0.28, edge, skin.wall, 0)
        box(wide / 2, y, top + edge, wide + 0.08 + 2 * lip, 0.34 + lip, 0.07, skin.trim, 0)
    for x in (0.14, wide - 0.14):
        box(x, deep / 2, top - 0.002, 0.28, deep - 0.562, edge, skin.wall, 0)
        box(x, deep / 2, top + edge, 0.34 + lip, deep - 0.63 - lip, 0.07, skin.trim, 0)
    box(wide / 2, deep / 2, top - 0.002, wide - 0.564, deep - 0.564, 0.06, cover or skin.trim, 0)


def mansard(wide, deep, top, skin, rise=2.6, inset=0.9):
    """A steep slate slope in front and behind, flat on top. The wall below it ends 0.3 m lower, behind the cornice."""
    box(wide / 2, deep / 2, top - 0.3, wide - 0.04, deep - 0.04, 0.31, skin.wall)
    outline = [(0, 0), (deep, 0), (deep - inset, rise), (inset, rise)]
    prism(outline, wide - 0.02, skin.roof, 'x', (0.01, 0, top))
    box(wide / 2, deep / 2, top + rise, wide, deep - 2 * inset + 0.2, 0.12, skin.trim)


def step_gable(wide, top, rise, skin, steps=4):
    """The stepped gable of a Flemish house: a wall of 0.34 m with stone on each step."""
    tread, riser = wide / 2 / (steps + 0.9), rise / steps
    left = [(0, top)]
    for step in range(steps):
        left += [(step * tread, top + (step + 1) * riser), ((step + 1) * tread, top + (step + 1) * riser)]
    left.append((steps * tread, top + (steps + 0.9) * riser))
    outline = [corner for number, corner in enumerate(left) if number == 0 or corner != left[number - 1]]
    outline += [(wide - x, z) for x, z in reversed(outline)]
    prism(outline, 0.34, skin.wall)
    for step in range(steps):
        for x in (step * tread, wide - (step + 1) * tread):
            box(x + tread / 2, 0.17, top + (step + 1) * riser, tread + 0.06, 0.44, 0.09, skin.trim)
    box(wide / 2, 0.17, top + (steps + 0.9) * riser, wide - 2 * steps * tread + 0.08, 0.44, 0.1, skin.trim)


def dormer(x, y, z, skin, dice, wide=1.4, high=1.5, deep=1.8, form='flat'):
    """A dormer whose front stands at y, with a flat or a gabled roof."""
    with frame(x - wide / 2, y, z):
        body = skin.with_wall(skin.trim) if skin.is_real else skin
        volume(wide, deep, high, body, dice, [Opening(0.16, 0.18, wide - 0.32, high - 0.34, 'leaves')])
        if form == 'flat':
            box(wide / 2, deep / 2, high, wide + 0.3, deep + 0.25, 0.12, skin.roof)
        else:
            gable_roof(wide, deep, high, wide * 0.45, body if not skin.is_real else dataclasses.replace(body, roof=skin.roof), 'y', 0.16, 0.1)


def chimney(x, y, foot, top, skin, stuff, size=0.75):
    box(x, y, foot, size, size, top - foot, skin.wall)
    box(x, y, top, size + 0.14, size + 0.14, 0.12, skin.trim)
    for place in (-0.18, 0.18):
        cylinder(x + place, y, top + 0.12, 0.11, 0.42, stuff['tile'] if skin.is_real else skin.wall, sides=14)


def railing(wide, high, material, at=(0, 0, 0), step=0.14, deep=None):
    """Thin bars under a rail, along x; with `deep` also at both sides, back to the wall."""
    with frame(*at):
        box(wide / 2, 0, high - 0.05, wide, 0.05, 0.05, material, 0)
        box(wide / 2, 0, 0.06, wide, 0.03, 0.03, material, 0)
        for number in range(int(wide / step) + 1):
            box(number * step + (wide % step) / 2, 0, 0, 0.025, 0.025, high, material, 0)
    if deep:
        for x in (0.0, wide):
            with frame(at[0] + x, at[1], at[2], 90):
                railing(deep, high, material, step=step)


def balcony(x, z, wide, skin, stuff, deep=1.2, form='bars'):
    """A slab on the front with bars, glass or a closed parapet."""
    slab = skin.trim if skin.is_real else skin.wall
    box(x + wide / 2, -deep / 2 + 0.1, z - 0.2, wide, deep, 0.2, slab)
    if form == 'bars':
        railing(wide - 0.1, 1.0, skin.frame if skin.is_real else skin.wall, (x + 0.05, -deep + 0.16, z), 0.16, deep - 0.16)
    elif form == 'closed':
        box(x + wide / 2, -deep + 0.16, z, wide, 0.12, 0.95, skin.wall)
        for side in (x + 0.063, x + wide - 0.063):
            box(side, -deep / 2 + 0.16, z, 0.12, deep - 0.13, 0.947, skin.wall)
    else:
        glass = stuff['pane'] if skin.is_real else skin.wall
        box(x + wide / 2, -deep + 0.14, z, wide - 0.06, 0.03, 1.0, glass, 0)
        for side in (x + 0.04, x + wide - 0.04):
            box(side, -deep / 2 + 0.13, z, 0.03, deep - 0.12, 0.998, glass, 0)


def bow(x, z, wide, high, skin, dice, deep=0.75, pattern='cross', roof=True):
    """An oriel on the front: a box with three windows and its own little roof."""
    with frame(x, -deep, z):
        window = [Opening(0.14, 0.6, wide - 0.28, high - 0.9, pattern)]
        side = [Opening(0.12, 0.6, deep - 0.24, high - 0.9, 'single')]
        volume(wide, deep + 0.2, high, skin, dice, window, side, (), side)
        box(wide / 2, deep / 2, -0.16, wide + 0.12, deep + 0.3, 0.16, skin.trim)
        if roof:
            box(wide / 2, deep / 2, high, wide + 0.2, deep + 0.4, 0.14, skin.trim)
            hip_roof(wide, deep + 0.1, high + 0.3, 0.45, skin, 0.06)


def band(wide, z, skin, high=0.12, deep=0.1):
    """A horizontal band on the front."""
    box(wide / 2, -deep / 2 + 0.02, z, wide, deep, high, skin.trim if skin.is_real else skin.wall, 0.008)


def cornice(wide, z, skin, brackets=True):
    box(wide / 2, -0.12, z, wide + 0.06, 0.56, 0.3, skin.trim)
    box(wide / 2, -0.19, z + 0.3, wide + 0.14, 0.76, 0.12, skin.trim)
    if brackets and skin.is_real:
        for number in range(max(3, round(wide / 0.9))):
            box((number + 0.5) * wide / max(3, round(wide / 0.9)), -0.14, z - 0.22, 0.14, 0.28, 0.22, skin.trim, 0)


def dice(seed):
    return random.Random(seed)


def rise_for(span, degrees):
    """Returns the height of a roof of `degrees` over half the span."""
    return span / 2 * math.tan(math.radians(degrees))
