import { type Box, type BoxFile, type Eraser, UncleanableFile } from './metadata/boxes'

/** The item types of a HEIF file (ISO/IEC 23008-12) that are pictures or derived from pictures. */
const PICTURE_ITEMS = new Set(
  'av01 av02 hvc1 hev1 lhv1 vvc1 avc1 j2k1 grid iden iovl tmap'.split(' '),
)
/** The properties that contain a name, a description or a time. */
const METADATA_PROPERTIES = new Set(['udes', 'altt', 'crtt', 'mdft', 'uuid'])

const [IN_FILE, IN_ITEM_DATA] = [0, 1]

/**
 * Clears the items of a `meta` box that are not pictures, such as Exif and XMP, and descriptive properties. The items
 * remain in their tables with a type that readers skip. Throws `UncleanableFile` for extents that can't be located.
 */
export function clearItems(file: BoxFile, meta: Box, eraser: Eraser): void {
  const boxes = new Map(file.boxes(meta.body + 4, meta.end).map((box) => [box.type, box]))
  const [infos, locations, properties] = ['iinf', 'iloc', 'iprp'].map((type) => boxes.get(type))
  const ids = infos ? clearInfos(file, infos) : new Set<number>()
  if (locations && ids.size > 0) clearExtents(file, locations, boxes.get('idat'), ids, eraser)
  const container = properties && file.find(properties, 'ipco')
  if (!container) return
  for (const property of file.boxes(container.body, container.end)) {
    if (METADATA_PROPERTIES.has(property.type)) file.blank(property)
  }
}

/** Clears the names of all items. Gives items that are not pictures the type `skip`, and returns their IDs. */
function clearInfos(file: BoxFile, infos: Box): Set<number> {
  const { view } = file
  const ids = new Set<number>()
  const countBytes = view.getUint8(infos.body) === 0 ? 2 : 4
  for (const { body, end } of file.boxes(infos.body + 4 + countBytes, infos.end)) {
    const version = view.getUint8(body)
    const idBytes = version === 3 ? 4 : 2
    const id = idBytes === 4 ? view.getUint32(body + 4) : view.getUint16(body + 4)
    const at = body + 4 + idBytes + 2
    if (at + 4 > end) throw new RangeError('The item leaves its box')
    // Versions before 2 have no type. Their items are not pictures.
    file.clear(version >= 2 ? at + 4 : at, end)
    if (version >= 2 && PICTURE_ITEMS.has(file.typeAt(at))) continue
    ids.add(id)
    if (version >= 2) file.rename(at, 'skip')
  }
  return ids
}

/** Clears the data of the items. Each item has extents in the file or in the box `idat`. */
function clearExtents(
  file: BoxFile,
  locations: Box,
  itemData: Box | undefined,
  ids: ReadonlySet<number>,
  eraser: Eraser,
): void {
  const reader = new LocationReader(file, locations)
  const version = reader.number(1)
  reader.number(3)
  const [offsetBytes, lengthBytes] = nibbles(reader.number(1))
  const [baseBytes, indexBytes] = nibbles(reader.number(1))
  for (let items = reader.number(version < 2 ? 2 : 4); items > 0; items--) {
    const id = reader.number(version < 2 ? 2 : 4)
    const method = version === 0 ? IN_FILE : reader.number(2) & 15
    const isExternal = reader.number(2) !== 0
    const base = reader.number(baseBytes)
    const isCleared = ids.has(id)
    if (isCleared && (isExternal || (method !== IN_FILE && method !== IN_ITEM_DATA)))
      throw new UncleanableFile('The item is not in the file')
    const origin = method === IN_ITEM_DATA ? (itemData?.body ?? Infinity) : 0
    const extentBytes = offsetBytes + lengthBytes + (version > 0 ? indexBytes : 0)
    // Extents without bytes are identical, so one is enough.
    for (let left = Math.min(reader.number(2), extentBytes > 0 ? Infinity : 1); left > 0; left--) {
      if (version > 0) reader.number(indexBytes)
      const offset = reader.number(offsetBytes)
      const length = reader.number(lengthBytes)
      if (isCleared && length === 0) throw new UncleanableFile('The item is the rest of the file')
      if (isCleared) eraser.clear(origin + base + offset, length)
    }
  }
}

function nibbles(byte: number): [number, number] {
  return [byte >> 4, byte & 15]
}

/** Reads consecutive numbers. Throws a RangeError after the end of the box. */
class LocationReader {
  #at: number

  constructor(
    readonly file: BoxFile,
    readonly box: Box,
  ) {
    this.#at = box.body
  }

  /** Returns an unsigned number of 0 to 8 bytes. */
  number(bytes: number): number {
    if (this.#at + bytes > this.box.end) throw new RangeError('The table leaves its box')
    let value = 0
    for (let nth = 0; nth < bytes; nth++) value = value * 256 + this.file.view.getUint8(this.#at++)
    return value
  }
}
