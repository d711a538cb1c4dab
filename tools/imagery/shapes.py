"""Shapes of card: boxes, prisms, walls with openings. Metres; x to the right, y away from the street, z up."""
import contextlib
import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

_frames = [Matrix.Identity(4)]


@contextlib.contextmanager
def frame(x=0.0, y=0.0, z=0.0, turn=0.0):
    """Places what is built inside at a point, turned by degrees around the vertical."""
    _frames.append(_frames[-1] @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z'))
    try:
        yield
    finally:
        _frames.pop()


def point(x, y, z):
    """Returns a point of the present frame in the scene's coordinates."""
    return _frames[-1] @ Vector((x, y, z))


def _add(mesh, material, location=(0, 0, 0), tilt=(0, 0, 0), smooth=False):
    thing = bpy.data.objects.new('part', mesh)
    bpy.context.scene.collection.objects.link(thing)
    turn = Euler(tilt).to_matrix().to_4x4()
    thing.matrix_world = _frames[-1] @ Matrix.Translation(location) @ turn
    mesh.materials.append(material)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
    return thing


def _mesh(build):
    mesh, form = bpy.data.meshes.new('part'), bmesh.new()
    build(form)
    form.to_mesh(mesh)
    form.free()
    return mesh


def box(x, y, z, wide, deep, high, material, bevel=0.012, tilt=(0, 0, 0)):
    """A box with the middle of its foot at x, y, z."""
    def build(form):
        bmesh.ops.create_cube(form, size=1)
        bmesh.ops.scale(form, vec=(wide, deep, high), verts=form.verts)
    soft = bevel > 0.03
    thing = _add(_mesh(build), material, (x, y, z + high / 2), tilt, soft)
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments = bevel, 4 if soft else 1
    return thing


def cylinder(x, y, z, radius, high, material, top=None, sides=28):
    def build(form):
        bmesh.ops.create_cone(form, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=high)
    return _add(_mesh(build), material, (x, y, z + high / 2), smooth=True)


def ball(x, y, z, radius, material, scale=(1, 1, 1), detail=3):
    def build(form):
        bmesh.ops.create_icosphere(form, subdivisions=detail, radius=radius)
        bmesh.ops.scale(form, vec=scale, verts=form.verts)
    return _add(_mesh(build), material, (x, y, z), smooth=True)


def prism(outline, length, material, along='y', at=(0, 0, 0)):
    """A closed outline drawn out by `length`: along y it consists of (x, z), along x of (y, z), along z of (x, y)."""
    place = {'y': lambda a, b: (a, 0, b), 'x': lambda a, b: (0, a, b), 'z': lambda a, b: (a, b, 0)}[along]
    step = {'y': (0, length, 0), 'x': (length, 0, 0), 'z': (0, 0, length)}[along]

    def build(form):
        face = form.faces.new([form.verts.new(place(a, b)) for a, b in outline])
        moved = bmesh.ops.extrude_face_region(form, geom=[face])['geom']
        bmesh.ops.translate(form, vec=step, verts=[part for part in moved if isinstance(part, bmesh.types.BMVert)])
        bmesh.ops.recalc_face_normals(form, faces=form.faces)
    return _add(_mesh(build), material, at)


def solid(corners, faces, material, at=(0, 0, 0)):
    """A body from its corners and the numbers of each face's corners."""
    def build(form):
        made = [form.verts.new(corner) for corner in corners]
        for face in faces:
            form.faces.new([made[number] for number in face])
        bmesh.ops.recalc_face_normals(form, faces=form.faces)
    return _add(_mesh(build), material, at)


def pierced(length, high, holes, material, thick=0.32):
    """A wall along x, its outside at y = 0, with rectangular holes (x, z, width, height)."""
    columns = sorted({0, length, *(edge for x, _, wide, _ in holes for edge in (x, x + wide))})
    rows = sorted({0, high, *(edge for _, z, _, tall in holes for edge in (z, z + tall))})

    def build(form):
        grid = {(i, k): form.verts.new((x, 0, z)) for i, x in enumerate(columns) for k, z in enumerate(rows)}
        for i, (left, right) in enumerate(zip(columns, columns[1:])):
            for k, (foot, top) in enumerate(zip(rows, rows[1:])):
                x, z = (left + right) / 2, (foot + top) / 2
                if not any(a < x < a + wide and b < z < b + tall for a, b, wide, tall in holes):
                    form.faces.new((grid[i, k], grid[i + 1, k], grid[i + 1, k + 1], grid[i, k + 1]))
        bmesh.ops.delete(form, geom=[vert for vert in form.verts if not vert.link_faces], context='VERTS')
    wall = _add(_mesh(build), material)
    body = wall.modifiers.new('thick', 'SOLIDIFY')
    body.thickness, body.offset = thick, -1
    return wall


def copies(points, mesh_of, material):
    """Small equal things at (x, y, z, scale): one mesh, many objects."""
    mesh = _mesh(mesh_of)
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    for x, y, z, scale in points:
        thing = bpy.data.objects.new('part', mesh)
        bpy.context.scene.collection.objects.link(thing)
        thing.matrix_world = _frames[-1] @ Matrix.Translation((x, y, z)) @ Matrix.Scale(scale, 4)
