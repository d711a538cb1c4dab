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
    'team-01': ((0.62, 0.40, 0.28), (0.075, 0.042, 0.026), (0.10, 0.17, 0.105), 'bob', 1.50, ()),
    'team-02': ((0.42, 0.22, 0.13), (0.022, 0.017, 0.015), (0.045, 0.065, 0.085), 'short', 1.72, ('glasses', 'beard')),
    'team-03': ((0.68, 0.46, 0.33), (0.34, 0.13, 0.045), (0.34, 0.20, 0.10), 'bun', 1.45, ()),
    'team-04': ((0.20, 0.085, 0.05), (0.018, 0.012, 0.010), (0.52, 0.27, 0.045), 'curls', 1.50, ()),
    'team-05': ((0.64, 0.42, 0.30), (0.36, 0.34, 0.31), (0.030, 0.040, 0.042), 'side', 1.70, ()),
    'team-06': ((0.70, 0.50, 0.37), (0.50, 0.30, 0.11), (0.28, 0.065, 0.038), 'long', 1.48, ('glasses',)),
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
    mesh.materials.append(plain(color, 0.75, 0.10, 40, through=0.08))
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
        ((0, 0.16, -0.4), (0, 0.20, -2.0), 0.37),
    ], face)


def coat(color, half):
    clay([
        (0, 0.24, -2.62, (half * 0.86, 0.62, 0.66)), (-half * 0.80, 0.24, -2.72, 0.56), (half * 0.80, 0.24, -2.72, 0.56),
        (0, 0.20, -3.6, (half * 0.84, 0.72, 1.3)), (-half * 0.98, 0.2, -3.7, (0.42, 0.5, 1.2)), (half * 0.98, 0.2, -3.7, (0.42, 0.5, 1.2)),
        (0, 0.20, -2.02, (0.56, 0.50, 0.34)),
    ], color, rounds=20)
    # The shirt shows in the opening of the coat.
    clay([(0, -0.16, -2.30, (0.30, 0.34, 0.62)), (0, 0.18, -1.82, (0.46, 0.44, 0.17))], (0.72, 0.69, 0.63), rounds=10)


def hair(style, dice):
    """Returns the parts of a head of hair."""
    cap = [(0, 0.20, 0.34, (0.89, 0.96, 0.90))]
    if style == 'short':
        return [(0, 0.22, 0.46, (0.84, 0.92, 0.78)), (0, -0.30, 0.86, (0.60, 0.44, 0.28))]
    if style == 'side':
        return [(0, 0.26, 0.44, (0.85, 0.92, 0.78)), (-0.22, -0.30, 0.90, (0.60, 0.44, 0.25)), (0.42, -0.10, 0.82, (0.38, 0.46, 0.30))]
    if style == 'bun':
        return [(0, 0.22, 0.38, (0.86, 0.94, 0.84)), (0, -0.26, 0.84, (0.62, 0.48, 0.30)), (0, 0.30, 1.42, 0.36)]
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
    sides = [((place, 0.22, 0.3), (place * 1.04, 0.20, fall), 0.26) for place in (-0.78, 0.78)]
    back = [((place, 0.66, 0.3), (place, 0.62, fall), 0.34) for place in (-0.45, 0.0, 0.45)]
    fringe = [(-0.28, -0.42, 0.78, (0.56, 0.40, 0.30)), (0.40, -0.34, 0.78, (0.42, 0.42, 0.32))]
    ends = [(place * 1.04, 0.20, fall, 0.27) for place in (-0.78, 0.78)]
    return cap + sides + back + fringe + ends


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
    picture.sky(0.55)
    picture.sun(-46, 34, 4.6, (1.0, 0.90, 0.76))
    picture.window((5, -5, 3), (0, 0, 0), 120, 4)
    picture.sweep((0.62, 0.66, 0.66), 5, -5, 4)
    picture.camera((-1.55, -0.9, -3.0, 1.55, 0.9, 1.75), 12, 3, 1.0, 85, (0, -0.02), 0.4, 0.0001, size)
    picture.render(path, samples)
