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

const HEADER_BYTES = 8
const LONG_HEADER_BYTES = 16
const MAX_BOXES = 100_000

/** Reads the boxes of one file and counts them: more than 100,000 throw `UncleanableFile`. */
export class BoxFile {
  readonly view: DataView
  #count = 0

  constructor(readonly bytes: Bytes) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  /**
   * Returns the boxes between two offsets. Throws a RangeError for a box that exceeds its parent. At the top level the
   * size 0 means the rest of the file, and reading stops before bytes that are not a box.
   */
  boxes(start: number, end: number, isTop = false): Box[] {
    const boxes: Box[] = []
    for (let at = start; at + HEADER_BYTES <= end; ) {
      const box = this.#boxAt(at, end, isTop)
      const isInside = box.end <= end && box.end >= box.body
      if (!isInside && isTop && !TOP_BOXES.test(box.type)) return boxes
      if (!isInside) throw new RangeError(`The box ${box.type} leaves its parent`)
      if (++this.#count > MAX_BOXES) throw new UncleanableFile('The file has too many boxes')
      boxes.push(box)
      at = box.end
    }
    return boxes
  }

  /** Returns the first box along a path of types below a box, or null. */
  find(parent: Box, ...path: string[]): Box | null {
    let box: Box | undefined = parent
    for (const type of path) {
      box = box && this.boxes(box.body, box.end).find((child) => child.type === type)
    }
    return box ?? null
  }

  typeAt(at: number): string {
    return String.fromCharCode(...this.bytes.subarray(at, at + 4))
  }

  /** Turns a box into free space of the same size, so that all offsets in the file remain valid. */
  blank(box: Box): void {
    this.rename(box.start + 4, 'free')
    this.clear(box.body, box.end)
  }

  rename(at: number, type: string): void {
    for (let nth = 0; nth < 4; nth++) this.view.setUint8(at + nth, type.charCodeAt(nth))
  }

  clear(start: number, end: number): void {
    this.bytes.fill(0, start, end)
  }

  #boxAt(start: number, end: number, isTop: boolean): Box {
    const type = this.typeAt(start + 4)
    const size = this.view.getUint32(start)
    if (size === 0 && isTop) return { type, start, body: start + HEADER_BYTES, end }
    const isLong = size === 1 && start + LONG_HEADER_BYTES <= end
    const long = isLong ? Number(this.view.getBigUint64(start + HEADER_BYTES)) : size
    return {
      type,
      start,
      body: start + (isLong ? LONG_HEADER_BYTES : HEADER_BYTES),
      end: start + long,
    }
  }
}

/** The boxes that must not exceed the file. Cameras write other data after the last box. */
const TOP_BOXES = /^(?:ftyp|styp|meta|moov|moof|mdat|idat|free|skip|wide|uuid|sidx|mfra|jp2[ch])$/

/** Clears parts of a file, up to twice its size in total. */
export class Eraser {
  #remaining: number

  constructor(readonly file: BoxFile) {
    this.#remaining = file.bytes.length * 2
  }

  clear(start: number, size: number): void {
    const end = Math.min(start + size, this.file.bytes.length)
    this.#remaining -= Math.max(0, end - start)
    if (this.#remaining < 0) throw new UncleanableFile('The parts overlap')
    if (end > start) this.file.clear(start, end)
  }
}
