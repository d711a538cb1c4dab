"""Renders the pictures of the catalogue that are missing, as PNG files.

    blender -b --factory-startup -P make.py -- FOLDER [--draft] [NAME…]

    blender -b --factory-startup -P make.py -- --check

lists the day pictures in public/images/demo that are darker than `picture.DAY_WHITE` and `picture.DAY_MEAN`.
A name without its number or suffix selects all that begin with it. `--draft` renders 480 × 320 with few samples.
"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import busts
import catalogue
import exteriors
import interiors
import openings
import picture
import rooms

MAKERS = {'exterior': exteriors.property_picture, 'card': exteriors.card_picture, 'room': rooms.room_picture, 'bust': busts.bust, 'living': interiors.living_picture, 'quay': openings.quay, 'table': openings.table, 'sale': openings.sale, 'empty': openings.empty}


def main(folder, words):
    os.makedirs(folder, exist_ok=True)
    is_draft, names = '--draft' in words, [word for word in words if not word.startswith('--')]
    for name, maker, options in catalogue.shots():
        path = os.path.join(folder, f'{name}.png')
        if os.path.exists(path) or (names and not any(name.startswith(one) for one in names)):
            continue
        if is_draft:
            options = dict(options, samples=8)
            options['shape' if maker == 'living' else 'size'] = (480, 576) if maker == 'bust' else (480, 320)
        start = time.time()
        MAKERS[maker](path, **options)
        print(f'{name}: {time.time() - start:.0f} s', flush=True)


def check(folder):
    """Returns the day pictures in the folder that are too dark."""
    dark = []
    for name, maker, options in catalogue.shots():
        path = os.path.join(folder, f'{name}-960.jpg')
        if options.get('hour') in ('dusk', 'night') or maker == 'bust' or not os.path.exists(path):
            continue
        white, mean = picture.measure(path)
        if white < picture.DAY_WHITE or mean < picture.DAY_MEAN:
            dark.append(f'{name}: {white:.0f} {mean:.0f}')
    return dark


if __name__ == '__main__':
    own = sys.argv[sys.argv.index('--') + 1:]
    if own[0] == '--check':
        dark = check(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../public/images/demo'))
        print('\n'.join(dark) or 'All day pictures are light.', flush=True)
        os._exit(len(dark) > 0)
    main(own[0], own[1:])
    os._exit(0)  # torch's threads outlive Blender's own end and make it crash
