"""Portraits of the team: busts of coloured clay without a face, as figures of a model have none."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

import picture
from exteriors import reset
from materials import plain
from parts import dice as new_dice

# Colours of the face, the hair and the coat, the style of the hair, the half width of the shoulders; glasses and beard.
PEOPLE = {
    'team-01': ((0.484, 0.312, 0.218), (0.075, 0.042, 0.026), (0.10, 0.17, 0.105), 'bob', 1.50, ()),
    'team-02': ((0.328, 0.172, 0.101), (0.022, 0.017, 0.015), (0.045, 0.065, 0.085), 'short', 1.72, ('glasses', 'beard')),
    'team-03': ((0.53, 0.359, 0.257), (0.34, 0.13, 0.045), (0.34, 0.20, 0.10), 'bun', 1.45, ()),
    'team-04': ((0.156, 0.066, 0.039), (0.018, 0.012, 0.010), (0.52, 0.27, 0.045), 'curls', 1.50, ()),
    'team-05': ((0.499, 0.328, 0.234), (0.36, 0.34, 0.31), (0.030, 0.040, 0.042), 'side', 1.70, ()),
    'team-06': ((0.546, 0.39, 0.289), (0.50, 0.30, 0.11), (0.28, 0.065, 0.038), 'long', 1.48, ('glasses',)),
}


def clay(parts, color, voxel=0.035, rounds=14):
    """One smooth body from ellipsoids (x, y, z, half axes) and (start, end, radius) of rods."""
    mesh, form = bpy.data.meshes.new('clay'), bmesh.new()
    for part in parts:
        if len(part) == 4:
            x, y, z, axes = part
            size = Matrix.Diagonal((*axes, 1)) if isinstance(axes, tuple) else Matrix.Diagonal((axes, axes, axes, 1))
            bmesh.ops.create_icosphere(form, subdivisions=4, radius=1, matrix=Matrix.Translation((x, y, z)) @ size)
        else:
            start, end, radius = part
            way = Vector(end) - Vector(start)
            turn = way.to_track_quat('Z', 'Y').to_matrix().to_4x4()
            bmesh.ops.create_cone(form, cap_ends=True, segments=40, radius1=radius, radius2=radius, depth=way.length, matrix=Matrix.Translation((Vector(start) + Vector(end)) / 2) @ turn)
    form.to_mesh(mesh)
    form.free()
    thing = bpy.data.objects.new('clay', mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.append(plain(color, 0.75, 0.10, 40))
    whole = thing.modifiers.new('whole', 'REMESH')
    whole.mode, whole.voxel_size, whole.use_smooth_shade = 'VOXEL', voxel, True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, rounds
    return thing


def head(face):
    clay([
        (0, 0.10, 0.18, (0.80, 0.92, 0.92)), (0, -0.16, -0.30, (0.64, 0.62, 0.66)), (0, -0.34, -0.62, (0.36, 0.36, 0.30)),
        (0, -0.66, 0.14, (0.46, 0.20, 0.16)), (0, -0.80, -0.16, (0.105, 0.16, 0.24)),
        (-0.80, 0.12, -0.06, (0.10, 0.17, 0.25)), (0.80, 0.12, -0.06, (0.10, 0.17, 0.25)),
        ((0, 0.14, -0.4), (0, 0.20, -1.7), 0.36),
    ], face)


def coat(color, half):
    clay([
        (0, 0.24, -2.06, (half * 0.90, 0.60, 0.62)), (-half * 0.78, 0.24, -2.18, 0.54), (half * 0.78, 0.24, -2.18, 0.54),
        (0, 0.20, -3.1, (half * 0.90, 0.72, 1.3)), (-half * 0.92, 0.2, -3.1, (0.44, 0.52, 1.2)), (half * 0.92, 0.2, -3.1, (0.44, 0.52, 1.2)),
        (0, 0.20, -1.52, (0.54, 0.48, 0.34)),
    ], color, rounds=30)
    # The shirt shows above the coat.
    clay([(0, 0.14, -1.28, (0.47, 0.45, 0.15))], (0.72, 0.69, 0.63), rounds=10)


def hair(style, dice):
    """Returns the parts of a head of hair."""
    cap = [(0, 0.20, 0.34, (0.89, 0.96, 0.90))]
    if style == 'short':
        return [(0, 0.22, 0.46, (0.84, 0.92, 0.78)), (0, -0.26, 0.80, (0.62, 0.46, 0.26))]
    if style == 'side':
        return [(0, 0.26, 0.44, (0.85, 0.92, 0.78)), (-0.16, -0.26, 0.84, (0.60, 0.46, 0.24)), (0.40, -0.10, 0.76, (0.38, 0.46, 0.30))]
    if style == 'bun':
        return [(0, 0.22, 0.38, (0.86, 0.94, 0.84)), (0, -0.20, 0.80, (0.64, 0.50, 0.28)), (0, 0.34, 1.38, 0.33)]
    if style == 'curls':
        parts = [(0, 0.24, 0.42, (0.90, 0.92, 0.86))]
        for _ in range(120):
            turn, up = dice.uniform(0, math.tau), dice.uniform(-0.35, 1.0)
            out = math.sqrt(max(0.0, 1 - up * up))
            x, y, z = 1.02 * out * math.cos(turn), 0.26 + 1.0 * out * math.sin(turn), 0.36 + 0.98 * up
            if y > -0.52 or z > 0.66:
                parts.append((x, y, z, dice.uniform(0.17, 0.25)))
        return parts
    fall = {'bob': -0.86, 'long': -2.1}[style]
    middle, length = (0.4 + fall) / 2, (0.4 - fall) / 2 + 0.25
    sides = [(place * 0.80, y, middle, (0.19, 0.30, length)) for place in (-1, 1) for y in (0.06, 0.40)]
    back = [(place, 0.70, middle, (0.36, 0.30, length)) for place in (-0.45, 0.0, 0.45)]
    fringe = [(-0.12, -0.22, 0.72, (0.68, 0.56, 0.34)), (0.40, -0.12, 0.66, (0.46, 0.56, 0.36))]
    return cap + sides + back + fringe


def glasses():
    """Two rings of dark wire, their bridge and their sides."""
    for place in (-0.30, 0.30):
        bpy.ops.mesh.primitive_torus_add(location=(place, -0.86, 0.02), rotation=(math.radians(90), 0, 0), major_radius=0.22, minor_radius=0.026)
        bpy.context.object.data.materials.append(plain((0.02, 0.018, 0.016), 0.35))
        for face in bpy.context.object.data.polygons:
            face.use_smooth = True
    dark = (0.02, 0.018, 0.016)
    clay([((-0.09, -0.88, 0.06), (0.09, -0.88, 0.06), 0.026)], dark, 0.012, 1)
    for place in (-1, 1):
        clay([((place * 0.52, -0.84, 0.06), (place * 0.80, 0.06, 0.06), 0.024)], dark, 0.012, 1)


def bust(path, seed, name, samples=10, size=(960, 1152)):
    """Renders the portrait of a person in `PEOPLE`."""
    reset()
    face, mane, cloth, style, half, more = PEOPLE[name]
    head(face)
    coat(cloth, half)
    clay(hair(style, new_dice(seed)), mane, rounds=6 if style == 'curls' else 14)
    if 'beard' in more:
        clay([(0, -0.30, -0.56, (0.52, 0.46, 0.42)), (-0.52, -0.12, -0.36, (0.18, 0.34, 0.36)), (0.52, -0.12, -0.36, (0.18, 0.34, 0.36))], mane)
    if 'glasses' in more:
        glasses()
    picture.sky(0.42)
    picture.sun(-50, 36, 3.6, (1.0, 0.91, 0.79))
    picture.window((5, -5, 3), (0, 0, 0), 60, 4)
    picture.sweep((0.72, 0.76, 0.76), 5, -5, 4)
    picture.camera((-1.7, -0.9, -2.6, 1.7, 0.9, 1.75), 12, 3, 1.0, 85, (0, -0.02), 0.4, 0.0001, size)
    picture.render(path, samples, is_day=False)
