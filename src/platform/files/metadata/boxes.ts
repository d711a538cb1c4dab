type Bytes = Uint8Array<ArrayBuffer>

/** A file whose metadata can't be removed. A damaged file throws any other RangeError. */
export class UncleanableFile extends RangeError {}

/** A box of ISO base media (ISO/IEC 14496-12): size, type, content. `body` is the offset of its content. */
export interface Box {
  type: string
  start: number
  body: number
  end: number
}

const [HEADER_BYTES, LONG_HEADER_BYTES] = [8, 16]
const MAX_BOXES = 100_000

/** The boxes that must not exceed the file. Cameras write other data after the last box. */
const TOP_BOXES = /^(?:ftyp|styp|meta|moov|moof|mdat|idat|free|skip|wide|uuid|sidx|mfra)$/

/**
 * Returns the boxes inside a box, or those of the file, where the size 0 means the rest of the file and reading stops
 * before bytes that are not a box. Throws a RangeError for a box that exceeds its parent.
 */
export function boxesIn(bytes: Bytes, parent?: Box): Box[] {
  const end = parent?.end ?? bytes.length
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = parent?.body ?? 0; at + HEADER_BYTES <= end; at = boxes.at(-1)?.end ?? end) {
    const type = nameAt(bytes, at + 4)
    const size = view.getUint32(at)
    const isLong = size === 1 && at + LONG_HEADER_BYTES <= end
    const length = isLong ? Number(view.getBigUint64(at + HEADER_BYTES)) : size
    const body = at + (isLong ? LONG_HEADER_BYTES : HEADER_BYTES)
    const box = { type, start: at, body, end: size === 0 && !parent ? end : at + length }
    const isInside = box.end <= end && box.end >= body
    if (!isInside && !parent && !TOP_BOXES.test(type)) return boxes
    if (!isInside) throw new RangeError(`The box ${type} leaves its parent`)
    if (boxes.push(box) > MAX_BOXES) throw new UncleanableFile('The file has too many boxes')
  }
  return boxes
}

/** Returns the first box along a path of types below a box, or null. */
export function findBox(bytes: Bytes, parent: Box, ...path: string[]): Box | null {
  let box: Box | undefined = parent
  for (const type of path) box = box && boxesIn(bytes, box).find((child) => child.type === type)
  return box ?? null
}

export function nameAt(bytes: Bytes, at: number, length = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

export function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}
