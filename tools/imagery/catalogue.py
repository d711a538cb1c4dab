"""The pictures of the demo: for each name the function that renders it and what it shows. The model of a home follows from
the facts in seeds/listings.json: kind, year, floor, garden. Neighbours in a list differ in model, hour and camera."""
from busts import PEOPLE
from interiors import AGES, SIZES
from rooms import LAYOUTS, PALETTES

HOMES = {
    # id: kind, massing, wall, hour, view, further options
    410001: ('flats', 'seventies', 'red brick', 'morning', 'right', dict(options=dict(unit=4, floors=7))),
    410002: ('mansion', 'balcony', 'lime', 'afternoon', 'left', dict(door='green', leaves='linden')),
    410003: ('flats', 'new', 'ochre', 'golden', 'left', dict(options=dict(unit=3, floors=6), leaves='autumn')),
    410004: ('mansion', 'gate', 'rose brick', 'golden', 'right', dict(leaves='linden', form='airy', door='blue')),
    410005: ('flats', 'stepped', 'larch', 'dusk', 'roof', dict(options=dict(unit=4, floors=5))),
    410006: ('row', 'thirties', 'brown brick', 'morning', 'right', dict(setting='semi', leaves='spring', roof='dark tile')),
    410007: ('row', 'step', 'red brick', 'noon', 'left', dict(roof='tile', door='green', options=dict(floors=2, wide=5.2))),
    410008: ('flats', 'new', 'sand brick', 'morning', 'low', dict(options=dict(unit=5, floors=8))),
    410009: ('flats', 'seventies', 'ochre', 'dusk', 'eye', dict(options=dict(unit=7, floors=9))),
    410010: ('flats', 'interwar', 'rose brick', 'overcast', 'left', dict(options=dict(whole=True, floors=4, wide=10.5))),
    410011: ('flats', 'new', 'grey brick', 'noon', 'roof right', dict(options=dict(unit=1, floors=4), frame_='steel')),
    410012: ('row', 'cornice', 'yellow brick', 'golden', 'right', dict(options=dict(floors=3, wide=5.8), door='blue', leaves='autumn')),
    410013: ('villa', 'gables', 'brown brick', 'morning', 'left', dict(roof='dark tile', form='airy')),
    410014: ('row', 'triangle', 'pale brick', 'overcast', 'eye', dict(options=dict(floors=2), roof='tile', form='airy')),
    410015: ('flats', 'deco', 'rose brick', 'noon', 'right', dict(options=dict(unit=3, floors=5))),
    410016: ('land', 'open', 'lime', 'morning', 'roof', dict(setting='plot', leaves='summer', form='airy', ground='field')),
    410017: ('hall', 'unit', 'blue', 'noon', 'right', dict(frame_='steel', trim='steel', door='white')),
    410018: ('loft', 'warehouse', 'red brick', 'golden', 'left', dict(options=dict(unit=1), frame_='steel')),
    410019: ('flats', 'seventies', 'blush', 'afternoon', 'left', dict(options=dict(unit=5, floors=8))),
    410020: ('villa', 'hip', 'lime', 'golden', 'right', dict(leaves='linden', door='green')),
    410021: ('mansion', 'nouveau', 'pale brick', 'morning', 'right', dict(door='green', frame_='green', leaves='spring')),
    410022: ('flats', 'interwar', 'red brick', 'dusk', 'right', dict(options=dict(unit=2, floors=5))),
    410023: ('flats', 'new', 'larch', 'noon', 'low', dict(options=dict(unit=0, floors=4), leaves='spring', form='airy', frame_='steel')),
    410024: ('shop', 'front', 'red brick', 'golden', 'left', dict(door='green', frame_='green')),
    410025: ('flats', 'seventies', 'sky', 'morning', 'right', dict(options=dict(unit=9, floors=12))),
    410026: ('mansion', 'gate', 'stone wall', 'overcast', 'left', dict(door='red', leaves='autumn')),
    410027: ('flats', 'new', 'blush', 'golden', 'right', dict(options=dict(unit=2, floors=5), form='airy')),
    410028: ('flats', 'interwar', 'brown brick', 'noon', 'right', dict(options=dict(whole=True, floors=3, wide=9.5), trim='blue stone')),
    410029: ('flats', 'seventies', 'yellow brick', 'golden', 'low', dict(options=dict(unit=5, floors=8), leaves='linden')),
    410030: ('villa', 'gables', 'lime', 'noon', 'right', dict(roof='slate', leaves='spring', frame_='steel')),
    410031: ('flats', 'new', 'red brick', 'morning', 'straight', dict(options=dict(unit=1, floors=4))),
    410032: ('row', 'bow', 'red brick', 'afternoon', 'right', dict(options=dict(floors=3, wide=6.2), trim='stone', door='red')),
    410033: ('flats', 'seventies', 'brown brick', 'overcast', 'right', dict(options=dict(unit=3, floors=7), leaves='autumn')),
    410034: ('chalet', 'chalet', 'larch', 'golden', 'left', dict(leaves='pine', form='cone')),
    410035: ('row', 'triangle', 'lime', 'noon', 'left', dict(setting='semi', options=dict(floors=2, wide=7.0), roof='slate', frame_='steel')),
    410036: ('mansion', 'balcony', 'ochre', 'morning', 'eye', dict(door='green', leaves='linden')),
    410037: ('flats', 'new', 'sage', 'overcast', 'left', dict(options=dict(unit=4, floors=5), leaves='pine', form='cone')),
    410038: ('flats', 'stepped', 'red brick', 'afternoon', 'right', dict(options=dict(unit=2, floors=5))),
    410091: ('row', 'cornice', 'red brick', 'dusk', 'left', dict(options=dict(floors=2, wide=6.6), trim='blue stone', door='blue')),
    410101: ('castle', 'castle', 'rose brick', 'golden', 'left', dict(leaves='linden')),
    410103: ('parking', 'bay', 'concrete', 'overcast', 'roof', dict(setting='alone')),
    410104: ('villa', 'cubes', 'lime', 'afternoon', 'right', dict(has_pool=True, frame_='steel', form='airy')),
    410105: ('villa', 'cubes', 'grey brick', 'dusk', 'left', dict(has_pool=True, frame_='steel')),
    410106: ('farm', 'long', 'lime', 'morning', 'right', dict(roof='tile', door='green', ground='field', form='round')),
    410107: ('farm', 'yard', 'stone wall', 'afternoon', 'right', dict(ground='grass', leaves='autumn')),
    410108: ('farm', 'barn', 'lime', 'overcast', 'left', dict(leaves='pine', form='cone', door='red')),
    410109: ('office', 'grid', 'ochre', 'noon', 'right', dict(options=dict(unit=1), frame_='steel')),
    410111: ('shop', 'corner', 'yellow brick', 'morning', 'right', dict(options=dict(is_whole=True), door='blue')),
    410112: ('row', 'worker', 'red brick', 'golden', 'eye', dict(options=dict(floors=2, wide=5.2), door='green', leaves='autumn')),
    410113: ('loft', 'mill', 'brown brick', 'overcast', 'right', dict(options=dict(unit=3), frame_='steel')),
    410114: ('flats', 'stepped', 'pale brick', 'golden', 'right', dict(options=dict(unit=7, floors=8), frame_='steel')),
    410115: ('row', 'beletage', 'yellow brick', 'noon', 'right', dict(options=dict(wide=7.0), door='white', frame_='steel')),
    410116: ('land', 'wood', 'lime', 'golden', 'roof right', dict(setting='plot', leaves='pine', form='cone', ground='field')),
    410117: ('land', 'gap', 'lime', 'afternoon', 'roof', dict(leaves='summer')),
    410118: ('row', 'worker', 'brown brick', 'overcast', 'left', dict(options=dict(floors=2, wide=4.8), roof='tile', form='airy')),
    410119: ('bungalow', 'hip', 'red brick', 'morning', 'right', dict(roof='dark tile')),
    410120: ('row', 'thirties', 'red brick', 'afternoon', 'left', dict(setting='semi', options=dict(floors=3, wide=7.0), roof='tile')),
    410121: ('flats', 'stepped', 'blush', 'morning', 'left', dict(options=dict(unit=3, floors=6), leaves='spring')),
    410122: ('row', 'flat', 'grey brick', 'noon', 'right', dict(setting='semi', options=dict(wide=7.2, floors=2), frame_='steel', form='airy')),
    410131: ('flats', 'new', 'brown brick', 'dusk', 'right', dict(options=dict(unit=3, floors=5), leaves='linden')),
    410132: ('villa', 'cottage', 'pale brick', 'afternoon', 'right', dict(roof='thatch', form='round', leaves='linden')),
    410133: ('mansion', 'nouveau', 'blush', 'golden', 'left', dict(frame_='green', door='green')),
    410134: ('office', 'bands', 'red brick', 'overcast', 'low', dict(options=dict(unit=2), frame_='steel')),
    410135: ('shop', 'boutique', 'ochre', 'morning', 'eye', dict(door='steel', frame_='steel')),
    410137: ('flats', 'interwar', 'ochre', 'golden', 'right', dict(options=dict(unit=3, floors=4))),
    410138: ('row', 'triangle', 'red brick', 'noon', 'right', dict(setting='semi', options=dict(floors=2, wide=6.4), roof='tile', leaves='spring')),
    410139: ('flats', 'stepped', 'lime', 'noon', 'low', dict(options=dict(unit=8, floors=9), frame_='steel')),
    410140: ('flats', 'new', 'ochre', 'afternoon', 'roof', dict(options=dict(unit=4, floors=6))),
    410151: ('farm', 'barn', 'red brick', 'golden', 'right', dict(roof='tile', ground='field', door='green', leaves='autumn')),
    410152: ('flats', 'seventies', 'green', 'overcast', 'low', dict(options=dict(unit=4, floors=7))),
    410153: ('flats', 'deco', 'yellow brick', 'morning', 'left', dict(options=dict(unit=0, floors=5), leaves='spring')),
    410154: ('villa', 'hip', 'pale brick', 'overcast', 'left', dict(form='airy', leaves='autumn')),
    410155: ('flats', 'deco', 'blush', 'golden', 'left', dict(options=dict(unit=4, floors=7), form='airy')),
    410156: ('row', 'mansard', 'yellow brick', 'dusk', 'eye', dict(options=dict(floors=3, wide=6.4), door='red')),
    410161: ('mansion', 'balcony', 'rose brick', 'noon', 'right', dict(door='green')),
    410162: ('flats', 'seventies', 'red brick', 'noon', 'left', dict(options=dict(unit=1, floors=6))),
    410163: ('loft', 'warehouse', 'rose brick', 'dusk', 'right', dict(options=dict(unit=3), frame_='steel')),
    # Sold and let.
    410171: ('row', 'bow', 'yellow brick', 'morning', 'left', dict(options=dict(floors=2, wide=5.6))),
    410172: ('flats', 'deco', 'red brick', 'dusk', 'left', dict(options=dict(unit=2, floors=6))),
    410173: ('villa', 'gables', 'red brick', 'golden', 'right', dict(roof='tile')),
    410174: ('flats', 'seventies', 'larch', 'noon', 'right', dict(options=dict(unit=2, floors=5))),
    410175: ('row', 'cornice', 'rose brick', 'overcast', 'right', dict(options=dict(floors=2, wide=6.0), leaves='autumn')),
    410176: ('row', 'thirties', 'red brick', 'golden', 'right', dict(setting='semi', options=dict(floors=2, wide=6.2), roof='dark tile')),
    410177: ('row', 'beletage', 'brown brick', 'overcast', 'left', dict(options=dict(wide=7.2), door='white')),
    410178: ('flats', 'new', 'sky', 'morning', 'right', dict(options=dict(unit=3, floors=5), form='airy')),
    410179: ('villa', 'cottage', 'lime', 'overcast', 'left', dict(roof='dark tile', leaves='autumn')),
    410180: ('flats', 'deco', 'brown brick', 'noon', 'eye', dict(options=dict(unit=3, floors=5))),
    410181: ('flats', 'stepped', 'ochre', 'afternoon', 'left', dict(options=dict(unit=3, floors=6))),
    410182: ('row', 'thirties', 'yellow brick', 'noon', 'left', dict(options=dict(floors=3, wide=6.6), roof='tile')),
    410183: ('row', 'mansard', 'pale brick', 'golden', 'left', dict(options=dict(floors=3, wide=5.8), door='blue')),
    410184: ('row', 'cornice', 'stone wall', 'afternoon', 'left', dict(options=dict(floors=2, wide=6.2), door='red')),
    410185: ('villa', 'hip', 'rose brick', 'morning', 'right', dict(leaves='spring')),
    410186: ('row', 'triangle', 'ochre', 'dusk', 'right', dict(options=dict(floors=3, wide=5.0))),
    410187: ('flats', 'new', 'rose brick', 'overcast', 'eye', dict(options=dict(unit=2, floors=4))),
    410188: ('farm', 'long', 'pale brick', 'golden', 'left', dict(roof='dark tile', leaves='autumn', door='red', ground='field')),
    410189: ('flats', 'seventies', 'sage', 'golden', 'right', dict(options=dict(unit=3, floors=6), leaves='linden')),
    410190: ('mansion', 'balcony', 'sky', 'morning', 'left', dict(door='white')),
    410201: ('flats', 'interwar', 'yellow brick', 'morning', 'left', dict(options=dict(unit=2, floors=4))),
    410202: ('row', 'cornice', 'brown brick', 'noon', 'eye', dict(options=dict(floors=2, wide=6.4), leaves='spring')),
    410203: ('land', 'gap', 'lime', 'morning', 'roof right', dict(leaves='autumn')),
    410204: ('land', 'open', 'lime', 'golden', 'roof right', dict(setting='plot', leaves='linden', ground='field')),
    410205: ('bungalow', 'ell', 'pale brick', 'noon', 'left', dict(roof='slate', form='airy')),
    410206: ('bungalow', 'flat', 'brown brick', 'overcast', 'right', dict(leaves='spring')),
    410207: ('row', 'beletage', 'blush', 'golden', 'left', dict(options=dict(wide=7.0))),
    410208: ('row', 'worker', 'pale brick', 'overcast', 'right', dict(options=dict(floors=2, wide=5.0), form='airy', leaves='autumn')),
    410209: ('flats', 'seventies', 'rose brick', 'afternoon', 'right', dict(options=dict(unit=7, floors=9))),
    410210: ('land', 'open', 'lime', 'overcast', 'roof', dict(setting='plot', leaves='pine', form='cone')),
    410221: ('row', 'step', 'yellow brick', 'afternoon', 'right', dict(options=dict(floors=2, wide=5.4), door='red')),
    410222: ('corner', 'chamfer', 'red brick', 'golden', 'right', dict(door='green')),
    410223: ('row', 'cornice', 'lime', 'morning', 'right', dict(options=dict(floors=2, wide=5.4), door='blue', form='airy')),
    410224: ('row', 'worker', 'sky', 'noon', 'left', dict(options=dict(floors=2, wide=4.6), door='red')),
    # Without a listing: for articles, pages, units of former projects.
    9001: ('project', 'quay', 'pale brick', 'morning', 'left', dict(roof='zinc', frame_='steel', leaves='linden')),
    9002: ('project', 'works', 'brown brick', 'afternoon', 'right', dict(frame_='steel', trim='concrete')),
    9003: ('project', 'close', 'red brick', 'golden', 'left', dict(roof='dark tile', setting='plot', form='airy')),
}

# The second pictures of homes: the garden, the front door, or what lies around.
SECOND = {
    'rear': ('garden', (410002, 410004, 410006, 410012, 410013, 410014, 410020, 410021, 410023, 410030, 410032, 410035, 410036, 410091, 410104, 410105, 410106,
                        410107, 410108, 410112, 410115, 410118, 410119, 410120, 410122, 410132, 410138, 410151, 410153, 410154, 410161, 410223)),
    'front': ('door', (410112,)),
    'view': ('far', (410016, 410017, 410024, 410034, 410101, 410116, 410117, 410135)),
}
UNITS = {
    9001: ('quay', 'pale brick', 'zinc', [(410039 + number, place) for number, place in enumerate(
        [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (0, 1, 2), (0, 2, 0), (0, 2, 1), (1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 2, 0), (1, 2, 1)])]),
    9002: ('works', 'brown brick', 'slate', [(410051 + number, place) for number, place in enumerate(
        [(0, 0, 0), (0, 1, 0), (0, 1, 1), (0, 1, 2), (0, 2, 0), (0, 2, 1), (0, 2, 2), (0, 3, 0), (0, 3, 1), (0, 3, 2), (0, 4, 0)])]),
    9003: ('close', 'red brick', 'dark tile', [(410062 + number, place) for number, place in enumerate(
        [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1)])]),
}
UNIT_VIEWS = ('left', 'right', 'roof', 'eye', 'roof right', 'straight')
# The models of homes whose photographs follow, by category.
CARDS = {
    'house': ('row', 'step', dict(floors=2, wide=6.4)),
    'flat': ('flats', 'seventies', dict(floors=4, whole=True)),
    'land': ('land', 'open', {}),
    'shop': ('shop', 'corner', dict(is_whole=True)),
    'garage': ('garages', 'row', {}),
}
# The pictures at the top of pages, the room before it is furnished in colour, and the small ones of empty pages.
OPENINGS = (
    ('hero-quay', 'quay', dict(seed=7)),
    ('hero-quay-night', 'quay', dict(seed=7, hour='night')),
    ('hero-table', 'table', dict(seed=7)),
    ('sale', 'sale', dict(seed=7)),
    ('room-linden-living-corner', 'room', dict(seed=121, kind='living', layout='corner', palette='linden')),
    ('room-card-living-corner', 'room', dict(seed=121, kind='living', layout='corner', palette='linden', is_card=True)),
    ('plot', 'empty', dict(seed=7, what='plot')),
    ('key', 'empty', dict(seed=7, what='key')),
    ('letter', 'empty', dict(seed=7, what='letter')),
)
NEXT_HOUR = {'morning': 'afternoon', 'noon': 'golden', 'afternoon': 'morning', 'golden': 'noon', 'overcast': 'afternoon', 'dusk': 'golden'}


def shots():
    """Yields (name, kind of picture, options) of every picture, those that lists show after the openings."""
    yield from OPENINGS
    for name in PEOPLE:
        yield name, 'bust', dict(seed=7, name=name)
    for name, (kind, massing, options) in CARDS.items():
        yield f'card-{name}', 'card', dict(seed=7, kind=kind, massing=massing, **options)
    leads = []
    for number, (kind, massing, wall, hour, view, rest) in HOMES.items():
        options = dict(seed=number, kind=kind, massing=massing, wall=wall, hour=hour, view=view, **rest)
        leads.append((f'home-{number}', options))
    for name, options in leads:
        yield name, 'exterior', options
    for massing, wall, roof, units in UNITS.values():
        for place, (number, unit) in enumerate(units):
            yield f'home-{number}', 'exterior', dict(seed=number, kind='project', massing=massing, wall=wall, roof=roof, hour=('morning', 'noon', 'golden')[place % 3],
                                                     view=UNIT_VIEWS[place % len(UNIT_VIEWS)], options=dict(unit=unit), frame_='steel')
    for place, palette in enumerate(PALETTES):
        for kind, layouts in LAYOUTS.items():
            if kind == 'office' and palette not in ('ochre', 'ink'):
                continue
            for number, layout in enumerate(layouts):
                yield f'room-{palette}-{kind}-{layout}', 'room', dict(seed=100 + place * 20 + number, kind=kind, layout=layout, palette=palette)
    for place, (age, size) in enumerate((age, size) for age in AGES for size in SIZES):
        for number, palette in enumerate(PALETTES):
            yield f'living-{age}-{size}-{palette}', 'living', dict(seed=300 + place * 4 + number, age=age, size=size, layout=(number + place) % 4, palette=palette)
    for suffix, (view, numbers) in SECOND.items():
        for number in numbers:
            options = dict(dict(leads)[f'home-{number}'])
            options.update(view=view if options['kind'] not in ('villa', 'farm') or view != 'garden' else 'garden left', hour=NEXT_HOUR[options['hour']])
            yield f'home-{number}-{suffix}', 'exterior', options
