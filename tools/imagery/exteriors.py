"""Pictures of a property from outside: its model, what stands around it, the hour and the camera."""
import bpy

import blocks
import houses
import picture
from materials import clear, make
from parts import Skin, card_skin, dice as new_dice, volume
from setting import board, couple, figure, hedge, lawn, neighbours, path as lay_path, skyline, street, tree, WALKING
from shapes import box, frame

# Views: degrees right of the front, degrees above the ground, the share of the picture that the property fills, the lens,
# and where it stands in the picture.
VIEWS = {
    'left': (-34, 5, 0.86, 64, (0.06, -0.01)), 'right': (34, 5, 0.86, 64, (-0.06, -0.01)), 'eye': (6, 2, 0.86, 70, (-0.02, -0.02)),
    'roof': (-24, 28, 0.88, 70, (0.03, 0.0)), 'roof right': (27, 24, 0.88, 70, (-0.03, 0.0)), 'far': (-18, 12, 0.80, 72, (0.09, -0.03)),
    'garden': (154, 16, 0.84, 58, (0.0, 0.0)), 'garden left': (208, 22, 0.80, 60, (0.0, 0.0)), 'door': (-22, 3, 0.9, 70, (0.05, 0.0)),
    'low': (40, 3, 0.88, 46, (-0.04, 0.02)), 'straight': (0, 4, 0.80, 85, (0.0, -0.03)),
}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    clear()


def real_skin(stuff, wall='red brick', roof='slate', frame_='white', trim='stone', door='oak', lit=0.2):
    return Skin(stuff[wall], stuff[roof], stuff[frame_], stuff[trim], stuff[door], stuff['glass'], stuff['lit'], stuff['curtain'], True, lit)


IN_ROW = {'row', 'mansion', 'shop'}
PLOTS = {'villa', 'farm', 'bungalow', 'chalet', 'castle'}


def build(kind, stuff, skin, card, dice, massing, options):
    """Builds the property at the origin. Returns its width, depth and height."""
    if kind in ('row', 'mansion', 'corner', 'villa', 'farm', 'bungalow', 'chalet', 'castle'):
        module = blocks if kind == 'corner' else houses
        return getattr(module, kind)(stuff, skin, dice, massing, **options)
    return getattr(blocks, kind)(stuff, skin, card, dice, massing, **options)


def garden(stuff, dice, wide, deep, kind='summer', length=14.0):
    """A town garden behind a house of the given width: terrace, lawn, walls, a tree, a shed; gardens of card beside it."""
    box(wide / 2, deep + 1.5, -0.2, wide - 0.2, 3.0, 0.26, stuff['stone'], 0.01)
    box(wide / 2, deep + 3.0 + (length - 3.0) / 2, -0.2, wide - 0.2, length - 3.0, 0.25, stuff['grass'], 0)
    for number in range(-3, 5):
        box(number * wide, deep + length / 2, -0.1, 0.16, length, 2.0, stuff['card grey'], 0)
    tree(wide * 0.24, deep + length * 0.62, stuff, dice, 4.4, kind)
    for number in range(4):
        tree(wide * 0.86, deep + 4.4 + number * 1.5, stuff, dice, dice.uniform(1.0, 1.8), kind, 'airy')
    box(wide * 0.5, deep + 1.6, 0.06, 1.8, 0.9, 0.72, stuff['larch'], 0.02)
    for x in (-1.2, 1.2):
        box(wide * 0.5 + x, deep + 1.6, 0.06, 0.45, 0.5, 0.45, stuff['larch'], 0.02)
    with frame(wide - 2.5, deep + length - 2.2, 0.04):
        volume(2.3, 2.0, 2.1, card_skin(stuff), dice)
        box(1.15, 1.0, 2.1, 2.6, 2.3, 0.1, stuff['card'])


def plot(stuff, dice, wide, deep, kind='summer', ground='grass', has_pool=False, form='round', is_from_garden=False):
    """The garden around a detached house: board, lawn, drive, hedges, trees; none of them between the camera and the house."""
    left, right, near, far = -9.0, wide + 9.0, -10.0, deep + 12.0
    board(stuff, right - left + 2, near - 1, far + 1, x=(left + right) / 2)
    lawn(stuff, left, near, right - left, far - near, ground)
    lay_path(stuff, [(wide * 0.56, near), (wide * 0.56, -0.4)], 1.6)
    hedge(left + 0.2, near + 0.3, wide * 0.56 - left - 2.2, stuff, dice, high=0.8)
    hedge(wide * 0.56 + 2.0, near + 0.3, right - wide * 0.56 - 2.2, stuff, dice, high=0.8)
    spots = [(right - 2.6, 1.5, 6.4), (left + 2.0, deep + 3, 7.0)]
    spots += [(left + 1.6, near + 5.0, 4.8), (right - 2.2, near + 7.0, 4.2)] if is_from_garden else [(right - 4, deep + 7.5, 7.6), (wide * 0.3, deep + 9, 6.8), (wide * 0.72, deep + 8.0, 5.6)]
    for x, y, high in spots:
        tree(x + dice.uniform(-1.2, 1.2), y + dice.uniform(-1.2, 1.2), stuff, dice, high * dice.uniform(0.75, 1.2), kind, form if dice.random() < 0.6 else dice.choice(('round', 'airy')))
    for number in range(6):
        tree(0.6 + number * 0.9 + dice.uniform(-0.2, 0.2), -1.2, stuff, dice, 0.8 + dice.random() * 0.5, kind, dice.choice(('round', 'airy')))
    if has_pool:
        box(wide * 0.42, deep + 5.0, -0.1, 10.0, 4.6, 0.17, stuff['stone'], 0)
        box(wide * 0.42, deep + 5.0, -0.02, 9.0, 3.4, 0.12, stuff['pool'], 0)
    if is_from_garden:
        box(wide * 0.3, deep + 2.0, -0.1, wide * 0.5, 3.6, 0.18, stuff['stone'], 0)
        couple(wide * 0.72, deep + 3.2, stuff, dice)
    else:
        couple(wide * 0.56 + 2.2, near + 3.2, stuff, dice)


def real_part(skin):
    """Returns the box (x0, y0, z0, x1, y1, z1) around the walls in the property's material, or None without such walls."""
    corners = [thing.matrix_world @ vertex.co for thing in bpy.context.scene.objects if skin.wall in thing.data.materials[:] for vertex in thing.data.vertices]
    if not corners:
        return None
    return [min(corner[axis] for corner in corners) for axis in range(3)] + [max(corner[axis] for corner in corners) for axis in range(3)]


def card_picture(path, seed, kind, massing, samples=8, size=(960, 640), **options):
    """Renders the model of a type, all of it in card, on its board: for homes whose photographs follow."""
    reset()
    dice, stuff = new_dice(seed), make()
    card = card_skin(stuff)
    wide, deep, high = build(kind, stuff, card, card, dice, massing, options)
    board(stuff, wide + 6, -4, deep + 3, x=wide / 2)
    couple(wide * 0.7, -1.8, stuff, dice)
    tree(-1.4, -1.6, stuff, dice, 4.2, 'silver')
    for thing in bpy.context.scene.objects:
        for place in range(len(thing.data.materials)):
            thing.data.materials[place] = stuff['card grey' if thing.data.materials[place] in (stuff['recess'], stuff['card grey'], stuff['field']) else 'card']
    picture.light('afternoon')
    picture.sweep((0.52, 0.53, 0.51))
    picture.camera((-2, -2, -0.4, wide + 1, deep, high), -32, 14, 0.80, 64, (0, 0), 0.35, 0.2, size)
    picture.render(path, samples)


def property_picture(path, seed, kind, massing, hour='afternoon', view='left', wall='red brick', roof='slate', frame_='white', trim='stone', door='oak', leaves='summer',
                     ground='grass', setting=None, has_pool=False, form='round', samples=3, size=(1600, 1067), options=None, blur=0.3):
    reset()
    dice = new_dice(seed)
    stuff = make()
    picture_hour = picture.HOURS[hour]
    skin, card = real_skin(stuff, wall, roof, frame_, trim, door, picture_hour[5]), card_skin(stuff)
    wide, deep, high = build(kind, stuff, skin, card, dice, massing, options or {})
    setting = setting or ('street' if kind in IN_ROW else 'plot' if kind in PLOTS else 'corner' if kind == 'corner' else 'block')
    side, up, fill, lens, shift = VIEWS[view]
    real = real_part(skin)
    extent = [0, 0, 0, wide, min(deep, 3.0) if setting in ('street', 'semi') and 'garden' not in view else deep, high]
    if setting == 'plot':
        plot(stuff, dice, wide, deep, leaves, ground, has_pool, form, 'garden' in view)
        extent[0] -= 1
        extent[3] += 1
        fill *= 0.92
        up += 9
    elif setting == 'alone':
        board(stuff, wide + 8, -4, deep + 4, x=wide / 2)
        couple(wide * 0.55, -1.6, stuff, dice)
    else:
        board(stuff, 92, -12.4, 30, x=wide / 2)
        street(stuff, 92, wide / 2)
        box(wide / 2, 19.3, -0.2, 92, 20, 0.17, stuff['board'], 0)
        storeys = (2, 3) if high < 20 else (3, 4)
        if setting != 'corner':
            neighbours(stuff, dice, wide + (0 if setting != 'semi' else 6.0), wide + 30, storeys)
        else:
            with frame(wide + 9.0):
                neighbours(stuff, dice, 0, 26, storeys)
            with frame(wide, deep, 0, 90):
                neighbours(stuff, dice, 0.02, 12, (2, 3))
        neighbours(stuff, dice, 0, -30, storeys, -1)
        if setting == 'semi':
            hedge(wide + 0.4, -0.2, 5.2, stuff, dice, high=0.9)
            tree(wide + 3.2, 4.0, stuff, dice, 5.0, leaves)
            box(wide + 2.8, 1.4, -0.2, 3.0, 3.0, 0.24, stuff['gravel'], 0)
        if 'garden' in view:
            garden(stuff, dice, wide, deep, leaves)
            extent[4] = deep + 9.0
            fill *= 1.08
        else:
            skyline(stuff, dice)
            # Trees on the pavement, never between the camera and the property.
            near_side, far_side = (-1, 1) if side < 0 else (1, -1)
            edge = {1: wide, -1: 0.0}
            for which, gaps in ((near_side, (9.5, 19.0)), (far_side, (3.2, 11.0, 20.0))):
                for gap in gaps:
                    tree(edge[which] + which * (gap + dice.uniform(-1, 1)), -2.3, stuff, dice, dice.uniform(3.4, 5.2), leaves, form if dice.random() < 0.7 else 'airy')
        couple(wide + dice.uniform(0.4, 1.4) if side < 0 else -dice.uniform(0.8, 1.8), -1.7, stuff, dice)
        figure(wide * 0.5 + dice.uniform(8, 12) * dice.choice((-1, 1)), -1.2, stuff, WALKING, dice.uniform(-20, 20))
    if (setting == 'block' or kind == 'shop') and real and real[3] - real[0] + real[5] - real[2] < 0.9 * (wide + high) and 'garden' not in view and view != 'far':
        # A part of a building: the picture shows what is around it, not the whole building.
        extent = [real[0] - 0.4, real[1], real[2] - 0.5, real[3] + 0.4, real[4], real[5] + 1.6]
        fill = 0.94
    if kind == 'land':
        fill *= 0.82
    if view == 'door':
        extent = [0, -0.4, 0, wide, 0.4, 4.2]
        blur *= 0.8
    turn = 180 if 'garden' in view else 0
    picture.light(hour, turn)
    picture.sweep(picture_hour[4], turn=turn)
    picture.camera(extent, side, up, fill, lens, shift, 0.35, blur, size)
    picture.render(path, samples, hour != 'dusk')
