"""Buildings of several units: flats, lofts, shops, offices, garages. One floor or unit can be the property: it gets the
real skin, the others the card skin."""
import dataclasses
import math

from houses import OTHER
from parts import Opening, balcony, band, bays, bow, chimney, cornice, dormer, fill, flat_roof, gable_roof, mansard, railing, rise_for, volume
from setting import tree
from shapes import box, cylinder, frame, pierced, prism, solid


def storeys(wide, deep, highs, skins, dice, fronts, backs=()):
    """Floors on each other, each with its skin and its openings (heights from its own foot)."""
    foot = 0.0
    for floor, (high, skin) in enumerate(zip(highs, skins)):
        with frame(0, 0, foot):
            side = [Opening(deep / 2 - 0.6, 0.8, 1.2, 1.6, 'single')] if floor else ()
            volume(wide, deep, high, skin, dice, fronts[floor], side, backs[floor] if backs else (), side)
            if skin.is_real:
                box(wide / 2, -0.02, 0, wide + 0.02, 0.1, 0.14, skin.trim, 0)
        foot += high
    return foot


def flats(stuff, skin, card, dice, massing='seventies', floors=6, unit=3, whole=False, wide=14.0, deep=11.0):
    """A building of flats: `unit` is the floor for sale (0: ground floor), `whole` makes all of it real."""
    unit = min(unit, floors - 1)
    skins = [skin if whole or floor == unit else card for floor in range(floors)]
    highs = [3.4] + [2.95] * (floors - 1)
    make = {'seventies': seventies, 'deco': deco, 'new': terraces, 'stepped': stepped, 'interwar': interwar}[massing]
    return make(stuff, skins, highs, dice, wide, deep, unit)


def seventies(stuff, skins, highs, dice, wide, deep, unit):
    fronts = []
    for floor, skin in enumerate(skins):
        if floor == 0:
            fronts.append([Opening(0.8, 0.1, 2.6, 2.2, 'panel'), Opening(4.0, 0.1, 2.6, 2.2, 'panel'), Opening(wide / 2 + 0.6, 0.12, 2.0, 2.6, 'single'), Opening(wide - 3.4, 0.8, 2.4, 1.5, 'leaves')])
        else:
            fronts.append([Opening(0.8, 0.2, 4.2, 2.3, 'thirds'), Opening(wide / 2 - 0.7, 0.9, 1.4, 1.4, 'leaves'), Opening(wide - 5.0, 0.2, 4.2, 2.3, 'thirds')])
    top = storeys(wide, deep, highs, skins, dice, fronts)
    foot = 0.0
    for floor, (high, skin) in enumerate(zip(highs, skins)):
        if floor:
            for x in (0.5, wide - 5.3):
                balcony(x, foot + 0.05, 4.8, skin, stuff, 1.3, 'closed')
        foot += high
    flat_roof(wide, deep, top, skins[-1], 0.4)
    box(wide / 2, deep / 2, top, 3.2, 3.0, 2.2, skins[-1].wall)
    return wide, deep, top + 2.4


def deco(stuff, skins, highs, dice, wide, deep, unit):
    fronts = []
    for floor, skin in enumerate(skins):
        if floor == 0:
            fronts.append([Opening(wide / 2 - 0.8, 0.12, 1.6, 2.7, 'door'), *(Opening(x, 0.8, 1.8, 1.7, 'thirds') for x in (0.9, 3.5, wide - 5.3, wide - 2.7))])
        else:
            fronts.append([Opening(0.8, 0.7, 1.9, 1.8, 'thirds'), Opening(wide / 2 - 0.55, 0.7, 1.1, 1.8, 'six'), Opening(wide - 2.7, 0.7, 1.9, 1.8, 'thirds')])
    top = storeys(wide, deep, highs, skins, dice, fronts)
    foot = 0.0
    for floor, (high, skin) in enumerate(zip(highs, skins)):
        if floor:
            for x in (3.0, wide - 5.6):
                with frame(0, 0, foot):
                    bow(x, 0.02, 2.6, high - 0.06, skin, dice, 0.9, 'thirds', roof=False)
            band(wide, foot + 0.02, skin, 0.16, 0.08)
        foot += high
    flat_roof(wide, deep, top, skins[-1], 0.5)
    for x in (3.0, wide - 5.6):
        box(x + 1.3, -0.3, top, 2.7, 1.0, 0.7, skins[-1].trim if skins[-1].is_real else skins[-1].wall)
    with frame(1.2, 2.4, top):
        upper = dataclasses.replace(skins[-1], is_real=False, lit_share=0) if not skins[-1].is_real else skins[-1]
        volume(wide - 2.4, deep - 4, 2.6, upper, dice, bays(wide - 2.4, 1, 4, 'leaves', 0.6, 1.6, 2.6))
        flat_roof(wide - 2.4, deep - 4, 2.6, upper, 0.1)
    return wide, deep, top + 3.0


def terraces(stuff, skins, highs, dice, wide, deep, unit):
    """A building of today: deep terraces with glass, shifted from floor to floor."""
    fronts = []
    for floor, skin in enumerate(skins):
        shift = floor % 2
        if floor == 0:
            fronts.append([Opening(wide / 2 - 1.0, 0.1, 2.0, 2.7, 'single'), Opening(0.8, 0.3, 4.2, 2.4, 'thirds'), Opening(wide - 5.0, 0.3, 4.2, 2.4, 'thirds')])
        else:
            fronts.append([Opening(0.6 + shift * 1.4, 0.15, 4.4, 2.4, 'thirds'), Opening(wide - 6.2 + shift * 1.2, 0.15, 4.4, 2.4, 'thirds'), Opening(wide / 2 - 0.45, 0.15, 0.8, 2.4, 'single')])
    top = storeys(wide, deep, highs, skins, dice, fronts)
    foot = 0.0
    for floor, (high, skin) in enumerate(zip(highs, skins)):
        shift = floor % 2
        if floor:
            for x in (0.3 + shift * 1.4, wide - 6.5 + shift * 1.2):
                balcony(x, foot + 0.05, 5.2, skin, stuff, 1.7, 'glass')
        foot += high
    flat_roof(wide, deep, top, skins[-1], 0.3)
    return wide, deep, top + 0.6


def stepped(stuff, skins, highs, dice, wide, deep, unit):
    """Flats whose upper floors stand back; the topmost is a penthouse with a terrace around it."""
    foot = 0.0
    for floor, (high, skin) in enumerate(zip(highs, skins)):
        inset = 0.0 if floor < len(skins) - 2 else 1.3 if floor == len(skins) - 2 else 2.8
        size = wide - 2 * inset
        with frame(inset, inset, foot):
            count = 4 if not inset else 2
            openings = bays(size, 1, count, 'leaves' if not inset else 'thirds', 0.62, 1.8 if not inset else size * 0.4, high, low=0.2, tall=high - 0.7)
            if floor == 0:
                openings = [Opening(size / 2 - 0.9, 0.1, 1.8, 2.7, 'single'), *(Opening(x, 0.5, 2.6, 2.1, 'thirds') for x in (1.0, size - 3.6))]
            volume(size, deep - 2 * inset, high, skin, dice, openings, bays(deep - 2 * inset, 1, 2, 'leaves', 0.5, 2.4, high, low=0.3, tall=high - 0.8), (), bays(deep - 2 * inset, 1, 2, 'leaves', 0.5, 2.4, high, low=0.3, tall=high - 0.8))
            if skin.is_real:
                box(size / 2, -0.02, 0, size + 0.02, 0.1, 0.12, skin.trim, 0)
            if floor >= len(skins) - 3:
                flat_roof(size, deep - 2 * inset, high, skin, 0.12)
        if inset:
            below = 0.0 if floor == len(skins) - 2 else 1.3
            rail = skin.frame if skin.is_real else skin.wall
            with frame(below + 0.15, below + 0.15, foot + 0.1):
                railing(wide - 2 * below - 0.3, 1.0, rail, (0, 0, 0), 0.18, None)
            for x in (below + 0.15, wide - below - 0.15):
                with frame(x, below + 0.15, foot + 0.1, 90):
                    railing(deep - 2 * below - 0.3, 1.0, rail, step=0.18)
        foot += high
    return wide, deep, foot + 0.6


def interwar(stuff, skins, highs, dice, wide, deep, unit):
    """A brick house of the twenties that was divided into flats, below a mansard roof."""
    fronts = [bays(wide, 1, 5, 'cross', 0.52, 1.25, high, door=2 if floor == 0 else None, low=0.75, tall=high - 1.3) for floor, high in enumerate(highs)]
    top = storeys(wide, deep, highs, skins, dice, fronts)
    foot = highs[0]
    for high, skin in zip(highs[1:], skins[1:]):
        balcony(wide / 2 - 1.4, foot + 0.05, 2.8, skin, stuff, 0.9)
        foot += high
    cornice(wide, top, skins[-1])
    mansard(wide, deep, top + 0.3, skins[-1])
    for x in (0.18, 0.5, 0.82):
        dormer(wide * x, 0.22, top + 0.5, skins[-1], dice, 1.4, 1.8, 1.6)
    for x in (0.7, wide - 0.7):
        chimney(x, deep / 2, top, top + 3.8, skins[-1], stuff)
    return wide, deep, top + 4.4


def loft(stuff, skin, card, dice, massing='warehouse', unit=None):
    """A former warehouse or workshop with iron windows."""
    if massing == 'sawtooth':
        wide, deep, top = 18.0, 12.0, 5.4
        volume(wide, deep, top, skin, dice, [Opening(x, 0.7, 3.2, 3.6, 'grid') for x in (0.8, 4.6, 10.2, 14.0)] + [Opening(8.3, 0.1, 1.4, 3.0, 'gate')], [Opening(x, 0.9, 2.6, 3.2, 'grid') for x in (1.2, 4.8, 8.4)])
        for number in range(4):
            with frame(number * 4.5, 0, top):
                prism([(0, 0), (4.5, 0), (4.5, 0.15), (0.3, 2.5), (0, 2.5)], deep, skin.roof)
                box(-0.02, deep / 2, 0.5, 0.06, deep - 1.2, 1.7, skin.glass, 0)
        cylinder(15.6, 9.8, 0, 0.85, 14.5, skin.wall, 0.6)
        return wide, deep, 13.6
    floors, wide, deep = 4, 15.0, 12.0
    skins = [skin if unit is None or floor == unit else card for floor in range(floors)]
    highs = [4.0, 3.6, 3.6, 3.6]
    fronts = [[Opening(x, 0.7, 2.3, high - 1.3, 'grid') for x in (0.9, 3.9, 8.8, 11.8)] + [Opening(6.6, 0.1, 1.8, high - 0.8, 'gate' if floor == 0 else 'leaves')] for floor, high in enumerate(highs)]
    top = storeys(wide, deep, highs, skins, dice, fronts)
    foot = 0.0
    for high, one in zip(highs, skins):
        for x in (0.35, 3.55, 6.35, 8.65, 11.45, 14.65):
            box(x, -0.08, foot, 0.4, 0.22, high, one.wall, 0)
        foot += high
    last = skins[-1]
    if massing == 'mill':
        gable_roof(wide, deep, top, rise_for(deep, 38), last, 'x', 0.3)
        box(7.5, -0.6, top - 0.4, 0.25, 1.8, 0.25, last.frame)
        return wide, deep, top + 4.8
    flat_roof(wide, deep, top, last, 0.7)
    with frame(4.5, 2.6, top):
        upper = last.with_wall(stuff['zinc']) if last.is_real else last
        volume(6.5, 5.0, 2.8, upper, dice, [Opening(0.4, 0.2, 5.7, 2.3, 'grid')])
        flat_roof(6.5, 5.0, 2.8, upper, 0.1)
    cylinder(12.6, 6.0, top, 0.9, 2.4, last.frame if last.is_real else last.wall)
    return wide, deep, top + 3.2


def shop(stuff, skin, card, dice, massing='front', is_whole=False):
    """A shop below a house; only the shop is real unless `is_whole`."""
    wide, floors, deep = 7.2, 3, 10.0
    upper = skin if is_whole else card
    fronts = [[Opening(0.4, 0.35, 2.5, 2.6, 'shop'), Opening(3.15, 0.12, 1.0, 2.7, 'door'), Opening(4.35, 0.35, 2.45, 2.6, 'shop')]]
    fronts += [bays(wide, 1, 3, 'cross', 0.52, 1.2, OTHER, low=0.7, tall=1.9) for _ in range(floors - 1)]
    if massing == 'corner':
        fronts[0] = [Opening(0.4, 0.35, wide - 0.8, 2.6, 'grid')]
    top = storeys(wide, deep, [3.6, OTHER, OTHER], [skin, upper, upper], dice, fronts)
    box(wide / 2, -0.08, 3.0, wide - 0.2, 0.2, 0.5, skin.door)
    if massing == 'front':
        # The awning: cloth on two arms.
        solid([(0.3, 0.02, 0), (wide - 0.3, 0.02, 0), (wide - 0.3, -1.5, -0.7), (0.3, -1.5, -0.7), (0.3, -1.5, -0.95), (wide - 0.3, -1.5, -0.95)],
              [(0, 1, 2, 3), (3, 2, 5, 4)], skin.curtain, (0, 0, 3.05))
    if massing == 'boutique':
        for x in (0.3, wide / 2, wide - 0.3):
            cylinder(x, -0.12, 0, 0.13, 3.0, skin.trim)
    cornice(wide, top, upper)
    gable_roof(wide, deep, top, rise_for(deep, 36), upper, 'x', 0.1)
    for x in (2.2, 5.0):
        dormer(x, 0.5, top + 0.42, upper, dice)
    return wide, deep, top + 4.4


def office(stuff, skin, card, dice, massing='grid', floors=5, unit=1):
    """An office building; `unit` is the floor to let."""
    wide, deep = 16.0, 11.0
    skins = [skin if floor == unit else card for floor in range(floors)]
    highs = [4.0] + [3.3] * (floors - 1)
    if massing == 'grid':
        fronts = [[Opening(0.5 + number * 1.9, 0.5, 1.55, high - 0.9, 'single') for number in range(8)] for high in highs]
    else:
        fronts = [[Opening(0.5, 0.9, wide - 1.0, high - 1.5, 'grid')] for high in highs]
    fronts[0] = [Opening(0.6, 0.1, 5.0, 3.2, 'grid'), Opening(6.8, 0.1, 2.4, 3.2, 'single'), Opening(10.4, 0.1, 5.0, 3.2, 'grid')]
    top = storeys(wide, deep, highs, skins, dice, fronts)
    foot = 0.0
    for high, one in zip(highs, skins):
        if massing == 'grid' and foot:
            for number in range(9):
                box(0.33 + number * 1.9, -0.14, foot, 0.16, 0.3, high, one.trim if one.is_real else one.wall, 0)
        foot += high
    flat_roof(wide, deep, top, skins[-1], 0.4)
    box(wide / 2, deep / 2, top, 6, 4, 1.8, skins[-1].wall)
    return wide, deep, top + 2.2


def hall(stuff, skin, card, dice, massing='unit'):
    """Business units: an office corner and a loading door per unit; the middle one is real."""
    for number in range(3):
        one = skin if number == 1 else card
        with frame(number * 9.0):
            volume(8.96, 14.0, 6.6, one, dice, [Opening(0.6, 0.2, 2.6, 2.4, 'single'), Opening(0.6, 3.6, 2.6, 1.9, 'thirds'), Opening(4.2, 0.05, 3.9, 4.2, 'panel')])
            flat_roof(8.96, 14.0, 6.6, one, 0.3)
            box(6.15, -0.6, 4.6, 4.4, 1.3, 0.14, one.frame if one.is_real else one.wall)
    return 27.0, 14.0, 7.0


def garages(stuff, skin, card, dice, massing='row'):
    """A row of six garages; one is real."""
    for number in range(6):
        one = skin if number == 2 else card
        with frame(number * 3.1):
            volume(3.08, 6.0, 2.7, one, dice, [Opening(0.3, 0.03, 2.48, 2.2, 'panel')])
            flat_roof(3.08, 6.0, 2.7, one, 0.18)
    return 18.6, 6.0, 3.0


def corner(stuff, skin, dice, massing='chamfer', floors=3):
    """A house on a corner: the second front runs back along the right side; `chamfer` cuts the corner for the door."""
    wide, deep = 8.4, 9.6
    top = 3.6 + OTHER * (floors - 1) + 0.3
    front = bays(wide - 1.6, floors, 3, 'cross', 0.52, 1.15, 3.6)
    side = bays(deep - 1.6, floors, 3, 'cross', 0.5, 1.15, 3.6)
    with frame(0, 1.6):
        # The body behind the cut corner.
        volume(wide, deep - 1.6, top, skin, dice, (), side, ())
    volume(wide - 1.6, deep, top, skin, dice, front, (), ())
    with frame(wide - 1.6, 0, 0, 45):
        cut = 1.6 * 2 ** 0.5
        holes = [Opening(cut / 2 - 0.6, 0.15, 1.2, 2.8, 'door')] + [Opening(cut / 2 - 0.55, 3.6 + OTHER * (floor - 1) + 0.75, 1.1, 1.75, 'cross') for floor in range(1, floors)]
        pierced(cut, top, [opening.hole for opening in holes], skin.wall)
        for opening in holes:
            fill(opening, skin, dice)
        if massing == 'chamfer':
            balcony(cut / 2 - 0.9, 3.75, 1.8, skin, stuff, 0.9)
        box(cut / 2, -0.1, top, cut + 0.3, 0.4, 0.35, skin.trim)
    prism([(0, 0), (wide - 1.6, 0), (wide, 1.6), (wide, deep), (0, deep)], 0.1, skin.trim, 'z', (0, 0, top + 0.3))
    box(wide / 2 - 0.8, -0.1, top, wide - 1.5, 0.4, 0.35, skin.trim)
    box(wide + 0.1, deep / 2 + 0.8, top, 0.4, deep - 1.5, 0.35, skin.trim)
    outline = [(0.2, 0.2), (wide - 1.7, 0.2), (wide - 0.2, 1.7), (wide - 0.2, deep - 0.2), (0.2, deep - 0.2)]
    high = 2.6 if massing != 'gable' else 4.0
    lower = [(x, y, 0) for x, y in outline]
    upper = [(wide / 2 + (x - wide / 2) * 0.62, deep / 2 + (y - deep / 2) * 0.62, high) for x, y in outline]
    solid(lower + upper, [(0, 1, 2, 3, 4), (5, 6, 7, 8, 9)] + [(i, (i + 1) % 5, 5 + (i + 1) % 5, 5 + i) for i in range(5)], skin.roof, (0, 0, top + 0.35))
    for x in (1.7, 4.6):
        dormer(x, 0.55, top + 0.6, skin, dice, 1.25, 1.6, 1.5)
    with frame(wide, 0, 0, 90):
        dormer(4.2, 0.55, top + 0.6, skin, dice, 1.25, 1.6, 1.5)
        dormer(7.2, 0.55, top + 0.6, skin, dice, 1.25, 1.6, 1.5)
    chimney(0.7, deep * 0.5, top, top + high + 1.2, skin, stuff)
    return wide, deep, top + high + 1.7


# New-build projects: per building its width and how many homes each floor has, from the ground floor up.
PROJECTS = {
    'quay': (((17.0, (2, 3, 2)), (13.0, (1, 2, 2))), 5.0),
    'works': (((20.0, (1, 3, 3, 3, 1)),), 0.0),
    'close': (((14.0, (2, 2)), (14.0, (2, 2))), 6.0),
}


def project(stuff, skin, card, dice, massing='quay', unit=None):
    """A new-build project. `unit` is (building, floor, place) of the one home that is real; without it all are."""
    buildings, gap = PROJECTS[massing]
    x, deep, top = 0.0, 11.0, 0.0
    for number, (wide, counts) in enumerate(buildings):
        foot = 0.0
        with frame(x, number * 1.5):
            for floor, count in enumerate(counts):
                high = 3.2
                inset = 2.0 if floor == len(counts) - 1 and len(counts) > 2 and massing != 'quay' else 0.0
                size = (wide - 2 * inset) / count
                for place in range(count):
                    one = skin if unit is None or tuple(unit) == (number, floor, place) else card
                    with frame(inset + place * size, inset, foot):
                        pane = min(3.4, size * 0.52)
                        openings = [Opening(0.6, 0.2, pane, 2.4, 'thirds'), Opening(size - 1.7, 0.2, 1.1, 2.4, 'leaves')]
                        if floor == 0 and place == 0:
                            openings[1] = Opening(size - 1.9, 0.15, 1.3, 2.5, 'door')
                        ends = [Opening(3.0, 0.8, 1.4, 1.5, 'leaves')]
                        volume(size - 0.02, deep - 2 * inset, high, one, dice, openings, ends if place == count - 1 else (), [Opening(0.8, 0.2, size - 1.8, 2.3, 'thirds')], ends if place == 0 else ())
                        if floor and not inset:
                            balcony(0.35, 0.05, pane + 0.6, one, stuff, 1.6, 'glass' if massing != 'works' else 'bars')
                        if one.is_real:
                            box(size / 2, -0.02, 0, size, 0.1, 0.12, one.trim, 0)
                foot += high
            last = skin if unit is None else card
            if massing == 'works':
                with frame(2.0, 2.0):
                    flat_roof(wide - 4.0, deep - 4.0, foot, last, 0.2)
                railing(wide - 0.3, 1.0, last.frame if last.is_real else last.wall, (0.15, 0.2, foot - 3.2), 0.2, None)
                top = max(top, foot + 0.5)
            else:
                rise = rise_for(deep, 36 if massing == 'quay' else 42)
                gable_roof(wide, deep, foot, rise, last, 'x', 0.15)
                for share in (0.3, 0.7):
                    dormer(wide * share, 0.5, foot + 0.42, last, dice, 2.0, 1.7, 2.4)
                top = max(top, foot + rise + 0.3)
        x += wide + gap
    return x - gap, deep + 1.5 * (len(buildings) - 1), top


def land(stuff, skin, card, dice, massing='gap'):
    """A building plot: grass within pegs and a string, a board on a post; or a wood with a brook."""
    if massing == 'wood':
        for _ in range(46):
            x, y = dice.uniform(-7, 23), dice.uniform(-7, 28)
            if abs(x - 8 - 2.5 * math.sin(y / 5)) > 2.4:
                tree(x, y, stuff, dice, dice.uniform(4.5, 8.5), 'pine', 'cone')
        for step in range(-9, 30):
            box(8 + 2.5 * math.sin(step / 5), step, 0.03, 1.5, 1.3, 0.04, stuff['water'], 0, (0, 0, math.atan2(0.5 * -math.cos(step / 5), 1)))
        return 16.0, 18.0, 7.0
    wide, deep = (11.0, 16.0) if massing == 'gap' else (16.0, 18.0)
    box(wide / 2, deep / 2, -0.2, wide - 0.1, deep, 0.27, stuff['field'], 0.02)
    pegs = [(0.4, 0.4), (wide - 0.4, 0.4), (wide - 0.4, deep - 0.4), (0.4, deep - 0.4)]
    for (x, y), (a, b) in zip(pegs, pegs[1:] + pegs[:1]):
        cylinder(x, y, 0, 0.07, 1.1, stuff['red'], sides=10)
        long_x, long_y = abs(a - x), abs(b - y)
        box((x + a) / 2, (y + b) / 2, 0.85, max(long_x, 0.03), max(long_y, 0.03), 0.03, stuff['red'], 0)
    for x in (wide * 0.66, wide * 0.66 + 1.9):
        cylinder(x, 0.9, 0, 0.05, 2.4, stuff['oak'], sides=10)
    box(wide * 0.66 + 0.95, 0.86, 1.3, 2.2, 0.06, 1.2, stuff['green'], 0)
    box(wide * 0.66 + 0.95, 0.82, 1.75, 1.5, 0.03, 0.14, stuff['white'], 0)
    box(wide * 0.66 + 0.95, 0.82, 1.5, 0.9, 0.03, 0.1, stuff['white'], 0)
    return wide, deep, 6.0


def parking(stuff, skin, card, dice, massing='bay'):
    """A bay in an underground car park, cut open: columns, painted lines, a car of card beside the free bay."""
    wide, deep, high = 16.0, 8.0, 2.8
    box(wide / 2, deep / 2, -0.1, wide, deep, 0.14, stuff['concrete'], 0)
    box(wide / 2, deep, 0, wide, 0.3, high, card.wall, 0)
    box(wide / 2, deep / 2 + 2.6, high, wide, deep - 5.2, 0.35, card.wall, 0)
    for number in range(6):
        box(1.0 + number * 2.8, deep - 3.0, 0.041, 0.1, 4.8, 0.005, stuff['white'], 0)
    for number in (0, 2, 4):
        box(1.0 + number * 2.8, deep - 5.6, 0, 0.4, 0.4, high, card.wall)
    box(1.0 + 2.5 * 2.8, deep - 3.0, 0.042, 2.6, 4.7, 0.006, stuff['green'], 0)
    for number in (0, 1, 3, 4):
        car(1.0 + (number + 0.5) * 2.8, deep - 2.9, card.wall)
    return wide, deep, high + 0.4


def car(x, y, material):
    """A car cut from card, its nose towards the street."""
    side = [(-2.0, 0.25), (2.0, 0.25), (2.05, 0.8), (1.5, 0.95), (0.8, 1.45), (-0.7, 1.45), (-1.3, 0.95), (-2.05, 0.8)]
    with frame(x, y):
        prism([(a, b) for a, b in side], 1.6, material, 'x', (-0.8, 0, 0))
        for a in (-1.25, 1.25):
            for b in (-0.72, 0.72):
                with frame(b, a, 0.3):
                    box(0, 0, -0.28, 0.2, 0.56, 0.56, material, 0.12)
