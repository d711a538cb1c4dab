"""Materials of the model: white card for what surrounds a property, brick, slate, oak, glass and cloth for the property.

Colours are linear RGB. Bricks, slates and boards are drawn by a brick texture from the coordinates of their object.
"""
import bpy

_made = {}


def clear():
    _made.clear()


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree.nodes, tree.links, tree.nodes['Principled BSDF']


def _bump(nodes, links, bsdf, height, strength, distance=0.02, invert=False):
    bump = nodes.new('ShaderNodeBump')
    bump.invert = invert
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    links.new(height, bump.inputs['Height'])
    links.new(bump.outputs['Normal'], bsdf.inputs['Normal'])


def plain(color, rough=0.85, grain=0.0, scale=60, metallic=0.0, through=0.0):
    """Returns a material of one colour; `grain` is the strength of a fine relief, `through` the share of light that
    enters the surface and leaves it nearby, as in thick paper."""
    key = ('plain', color, rough, grain, scale, metallic, through)
    if key not in _made:
        material, nodes, links, bsdf = _new('plain')
        bsdf.inputs['Base Color'].default_value = (*color, 1)
        bsdf.inputs['Roughness'].default_value = rough
        bsdf.inputs['Metallic'].default_value = metallic
        bsdf.inputs['Subsurface'].default_value = through
        bsdf.inputs['Subsurface Radius'].default_value = (0.5, 0.35, 0.22)
        bsdf.inputs['Subsurface Color'].default_value = (*color, 1)
        if grain:
            noise = nodes.new('ShaderNodeTexNoise')
            noise.inputs['Scale'].default_value = scale
            noise.inputs['Detail'].default_value = 4
            _bump(nodes, links, bsdf, noise.outputs['Fac'], grain)
        _made[key] = material
    return _made[key]


def glow(color, strength):
    """Returns a material that gives light."""
    key = ('glow', color, strength)
    if key not in _made:
        material, _, _, bsdf = _new('glow')
        bsdf.inputs['Base Color'].default_value = (*color, 1)
        bsdf.inputs['Emission'].default_value = (*color, 1)
        bsdf.inputs['Emission Strength'].default_value = strength
        _made[key] = material
    return _made[key]


def window_light(color, strength):
    """Returns the light of a room behind a window: brighter below the ceiling than near the floor."""
    key = ('window light', color, strength)
    if key not in _made:
        material, nodes, links, bsdf = _new('window light')
        place, split, spread = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeMapRange')
        links.new(place.outputs['Generated'], split.inputs[0])
        spread.inputs['To Min'].default_value, spread.inputs['To Max'].default_value = strength * 0.25, strength
        links.new(split.outputs['Z'], spread.inputs['Value'])
        links.new(spread.outputs[0], bsdf.inputs['Emission Strength'])
        bsdf.inputs['Base Color'].default_value = (0.05, 0.03, 0.015, 1)
        bsdf.inputs['Emission'].default_value = (*color, 1)
        bsdf.inputs['Roughness'].default_value = 0.1
        _made[key] = material
    return _made[key]


def speckled(first, second, scale, relief):
    """Returns a soft ground in two colours: grass, field, gravel."""
    key = ('speckled', first, second, scale, relief)
    if key not in _made:
        material, nodes, links, bsdf = _new('speckled')
        coarse, fine, mix = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeMixRGB')
        place = nodes.new('ShaderNodeTexCoord')
        for noise, size in ((coarse, 0.35), (fine, scale)):
            noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = size, 6
            links.new(place.outputs['Object'], noise.inputs['Vector'])
        mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = (*first, 1), (*second, 1)
        share = nodes.new('ShaderNodeMath')
        share.operation = 'MULTIPLY_ADD'
        share.inputs[1].default_value = 0.6
        links.new(coarse.outputs['Fac'], share.inputs[0])
        half = nodes.new('ShaderNodeMath')
        half.operation = 'MULTIPLY'
        half.inputs[1].default_value = 0.5
        links.new(fine.outputs['Fac'], half.inputs[0])
        links.new(half.outputs[0], share.inputs[2])
        links.new(share.outputs[0], mix.inputs['Fac'])
        links.new(mix.outputs[0], bsdf.inputs['Base Color'])
        bsdf.inputs['Roughness'].default_value = 1
        _bump(nodes, links, bsdf, fine.outputs['Fac'], relief, 0.05)
        _made[key] = material
    return _made[key]


def courses(first, second, joint, width, height, gap, rough=0.85, relief=0.5, offset=0.5, flat=False, wear=0.25):
    """Returns rows of bricks, slates, tiles or boards in two colours. Upright unless `flat`. Sizes in metres."""
    key = ('courses', first, second, joint, width, height, gap, rough, relief, offset, flat)
    if key in _made:
        return _made[key]
    material, nodes, links, bsdf = _new('courses')
    place = nodes.new('ShaderNodeTexCoord')
    vector = place.outputs['Object']
    if not flat:
        split, join, add = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeCombineXYZ'), nodes.new('ShaderNodeMath')
        links.new(vector, split.inputs[0])
        links.new(split.outputs['X'], add.inputs[0])
        links.new(split.outputs['Y'], add.inputs[1])
        links.new(add.outputs[0], join.inputs['X'])
        links.new(split.outputs['Z'], join.inputs['Y'])
        vector = join.outputs[0]
    rows = nodes.new('ShaderNodeTexBrick')
    rows.offset = offset
    for name, value in (('Color1', (*first, 1)), ('Color2', (*second, 1)), ('Mortar', (*joint, 1)), ('Scale', 1),
                        ('Brick Width', width), ('Row Height', height), ('Mortar Size', gap), ('Bias', -0.1)):
        rows.inputs[name].default_value = value
    links.new(vector, rows.inputs['Vector'])
    # Some bricks are darker than others: a slow noise changes their brightness.
    noise, spread, hue = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeHueSaturation')
    noise.inputs['Scale'].default_value = 1.3
    noise.inputs['Detail'].default_value = 6
    spread.inputs['To Min'].default_value = 1 - wear
    spread.inputs['To Max'].default_value = 1 + wear
    links.new(noise.outputs['Fac'], spread.inputs['Value'])
    links.new(spread.outputs[0], hue.inputs['Value'])
    links.new(rows.outputs['Color'], hue.inputs['Color'])
    links.new(hue.outputs[0], bsdf.inputs['Base Color'])
    bsdf.inputs['Roughness'].default_value = rough
    _bump(nodes, links, bsdf, rows.outputs['Fac'], relief, 0.03, invert=True)
    _made[key] = material
    return material


def brick(first, second, joint=(0.50, 0.45, 0.39)):
    return courses(first, second, joint, 0.30, 0.10, 0.012)


def long_brick(first, second):
    return courses(first, second, (0.30, 0.27, 0.24), 0.50, 0.07, 0.006, relief=0.35)


def boards(first, second):
    return courses(first, second, (0.05, 0.03, 0.02), 0.16, 4.0, 0.008, 0.55, 0.4, 0)


def make():
    """Makes the materials that every scene shares. Returns them by name."""
    return {
        'card': plain((0.70, 0.685, 0.655), 0.92, 0.10, 90, through=0.25),
        'card grey': plain((0.63, 0.62, 0.595), 0.92, 0.10, 90, through=0.25),
        'card dark': plain((0.40, 0.39, 0.365), 0.95),
        'board': plain((0.60, 0.58, 0.54), 0.93, 0.05, 30),
        'ply': courses((0.42, 0.27, 0.14), (0.36, 0.22, 0.11), (0.25, 0.15, 0.07), 9.0, 0.06, 0.006, 0.6, 0.1, 0),
        'red brick': brick((0.36, 0.11, 0.06), (0.25, 0.075, 0.045)),
        'rose brick': brick((0.43, 0.20, 0.13), (0.34, 0.14, 0.09)),
        'yellow brick': brick((0.50, 0.36, 0.20), (0.42, 0.28, 0.15)),
        'brown brick': brick((0.21, 0.085, 0.06), (0.15, 0.06, 0.045), (0.36, 0.33, 0.29)),
        'pale brick': brick((0.62, 0.55, 0.45), (0.54, 0.47, 0.38), (0.60, 0.56, 0.50)),
        'grey brick': long_brick((0.24, 0.22, 0.20), (0.17, 0.155, 0.145)),
        'sand brick': long_brick((0.50, 0.42, 0.32), (0.43, 0.35, 0.26)),
        'stone wall': courses((0.40, 0.37, 0.32), (0.29, 0.27, 0.24), (0.48, 0.45, 0.40), 0.62, 0.26, 0.022, 0.9, 0.8, 0.41),
        'lime': plain((0.74, 0.71, 0.65), 0.95, 0.25, 18),
        'ochre': plain((0.58, 0.37, 0.17), 0.95, 0.2, 18),
        'blush': plain((0.56, 0.33, 0.25), 0.95, 0.2, 18),
        'sage': plain((0.27, 0.31, 0.23), 0.95, 0.2, 18),
        'sky': plain((0.30, 0.36, 0.40), 0.95, 0.2, 18),
        'concrete': plain((0.40, 0.39, 0.37), 0.8, 0.15, 8),
        'larch': boards((0.42, 0.23, 0.10), (0.35, 0.18, 0.075)),
        'dark wood': boards((0.055, 0.045, 0.038), (0.042, 0.035, 0.03)),
        'oak': boards((0.30, 0.15, 0.06), (0.24, 0.11, 0.045)),
        'slate': courses((0.060, 0.067, 0.078), (0.036, 0.041, 0.049), (0.02, 0.02, 0.024), 0.42, 0.26, 0.012, 0.5, 0.7),
        'tile': courses((0.38, 0.12, 0.06), (0.29, 0.085, 0.045), (0.12, 0.04, 0.03), 0.34, 0.30, 0.02, 0.7, 0.9),
        'dark tile': courses((0.10, 0.075, 0.065), (0.075, 0.055, 0.05), (0.03, 0.025, 0.02), 0.34, 0.30, 0.02, 0.6, 0.9),
        'thatch': courses((0.30, 0.21, 0.11), (0.24, 0.165, 0.085), (0.16, 0.11, 0.06), 0.05, 0.7, 0.01, 1.0, 1.0, 0.3),
        'zinc': courses((0.24, 0.26, 0.28), (0.22, 0.24, 0.26), (0.10, 0.11, 0.12), 0.5, 9.0, 0.02, 0.4, 0.6, 0),
        'stone': plain((0.54, 0.51, 0.455), 0.8, 0.1, 40),
        'blue stone': plain((0.12, 0.13, 0.14), 0.6, 0.1, 30),
        'white': plain((0.84, 0.83, 0.79), 0.5),
        'green': plain((0.03, 0.085, 0.06), 0.4),
        'steel': plain((0.022, 0.022, 0.025), 0.35),
        'red': plain((0.30, 0.035, 0.025), 0.4),
        'blue': plain((0.035, 0.075, 0.14), 0.4),
        'grass': speckled((0.20, 0.26, 0.11), (0.40, 0.41, 0.23), 14, 1.0),
        'field': speckled((0.30, 0.27, 0.13), (0.48, 0.43, 0.25), 9, 1.0),
        'gravel': speckled((0.40, 0.36, 0.30), (0.56, 0.52, 0.45), 22, 0.8),
        'water': plain((0.05, 0.12, 0.15), 0.05),
        'pool': plain((0.10, 0.33, 0.36), 0.05),
        'pane': plain((0.42, 0.50, 0.50), 0.1),
        'glass': plain((0.014, 0.018, 0.022), 0.05),
        'recess': plain((0.40, 0.40, 0.40), 0.95),
        'lit': window_light((1.0, 0.62, 0.28), 1.6),
        'bright': glow((1.0, 0.55, 0.20), 5.0),
        'curtain': plain((0.60, 0.56, 0.48), 0.95),
        'twig': plain((0.16, 0.10, 0.06), 0.9),
        'leaf olive': plain((0.20, 0.22, 0.11), 0.95),
        'leaf dry': plain((0.34, 0.31, 0.18), 0.95),
        'leaf dark': plain((0.13, 0.16, 0.09), 0.95),
        'leaf rust': plain((0.36, 0.17, 0.07), 0.95),
        'leaf silver': plain((0.36, 0.38, 0.31), 0.95),
        'blossom': plain((0.62, 0.45, 0.40), 0.95),
    }
