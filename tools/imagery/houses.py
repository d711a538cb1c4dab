"""Buildings by kind and massing. Each stands with its front left corner at the origin, its front along x, and returns
its width, depth and height in metres."""
from parts import (Opening, balcony, band, bays, bow, box, chimney, cornice, dormer, fill, flat_roof, gable_roof, hip_roof,
                   mansard, railing, rise_for, step_gable, volume)
from shapes import cylinder, frame

FIRST, OTHER = 3.4, 3.1  # heights of the ground floor and of the floors above it


def height(floors, first=FIRST, other=OTHER):
    return first + other * (floors - 1) + 0.3


def row(stuff, skin, dice, massing='cornice', wide=5.6, floors=2, deep=9.0, bay_count=None, pattern='cross'):
    """A house in a row."""
    count = bay_count or max(2, round(wide / 2.1))
    door = dice.choice((0, count - 1))
    if massing == 'beletage':
        return bel_etage(stuff, skin, dice, wide, deep)
    if massing == 'flat':
        return modern_row(stuff, skin, dice, wide, floors, deep)
    first = 3.0 if massing == 'worker' else FIRST
    top = height(floors, first, 2.8 if massing == 'worker' else OTHER)
    skip = {(1, b) for b in range(count)} if massing in ('bow', 'thirties') and floors > 1 else set()
    front = bays(wide, floors, count, pattern, 0.56 if massing != 'worker' else 0.5, 1.2, first, 2.8 if massing == 'worker' else OTHER, door, skip=skip)
    if massing == 'thirties':
        front = [opening for opening in front if not (opening.z < first and opening.pattern != 'door')]
        front.append(Opening(0.7 if door else wide - 3.0, 0.75, 2.3, 1.9, 'thirds'))
    volume(wide, deep, top, skin, dice, front, (), bays(wide, floors, 2, 'single', 0.6, 1.8, low=0.5))
    for floor in range(1, floors):
        band(wide, first + (floor - 1) * OTHER + 0.15, skin)
    if skin.is_real:
        box(wide / 2, -0.03, 0, wide, 0.14, 0.5, stuff['blue stone'] if dice.random() < 0.5 else skin.trim)
    if massing in ('bow', 'thirties') and floors > 1:
        size = wide * 0.62
        bow((wide - size) / 2, first + 0.1, size, OTHER - 0.1 + (0.4 if massing == 'thirties' else 0), skin, dice, pattern='cross' if massing == 'bow' else 'thirds')
    if massing == 'step':
        rise = wide * 0.62
        step_gable(wide, top, rise, skin)
        with frame(0.25, 0.33):
            gable_roof(wide - 0.5, deep - 0.5, top, rise * 0.94, skin, 'y', 0.0)
        attic(wide, top + rise * 0.14, skin, dice)
    elif massing in ('triangle', 'thirties'):
        rise = rise_for(wide, 46 if massing == 'triangle' else 52)
        gable_roof(wide, deep, top, rise, skin, 'y', 0.12 if massing == 'triangle' else 0.35)
        attic(wide, top + rise * 0.12, skin, dice)
    elif massing == 'mansard':
        cornice(wide, top, skin)
        mansard(wide, deep, top + 0.3, skin)
        for number in range(2 if wide > 5.2 else 1):
            dormer(wide * (number + 1) / (3 if wide > 5.2 else 2), 0.22, top + 0.5, skin, dice, 1.3, 1.75, 1.6)
        rise = 2.6
    else:
        rise = rise_for(deep, 38)
        if massing == 'worker':
            box(wide / 2, -0.12, top - 0.14, wide, 0.3, 0.14, skin.trim)
        else:
            cornice(wide, top, skin)
        gable_roof(wide, deep, top, rise, skin, 'x', 0.1)
        if massing != 'worker' or dice.random() < 0.4:
            for number in range(2 if wide > 5.8 else 1):
                dormer(wide * (number + 1) / (3 if wide > 5.8 else 2), 0.5, top + 0.42, skin, dice, form=dice.choice(('flat', 'gable')))
    ridge = top + rise
    stack = 0.6 if dice.random() < 0.5 else wide - 0.6
    chimney(stack, deep * 0.45, top, ridge + (0.7 if massing in ('cornice', 'worker', 'bow') else -rise * 0.05), skin, stuff)
    return wide, deep, ridge + 1.2


def attic(wide, z, skin, dice):
    """A window set into a gable, as a box in front of it."""
    with frame(wide / 2 - 0.55, -0.015, z):
        box(0.55, 0.02, -0.12, 1.3, 0.1, 1.9, skin.trim if skin.is_real else skin.wall, 0)
        with frame(0, -0.34):
            fill(Opening(0.1, 0, 0.9, 1.6, 'transom'), skin.with_wall(skin.trim), dice)


def bel_etage(stuff, skin, dice, wide=7.0, deep=9.0):
    """A house of the sixties: garage and door below, one large window above."""
    top = 2.5 + 2.9 * 2 + 0.2
    gate = Opening(0.5, 0.06, 2.5, 2.15, 'panel')
    front = [gate, Opening(wide - 1.9, 0.15, 1.1, 2.2, 'door'), Opening(0.6, 3.1, wide - 1.2, 1.9, 'thirds'),
             Opening(0.6, 6.3, 1.9, 1.4, 'leaves'), Opening(wide - 2.5, 6.3, 1.9, 1.4, 'leaves')]
    volume(wide, deep, top, skin, dice, front, (), bays(wide, 3, 2, 'single', 0.7, 2.6, 2.5, 2.9, low=0.4))
    if skin.is_real:
        box(wide / 2, -0.02, 0, wide, 0.12, 2.5, stuff['blue stone'], 0)
        with frame(0, -0.1):
            for opening in front[:2]:
                fill(opening, skin, dice)
        box(wide / 2, -0.06, 5.1, wide - 1.0, 0.1, 1.1, stuff['lime'], 0)
    band(wide, 2.6, skin, 0.18, 0.3)
    balcony(0.5, 2.85, wide - 1.0, skin, stuff, 0.8)
    rise = rise_for(deep, 24)
    gable_roof(wide, deep, top, rise, skin, 'x', 0.4)
    chimney(wide - 0.7, deep * 0.5, top, top + rise + 0.7, skin, stuff)
    return wide, deep, top + rise + 1.2


def modern_row(stuff, skin, dice, wide=6.0, floors=3, deep=9.0):
    """A house of today: tall panes set to one side of each floor, a flat roof with a set-back floor."""
    front, foot = [Opening(0.5, 0.1, 1.1, 2.5, 'gate'), Opening(2.1, 0.4, wide - 2.7, 2.2, 'single')], FIRST
    for floor in range(1, floors):
        is_left = (floor + dice.randrange(2)) % 2
        big = wide * 0.52
        front.append(Opening(0.45 if is_left else wide - 0.45 - big, foot + 0.35, big, 2.3, 'single'))
        front.append(Opening(wide - 1.35 if is_left else 0.45, foot + 0.35, 0.9, 2.3, 'single'))
        foot += OTHER
    top = height(floors)
    volume(wide, deep, top, skin, dice, front, (), bays(wide, floors, 1, 'thirds', 0.8, 4.4, low=0.2, tall=2.4))
    flat_roof(wide, deep, top, skin)
    with frame(0.9, 2.6):
        upper = skin.with_wall(stuff['zinc']) if skin.is_real else skin
        volume(wide - 1.8, deep - 3.4, 2.6, upper, dice, [])
    with frame(0.9, 2.6, top):
        volume(wide - 1.8, deep - 3.4, 2.6, skin.with_wall(stuff['zinc']) if skin.is_real else skin, dice, [Opening(0.3, 0.2, wide - 2.4, 2.1, 'thirds')])
        flat_roof(wide - 1.8, deep - 3.4, 2.6, skin.with_wall(stuff['zinc']) if skin.is_real else skin, 0.12)
    railing(wide - 0.4, 1.0, skin.frame, (0.2, 0.5, top + 0.3))
    return wide, deep, top + 2.9


def mansion(stuff, skin, dice, massing='balcony', wide=8.4, deep=11.0):
    """A town house of three tall floors: with a balcony, a carriage gate or the bow of art nouveau."""
    first, other, floors, count = 4.1, 3.7, 3, 3
    door = {'balcony': 0, 'gate': 2, 'nouveau': 0}[massing]
    skip = {(1, 1)} if massing == 'nouveau' else set()
    front = bays(wide, floors, count, 'transom' if massing == 'nouveau' else 'cross', 0.52, 1.35, first, other, door, 0.9, skip=skip)
    if massing == 'gate':
        front = [opening for opening in front if opening.pattern != 'door']
        front.append(Opening(wide - 3.0, 0.1, 2.5, 3.2, 'gate'))
    top = height(floors, first, other)
    volume(wide, deep, top, skin, dice, front, (), bays(wide, floors, 3, 'cross', 0.5, 1.3, first, other))
    if skin.is_real:
        box(wide / 2, -0.04, 0, wide, 0.16, 0.7, stuff['blue stone'])
        for side in (0.22, wide - 0.22):
            box(side, -0.03, 0, 0.44, 0.12, top, skin.trim)
    for floor in range(1, floors):
        band(wide, first + (floor - 1) * other + 0.1, skin, 0.2, 0.14)
    if massing == 'nouveau':
        bow(wide / 2 - 1.5, first + 0.1, 3.0, other - 0.2, skin, dice, 0.9, 'thirds', roof=False)
        railing(2.9, 0.9, skin.frame, (wide / 2 - 1.45, -0.85, first + other), deep=0.8)
        for z in (first - 0.6, first + other - 0.55):
            if skin.is_real:
                box(wide / 2, -0.005, z, wide - 0.9, 0.03, 0.2, skin.trim, 0)
    else:
        balcony(wide / 3 - 0.2 if massing == 'balcony' else 0.6, first + 0.12, wide / 3 + 0.4 if massing == 'balcony' else 3.4, skin, stuff, 1.0)
    cornice(wide, top, skin)
    mansard(wide, deep, top + 0.3, skin, 2.7)
    for number in range(3 if massing != 'nouveau' else 2):
        dormer(wide * (number + 0.5) / (3 if massing != 'nouveau' else 2), 0.22, top + 0.5, skin, dice, 1.35, 1.95, 1.7, 'gable' if massing == 'gate' else 'flat')
    for side in (0.6, wide - 0.6):
        chimney(side, deep * 0.5, top, top + 4.0, skin, stuff)
    return wide, deep, top + 4.6


def villa(stuff, skin, dice, massing='gables'):
    """A detached house: two gables, white cubes with a pool, a thatched cottage or a hipped roof."""
    if massing == 'cubes':
        volume(14.0, 8.0, 3.3, skin, dice, [Opening(0.6, 0.1, 2.6, 2.5, 'panel'), Opening(4.2, 0.1, 1.2, 2.5, 'gate'), Opening(6.2, 0.25, 7.0, 2.5, 'grid')],
               [Opening(1.0, 0.2, 5.6, 2.5, 'thirds')], [Opening(1.0, 0.1, 8.0, 2.7, 'thirds')])
        flat_roof(14.0, 8.0, 3.3, skin, 0.4)
        with frame(3.2, 0.9, 3.7):
            upper = skin.with_wall(stuff['larch']) if skin.is_real else skin
            volume(12.2, 6.4, 3.0, upper, dice, [Opening(0.9, 0.5, 3.4, 1.9, 'thirds'), Opening(7.0, 0.3, 4.2, 2.3, 'thirds')], [Opening(1.2, 0.3, 3.6, 2.3, 'leaves')], bays(12.2, 1, 3, 'leaves', 0.5, 2.0, 3.0))
            flat_roof(12.2, 6.4, 3.0, upper, 0.3)
        box(14.7, 3.2, 0, 0.28, 5.0, 3.4, skin.wall)
        return 15.4, 8.0, 7.2
    if massing == 'cottage':
        top = 2.9
        volume(13.0, 8.0, top, skin, dice, [Opening(x, 0.75, 1.5, 1.5, 'six', True) for x in (1.3, 4.0, 9.6)] + [Opening(7.0, 0.15, 1.15, 2.2, 'door')],
               [Opening(2.6, 0.2, 2.6, 2.1, 'thirds')], [Opening(1.5, 0.2, 3.0, 2.1, 'thirds'), Opening(8, 0.7, 2, 1.5, 'six')])
        hip_roof(13.0, 8.0, top, 5.0, skin, 0.75, 6.5)
        for x in (3.6, 9.4):
            dormer(x, 0.35, top + 0.95, skin, dice, 1.9, 1.6, 2.6, 'gable')
        chimney(4.2, 4.0, top, top + 5.7, skin, stuff, 0.9)
        return 13.0, 8.0, top + 6.2
    if massing == 'hip':
        top = height(2)
        volume(12.5, 9.0, top, skin, dice, bays(12.5, 2, 5, 'cross', 0.5, 1.25, door=2), bays(9.0, 2, 3, 'cross', 0.4), bays(12.5, 2, 4, 'cross', 0.6, 1.8))
        box(6.25, -0.7, 0, 3.0, 1.6, 0.25, skin.trim)
        for x in (5.1, 7.4):
            cylinder(x, -1.2, 0.25, 0.16, 2.7, skin.trim)
        box(6.25, -0.65, 2.95, 3.2, 1.7, 0.3, skin.trim)
        hip_roof(12.5, 9.0, top + 0.1, rise_for(9.0, 38), skin, 0.5)
        for x in (3.2, 9.3):
            dormer(x, 0.6, top + 0.7, skin, dice, 1.5, 1.6, 2.4, 'gable')
            chimney(x, 4.5, top + 2, top + rise_for(9.0, 38) + 0.9, skin, stuff)
        return 12.5, 9.0, top + 5.0
    top = 3.1
    volume(13.0, 7.6, top, skin, dice, [Opening(6.8, 0.15, 1.2, 2.3, 'door'), Opening(9.0, 0.5, 2.8, 1.8, 'thirds')], [Opening(2.0, 0.2, 3.0, 2.2, 'thirds')], [Opening(1, 0.2, 4.0, 2.2, 'thirds'), Opening(8, 0.7, 2.2, 1.6, 'leaves')])
    rise = rise_for(7.6, 45)
    gable_roof(13.0, 7.6, top, rise, skin, 'x', 0.45)
    dormer(9.9, 0.9, top + 0.9, skin, dice, 2.2, 1.4, 2.6, dice.choice(('flat', 'gable')))
    with frame(1.0, -2.4):
        volume(5.0, 6.0, top + 1.2, skin, dice, [Opening(0.8, 0.5, 3.4, 2.0, 'thirds')], [Opening(0.7, 0.6, 1.2, 1.8, 'cross')], (), [Opening(2.2, 0.7, 1.6, 1.6, 'leaves')])
        gable_roof(5.0, 7.4, top + 1.2, rise_for(5.0, 48), skin, 'y', 0.4)
        attic(5.0, top + 1.5, skin, dice)
    chimney(7.6, 3.8, top + 2, top + rise + 0.9, skin, stuff, 0.85)
    return 13.0, 7.6, top + rise + 1.4


def farm(stuff, skin, dice, massing='long'):
    """A farmhouse: house and stable under one roof, around a yard, or beside a tall barn."""
    top, wide, deep = 3.0, 18.0, 7.6
    windows = [Opening(x, 0.75, 1.05, 1.5, 'six', massing == 'long') for x in (1.4, 3.9, 8.0)] + [Opening(6.1, 0.15, 1.15, 2.2, 'door')]
    stable = [Opening(11.4, 0.1, 2.9, 2.6, 'gate'), Opening(15.4, 1.4, 0.9, 0.8, 'single')]
    if massing == 'yard':
        top = height(2, 3.2, 2.8)
        volume(11.0, 8.0, top, skin, dice, bays(11.0, 2, 4, 'six', 0.42, 1.1, 3.2, 2.8, 1), bays(8.0, 2, 2, 'six', 0.3, first=3.2, other=2.8))
        hip_roof(11.0, 8.0, top, rise_for(8.0, 42), skin, 0.35, 5.0)
        chimney(3.4, 4.0, top + 2, top + rise_for(8, 42) + 0.8, skin, stuff)
        with frame(11.0, 0.6):
            volume(10.0, 6.4, 3.6, skin, dice, [Opening(2.0, 0.1, 3.2, 3.0, 'gate'), Opening(7.2, 1.6, 0.9, 0.9, 'single')])
            gable_roof(10.0, 6.4, 3.6, rise_for(6.4, 42), skin, 'x', 0.3)
        with frame(-5.6, -7.0):
            volume(6.0, 14.0, 3.2, skin, dice, (), [Opening(2.0, 0.1, 2.6, 2.6, 'gate'), Opening(6.0, 1.0, 1.0, 1.2, 'six'), Opening(9.0, 1.0, 1.0, 1.2, 'six')])
            gable_roof(6.0, 14.0, 3.2, rise_for(6.0, 42), skin, 'y', 0.3)
        return 21.0, 8.0, top + 4.6
    if massing == 'barn':
        volume(10.6, 7.2, top, skin, dice, windows, (), [Opening(2, 0.2, 3.2, 2.2, 'thirds')])
        gable_roof(10.6, 7.2, top, rise_for(7.2, 47), skin, 'x', 0.35)
        for x in (2.8, 7.6):
            dormer(x, 1.1, top + 0.8, skin, dice, 1.3, 1.2, 2, 'gable')
        chimney(1.0, 3.6, top + 2, top + rise_for(7.2, 47) + 0.8, skin, stuff, 0.9)
        with frame(12.6, -3.0):
            shed = skin.with_wall(stuff['dark wood']) if skin.is_real else skin
            volume(8.0, 12.0, 4.2, shed, dice, [Opening(2.2, 0.1, 3.6, 3.4, 'gate')], (), (), [Opening(3, 0.3, 4.5, 2.6, 'grid')])
            gable_roof(8.0, 12.0, 4.2, rise_for(8.0, 44), skin, 'y', 0.4)
        return 20.6, 9.0, top + 5.2
    volume(wide, deep, top, skin, dice, windows + stable, (), [Opening(2, 0.2, 3.4, 2.2, 'thirds'), Opening(8, 0.7, 1.6, 1.5, 'six')])
    rise = rise_for(deep, 46)
    gable_roof(wide, deep, top, rise, skin, 'x', 0.4)
    for x in (3.0, 8.2):
        dormer(x, 1.1, top + 0.9, skin, dice, 1.3, 1.2, 2.0, 'gable')
    for x in (0.7, 10.4):
        chimney(x, deep / 2, top + 2, top + rise + 0.9, skin, stuff, 0.85)
    if skin.is_real:
        box(wide / 2, -0.02, 0, wide, 0.1, 0.6, stuff['steel'], 0)
        with frame(0, -0.08):
            fill(windows[3], skin, dice)
            fill(stable[0], skin, dice)
    return wide, deep, top + rise + 1.4


def bungalow(stuff, skin, dice, massing='hip'):
    """A house on one floor: hipped, flat with a carport, or around a corner."""
    top = 2.9
    front = [Opening(1.0, 0.6, 2.8, 1.7, 'thirds'), Opening(5.2, 0.15, 1.2, 2.3, 'door'), Opening(7.4, 0.6, 1.8, 1.7, 'leaves')]
    gate = Opening(10.8, 0.05, 2.6, 2.2, 'panel')
    back = [Opening(1.2, 0.15, 4.6, 2.3, 'thirds'), Opening(8.0, 0.6, 2.2, 1.7, 'leaves')]
    if massing == 'flat':
        volume(12.6, 8.4, top, skin, dice, front + [Opening(9.8, 1.4, 2.2, 0.7, 'single')], [Opening(1, 0.2, 4, 2.3, 'thirds')], back)
        box(7.6, 3.9, top, 17.4, 10.2, 0.3, skin.trim)
        box(7.6, 3.9, top + 0.3, 16.8, 9.6, 0.06, stuff['gravel'] if skin.is_real else skin.wall)
        for y in (0.2, 4.0, 7.8):
            box(15.8, y, 0, 0.14, 0.14, top, skin.frame)
        box(3.2, 5.2, top, 1.2, 0.8, 1.3, skin.wall)
        return 16.0, 8.4, top + 1.5
    volume(14.0, 8.4, top, skin, dice, front + [gate], [Opening(1.2, 0.6, 2.0, 1.6, 'leaves')], back)
    if massing == 'hip':
        hip_roof(14.0, 8.4, top, rise_for(8.4, 30), skin, 0.7, 6.0)
        chimney(5.0, 4.2, top + 1, top + rise_for(8.4, 30) + 0.8, skin, stuff, 0.9)
        return 14.0, 8.4, top + 3.4
    gable_roof(14.0, 8.4, top, rise_for(8.4, 27), skin, 'x', 0.6)
    with frame(0.3, -4.0):
        volume(4.6, 5.0, top, skin, dice, [Opening(0.8, 0.3, 3.0, 2.1, 'thirds')], [Opening(1.0, 0.6, 1.6, 1.7, 'leaves')])
        gable_roof(4.6, 8.0, top, rise_for(4.6, 27), skin, 'y', 0.5)
    chimney(9.4, 4.2, top + 0.8, top + rise_for(8.4, 27) + 0.9, skin, stuff)
    return 14.0, 8.4, top + 3.2


def chalet(stuff, skin, dice, massing='chalet'):
    """A small house of boards on a stone foot, with a veranda below its wide gable."""
    box(3.8, 3.6, 0, 7.6, 7.2, 0.7, stuff['stone wall'] if skin.is_real else skin.wall)
    with frame(0, 0, 0.7):
        volume(7.6, 7.2, 2.7, skin, dice, [Opening(0.7, 0.5, 1.8, 1.5, 'leaves'), Opening(3.2, 0.1, 1.05, 2.1, 'door'), Opening(5.0, 0.5, 1.8, 1.5, 'leaves')], [Opening(2.4, 0.6, 2.0, 1.4, 'leaves')])
        gable_roof(7.6, 7.2, 2.7, rise_for(7.6, 36), skin, 'y', 1.1, 0.22)
        attic(7.6, 2.95, skin, dice)
        box(3.8, -0.9, -0.15, 7.6, 1.9, 0.15, skin.trim)
        railing(7.4, 0.9, skin.frame, (0.1, -1.75, 0), deep=1.6)
        chimney(5.4, 4.4, 3.4, 6.6, skin.with_wall(stuff['stone wall']) if skin.is_real else skin, stuff)
    return 7.6, 7.2, 7.6


def castle(stuff, skin, dice, massing='castle'):
    """A country house with two towers."""
    top = height(2, 4.2, 3.8)
    volume(19.0, 11.0, top, skin, dice, bays(19.0, 2, 7, 'cross', 0.48, 1.3, 4.2, 3.8, 3), bays(11.0, 2, 3, 'cross', 0.4, first=4.2, other=3.8))
    box(9.5, -0.9, 0, 4.2, 2.0, 0.5, skin.trim)
    hip_roof(19.0, 11.0, top, 5.4, skin, 0.4, 9.0)
    for x in (3.4, 7.4, 11.6, 15.6):
        dormer(x, 0.9, top + 0.7, skin, dice, 1.4, 1.6, 2.2, 'gable')
    for x in (5.4, 13.6):
        chimney(x, 5.5, top + 3, top + 6.4, skin, stuff, 1.0)
    for x in (-1.6, 16.6):
        with frame(x, -1.4):
            volume(4.0, 4.0, top + 2.0, skin, dice, [Opening(1.3, z, 1.3, 2.0, 'cross') for z in (0.9, 5.0, 8.0)], [Opening(1.3, 5.0, 1.3, 2.0, 'cross')], (), [Opening(1.3, 5.0, 1.3, 2.0, 'cross')])
            hip_roof(4.0, 4.0, top + 2.1, 5.0, skin, 0.3, 0)
    return 19.0, 11.0, top + 7.4
