import type { Division, Picture } from '../../listing/property'
import { normalise } from '../../platform/format/text'

/** The names of rooms in the picture names of agencies and CRMs, in the form of `normalise`. */
const WORDS = [
  ['front', 'voorgevel gevel facade front fassade vorderseite'],
  ['rear', 'achtergevel achterkant rear arriere ruckseite'],
  ['view', 'zicht uitzicht vue view aussicht'],
  ['hall', 'hall hal inkom inkomhal entree entrance eingang eingangshalle diele'],
  ['living', 'living woonkamer leefruimte zitkamer salon sejour livingroom lounge wohnzimmer'],
  ['dining', 'eetkamer eetplaats manger dining diningroom esszimmer'],
  ['kitchen', 'keuken cuisine kitchen kuche'],
  ['bedroom', 'slaapkamer chambre bedroom schlafzimmer'],
  ['bath', 'badkamer bain bains bath bathroom badezimmer bad'],
  ['shower', 'douchekamer showerroom duschbad'],
  ['toilet', 'toilet toilette toilettes wc'],
  ['study', 'bureau kantoor kantoorruimte office study buro arbeitszimmer'],
  ['laundry', 'wasplaats buanderie laundry waschkuche'],
  ['storage', 'berging debarras storage abstellraum'],
  ['cellar', 'kelder cave cellar keller'],
  ['attic', 'zolder grenier attic dachboden'],
  ['terrace', 'terras terrasse terrace'],
  ['balcony', 'balkon balcon balcony'],
  ['garden', 'tuin jardin garden garten'],
  ['garage', 'garage'],
  ['plan', 'plan plannen grondplan plattegrond plans floorplan grundriss'],
] as const
type Room = (typeof WORDS)[number][0]

const ROOM_OF = new Map(
  WORDS.flatMap(([room, words]) => words.split(' ').map((word) => [word, room] as const)),
)

/** Returns the room in a picture's name; null for a file number, and for a name with several rooms. */
export function roomNamed(text: string): Room | null {
  const words = normalise(text).match(/\p{L}+/gu) ?? []
  const rooms = new Set(words.flatMap((word) => ROOM_OF.get(word) ?? []))
  const [room] = rooms
  return room && rooms.size === 1 ? room : null
}

export interface PhotoGroup {
  /** The room; null for a picture without a room in its name, which is a group of its own. */
  room: Room | null
  /** The listing's only room of this kind; null if it has none or several. */
  division: Division | null
  /** The indexes of the group's pictures in the listing. */
  pictures: number[]
}

/** Groups the pictures by room, in the order of the first picture of each room. */
export function groupPhotos(
  pictures: readonly Pick<Picture, 'name'>[],
  divisions: readonly Division[],
): PhotoGroup[] {
  const stops: PhotoGroup[] = []
  const divisionsByRoom = Map.groupBy(divisions, ({ roomType }) =>
    roomNamed(Object.values(roomType ?? {}).join(' ')),
  )
  for (const [at, { name }] of pictures.entries()) {
    const room = roomNamed(name)
    const stop = room && stops.find((earlier) => earlier.room === room)
    if (stop) stop.pictures.push(at)
    else stops.push({ room, division: room && onlyOne(divisionsByRoom.get(room)), pictures: [at] })
  }
  return stops
}

function onlyOne([division, ...others]: readonly Division[] = []): Division | null {
  return division && others.length === 0 ? division : null
}
