"""Light, camera and rendering."""
import math
import os
import tempfile

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from denoise import Denoiser
from shapes import frame, solid

# The hour of a picture: direction (degrees from the front, to the right) and height of the sun, its strength and colour,
# the strength of the sky, the colour of the paper behind the model, the share of lit windows.
HOURS = {
    'morning': ((62, 26), 5.6, (1.0, 0.90, 0.76), 0.34, (0.38, 0.47, 0.55), 0.12),
    'noon': ((-60, 36), 5.2, (1.0, 0.95, 0.87), 0.36, (0.30, 0.44, 0.57), 0.05),
    'afternoon': ((-58, 28), 5.6, (1.0, 0.90, 0.75), 0.34, (0.42, 0.49, 0.50), 0.12),
    'golden': ((-64, 20), 6.2, (1.0, 0.80, 0.58), 0.36, (0.72, 0.60, 0.47), 0.25),
    'overcast': ((-60, 30), 4.8, (1.0, 0.95, 0.88), 0.42, (0.44, 0.47, 0.49), 0.2),
    'dusk': ((66, 13), 2.4, (1.0, 0.62, 0.38), 0.34, (0.17, 0.27, 0.42), 0.75),
    'night': ((70, 40), 0.34, (0.60, 0.72, 1.0), 0.20, (0.05, 0.075, 0.11), 0.8),
}


def sky(strength, colour=(0.64, 0.74, 0.90)):
    """Light from everywhere."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def sun(side, up, strength, colour):
    """Parallel light from `side` degrees right of the front, `up` degrees above the ground."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, colour, math.radians(1.4)
    thing = bpy.data.objects.new('sun', lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = (math.radians(90 - up), 0, math.radians(side))


def window(place, target, strength, size):
    """A soft square light, like a large window in the north."""
    lamp = bpy.data.lights.new('window', 'AREA')
    lamp.energy, lamp.size, lamp.color = strength, size, (0.86, 0.92, 1.0)
    thing = bpy.data.objects.new('window', lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def lamp(place, strength):
    """A street lamp."""
    bulb = bpy.data.lights.new('lamp', 'POINT')
    bulb.energy, bulb.shadow_soft_size, bulb.color = strength, 0.2, (1.0, 0.72, 0.42)
    thing = bpy.data.objects.new('lamp', bulb)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = place


def light(hour, turn=0):
    """Lights a scene of houses as at an hour of `HOURS`; `turn` moves the sun, for a view from behind."""
    (side, up), strength, colour, soft, _, _ = HOURS[hour]
    side += turn
    sky(soft, (0.30, 0.40, 0.60) if hour == 'night' else (0.64, 0.74, 0.90))
    sun(side, up, strength, colour)
    if hour not in ('night', 'dusk'):
        window((-16, 60 if turn else -30, 26), (0, 0, 4), 900, 22)


def sweep(colour, y=52.0, floor=-1.1, radius=34.0, turn=0):
    """The paper: a table top that curves up behind the model, without a horizon; `turn` puts it behind a view from behind."""
    material = bpy.data.materials.new('paper')
    material.use_nodes = True
    bsdf = material.node_tree.nodes['Principled BSDF']
    bsdf.inputs['Base Color'].default_value = (*colour, 1)
    bsdf.inputs['Roughness'].default_value = 1
    outline = [(-160, floor)] + [(y + radius * math.sin(math.radians(step)), floor + radius * (1 - math.cos(math.radians(step)))) for step in range(0, 91, 6)]
    outline.append((y + radius, 190))
    corners = [(x, a, b) for a, b in outline for x in (-320, 320)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(outline) - 1)]
    with frame(0, 10 if turn else 0, 0, turn):
        paper = solid(corners, faces, material)
    for face in paper.data.polygons:
        face.use_smooth = True


def camera(extent, side, up, fill=0.8, lens=50, shift=(0.0, 0.0), focus=0.3, blur=0.16, size=(1600, 1067)):
    """Looks at the box `extent` (x0, y0, z0, x1, y1, z1) from `side` degrees right of the front and `up` degrees above the
    ground, so far away that the box fills the share `fill` of the picture in the direction that is tighter. `shift` moves
    the box by shares of the picture; verticals stay vertical up to 12 degrees. `blur` is the aperture's width in metres
    at the distance of 30 m: the depth of a miniature."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    data = bpy.data.cameras.new('camera')
    eye = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(eye)
    scene.camera = eye
    data.lens = lens
    data.clip_end = 1000
    low, high = Vector(extent[:3]), Vector(extent[3:])
    middle = (low + high) / 2
    corners = [Vector((x, y, z)) for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z)]
    level = up <= 12
    away = Vector((math.sin(math.radians(side)) * math.cos(math.radians(up)), -math.cos(math.radians(side)) * math.cos(math.radians(up)), math.sin(math.radians(up))))
    distance = 40.0
    for _ in range(12):
        eye.location = middle + away * distance
        view = -away if not level else Vector((-away.x, -away.y, 0))
        eye.rotation_euler = view.to_track_quat('-Z', 'Y').to_euler()
        data.shift_x = data.shift_y = 0
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, eye, corner) for corner in corners]
        wide = max(one.x for one in seen) - min(one.x for one in seen)
        tall = max(one.y for one in seen) - min(one.y for one in seen)
        distance *= max(wide, tall) / fill
    across = (max(one.x for one in seen) + min(one.x for one in seen)) / 2
    along = (max(one.y for one in seen) + min(one.y for one in seen)) / 2
    data.shift_x = across - 0.5 - shift[0]
    data.shift_y = (along - 0.5) * size[1] / size[0] - shift[1] * size[1] / size[0]
    data.dof.use_dof = True
    near = min((eye.location - corner).length for corner in corners)
    data.dof.focus_distance = near + focus * ((eye.location - middle).length - near)
    data.dof.aperture_fstop = lens / 1000 / (blur * distance / 30)
    return eye


_denoiser = None


def render(path, samples, is_day=True):
    """Renders the scene to a PNG file: few samples, then the denoiser with the colours and directions of surfaces."""
    global _denoiser
    _denoiser = _denoiser or Denoiser()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = samples, False, False
    cycles.max_bounces, cycles.seed, cycles.sample_clamp_indirect = 6, 7, 4.0
    view_layer = bpy.context.view_layer
    view_layer.use_pass_normal = True
    view_layer.cycles.denoising_store_passes = True
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Very High Contrast'
    scene.view_settings.exposure = 0.0
    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_depth = folder, 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, output in (('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    final = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], final.inputs['Image'])
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = 'PNG', '16'
    scene.render.filepath = os.path.join(folder, 'colour.png')
    scene.frame_set(1)
    bpy.ops.render.render(write_still=True)
    wide, high = scene.render.resolution_x, scene.render.resolution_y
    colour, albedo, normal = (pixels(os.path.join(folder, name), wide, high) for name in ('colour.png', 'albedo0001.exr', 'normal0001.exr'))
    save(path, expose(_denoiser(colour, numpy.clip(albedo, 0, 1), normal), is_day))
    for name in os.listdir(folder):
        os.remove(os.path.join(folder, name))
    os.rmdir(folder)


# A print of a day has white paper: its brightest 2 % and its mean, of 255.
DAY_WHITE, DAY_MEAN = 238, 195


def expose(values, is_day):
    """Returns sRGB values of 0 to 1 with colours 12 % stronger, and a day as bright as its print must be."""
    if is_day:
        grey = brightness(values)
        values = values * max(1.0, (DAY_WHITE + 6) / 255 / numpy.percentile(grey, 98))
        while brightness(numpy.clip(values, 0, 1)).mean() < (DAY_MEAN + 4) / 255:
            values = numpy.clip(values, 0, None) ** 0.95
    grey = brightness(values)[:, :, None]
    return numpy.clip(grey + (values - grey) * 1.12, 0, 1)


def measure(path):
    """Returns the brightness, of 255, that 2 % of a picture file exceed, and its mean."""
    image = bpy.data.images.load(path)
    wide, high = image.size
    bpy.data.images.remove(image)
    grey = brightness(pixels(path, wide, high)) * 255
    return numpy.percentile(grey, 98), grey.mean()


def brightness(values):
    return values @ numpy.array((0.2126, 0.7152, 0.0722), numpy.float32)


def pixels(path, wide, high):
    """Returns the values of a picture file as they are stored, as a height × width × 3 array."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    values = numpy.empty(wide * high * 4, numpy.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(high, wide, 4)[:, :, :3]


def save(path, values):
    """Writes sRGB values of 0 to 1 as a PNG file."""
    high, wide, _ = values.shape
    image = bpy.data.images.new('result', wide, high, alpha=False)
    image.colorspace_settings.name = 'sRGB'
    whole = numpy.ones((high, wide, 4), numpy.float32)
    whole[:, :, :3] = values
    image.pixels.foreach_set(whole.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)
