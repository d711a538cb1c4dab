import { clearItems } from '../heif'
import { type Box, BoxFile, Eraser, UncleanableFile } from './boxes'

type Bytes = Uint8Array<ArrayBuffer>
type Children = Readonly<Record<string, ReadonlySet<string>>>

const words = (text: string) => new Set(text.split(' '))

/**
 * The boxes that remain, by their parent (`file` is the top level). All others become free space: `udta`, `meta`,
 * `uuid`, `loci`, `XMP_` and proprietary ones. Boxes that are not a parent here retain their content.
 */
const FILM: Children = {
  file: words('ftyp styp moov moof mdat sidx ssix mfra pdin'),
  moov: words('mvhd trak mvex'),
  trak: words('tkhd edts mdia'),
  mdia: words('mdhd hdlr elng minf'),
  minf: words('vmhd smhd dinf stbl'),
  stbl: words(
    'stsd stts ctts cslg stss stsc stsz stz2 stco co64 sdtp sbgp sgpd subs saiz saio padb stdp',
  ),
  mvex: words('mehd trex leva'),
  moof: words('mfhd traf'),
  traf: words('tfhd tfdt trun sbgp sgpd subs saiz saio'),
}

/** Pictures have items in a `meta` box. Animated pictures also have tracks. */
const HEIF: Children = {
  ...FILM,
  file: words('ftyp moov mdat meta'),
  // Without its reference, the alpha track would be treated as a colour track.
  trak: words('tkhd tref edts mdia'),
  meta: words('hdlr pitm iinf iloc iref iprp idat dinf grpl'),
  iprp: words('ipco ipma'),
}

/** JPEG 2000 (ISO/IEC 15444-1), as in PDFs. */
const JPEG_2000: Children = { file: new Set(['jP  ', 'ftyp', 'rreq', 'jp2h', 'jp2c']) }

/** Video, sound, pictures and their alpha tracks. Drones write positions as subtitles, cameras as data tracks. */
const SHOWN_TRACKS = words('vide soun pict auxv')

/** The offset of the creation and modification times by version of a box, and their size in bytes. */
const TIMES = { start: 4, bytes: [8, 16] }
const TIMED = words('mvhd tkhd mdhd')
const HANDLER_TYPE_AT = 8
const HANDLER_NAME_AT = 24

/**
 * Removes metadata of an MP4, fragmented or not, in the given bytes. Returns them without data after the last box.
 * Throws `UncleanableFile` if that is not possible, and a RangeError for a damaged file.
 */
export function cleanFilm(bytes: Bytes): Bytes {
  return new BoxCleaner(bytes, FILM).clean()
}

/** Removes metadata of AVIF and HEIC as `cleanFilm` does. Items that are not pictures (Exif, XMP) are also cleared. */
export function cleanHeif(bytes: Bytes): Bytes {
  return new BoxCleaner(bytes, HEIF).clean()
}

/** Removes metadata of JPEG 2000 as `cleanFilm` does. */
export function cleanJpeg2000(bytes: Bytes): Bytes {
  return new BoxCleaner(bytes, JPEG_2000).clean()
}

class BoxCleaner {
  readonly #file: BoxFile
  readonly #eraser: Eraser
  #isFragmented = false

  constructor(
    bytes: Bytes,
    readonly children: Children,
  ) {
    this.#file = new BoxFile(bytes)
    this.#eraser = new Eraser(this.#file)
  }

  clean(): Bytes {
    const { bytes } = this.#file
    const boxes = this.#file.boxes(0, bytes.length, true)
    this.#isFragmented = boxes.some(({ type }) => type === 'moof')
    for (const box of boxes) this.#cleanBox(box, 'file')
    return bytes.subarray(0, boxes.at(-1)?.end ?? 0)
  }

  #cleanBox(box: Box, parent: string): void {
    const { type } = box
    const isData = type === 'trak' && !this.#isShown(box)
    if (isData) this.#clearSamples(box)
    if (isData || !this.children[parent]?.has(type)) this.#file.blank(box)
    else this.#cleanContent(box)
  }

  #cleanContent(box: Box): void {
    const { type } = box
    if (TIMED.has(type)) this.#clearTimes(box)
    if (type === 'hdlr') this.#file.clear(box.body + HANDLER_NAME_AT, box.end)
    if (type === 'meta') clearItems(this.#file, box, this.#eraser)
    if (!this.children[type]) return
    // This `meta` box has a version before its children.
    const start = type === 'meta' ? box.body + 4 : box.body
    const boxes = this.#file.boxes(start, box.end)
    for (const child of boxes) this.#cleanBox(child, type)
    this.#file.clear(boxes.at(-1)?.end ?? start, box.end)
  }

  #isShown(track: Box): boolean {
    const handler = this.#file.find(track, 'mdia', 'hdlr')
    return handler !== null && SHOWN_TRACKS.has(this.#file.typeAt(handler.body + HANDLER_TYPE_AT))
  }

  #clearTimes({ body, end }: Box): void {
    const bytes = TIMES.bytes[this.#file.view.getUint8(body)] ?? 0
    this.#file.clear(body + TIMES.start, Math.min(body + TIMES.start + bytes, end))
  }

  /** Clears the samples of a track, which are in another part of the file. */
  #clearSamples(track: Box): void {
    if (this.#isFragmented) throw new UncleanableFile('The film has fragments of data')
    const table = this.#file.find(track, 'mdia', 'minf', 'stbl')
    if (table) clearSamples(this.#file, table, this.#eraser)
  }
}

/** Clears the samples of a track: `stsc` has the samples of each chunk, `stsz` their sizes, `stco` the offsets. */
function clearSamples(file: BoxFile, table: Box, eraser: Eraser): void {
  const { view } = file
  const boxes = new Map(file.boxes(table.body, table.end).map((box) => [box.type, box]))
  const [runs, sizes] = [boxes.get('stsc'), boxes.get('stsz')]
  const offsets = boxes.get('stco') ?? boxes.get('co64')
  if (!offsets || !runs || !sizes) {
    if (!boxes.has('stz2')) return
    throw new UncleanableFile('The sizes of samples are compact')
  }
  const offsetBytes = offsets.type === 'co64' ? 8 : 4
  const chunks = entryCount(file, offsets, 4, offsetBytes)
  const runCount = entryCount(file, runs, 4, 12)
  const size = view.getUint32(sizes.body + 4)
  const samples = size > 0 ? 0 : entryCount(file, sizes, 8, 4)
  let [run, sample] = [0, 0]
  for (let chunk = 0; chunk < chunks; chunk++) {
    const runAt = (nth: number) => runs.body + 8 + nth * 12
    while (run + 1 < runCount && view.getUint32(runAt(run + 1)) <= chunk + 1) run++
    const count = run < runCount ? view.getUint32(runAt(run) + 4) : 0
    let bytes = size * count
    for (const last = Math.min(sample + count, samples); sample < last; sample++)
      bytes += view.getUint32(sizes.body + 12 + sample * 4)
    const at = offsets.body + 8 + chunk * offsetBytes
    eraser.clear(offsetBytes === 8 ? Number(view.getBigUint64(at)) : view.getUint32(at), bytes)
  }
}

/** Returns the number of entries in the header of a table. Throws a RangeError if the table is too small for them. */
function entryCount({ view }: BoxFile, { body, end }: Box, at: number, bytes: number): number {
  const count = view.getUint32(body + at)
  if (body + at + 4 + count * bytes > end) throw new RangeError('The table leaves its box')
  return count
}
