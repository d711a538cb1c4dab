import { type Box, boxesIn, findBox, nameAt, UncleanableFile, viewOf } from './boxes'

type Bytes = Uint8Array<ArrayBuffer>

const words = (text: string) => new Set(text.split(' '))

/**
 * The boxes that remain, by their parent (`file` is the top level). All others become free space: `udta` (`©xyz`,
 * `loci`), `meta`, `uuid` (XMP) and proprietary ones. Boxes that are not a parent here retain their content.
 */
const ALLOWED: Readonly<Record<string, ReadonlySet<string>>> = {
  file: words('ftyp styp moov moof mdat sidx ssix mfra pdin'),
  moov: words('mvhd trak mvex'),
  trak: words('tkhd edts mdia'),
  mdia: words('mdhd hdlr elng minf'),
  minf: words('vmhd smhd dinf stbl'),
  moof: words('mfhd traf'),
  traf: words('tfhd tfdt trun sbgp sgpd subs saiz saio'),
}

/** Drones write positions as subtitles, cameras as data tracks. */
const SHOWN_TRACKS = words('vide soun')
const HANDLER_TYPE_AT = 8

/**
 * Removes the place of an MP4, fragmented or not, in the given bytes: what is not video or sound is overwritten, so all
 * offsets stay valid. Returns the bytes without data after the last box. Throws `UncleanableFile` if that is not
 * possible, and a RangeError for a damaged file.
 */
export function cleanFilm(bytes: Bytes): Bytes {
  const boxes = boxesIn(bytes)
  const isFragmented = boxes.some(({ type }) => type === 'moof')
  let erasable = bytes.length

  for (const box of boxes) clean(box, 'file')
  return bytes.subarray(0, boxes.at(-1)?.end ?? 0)

  function clean(box: Box, parent: string): void {
    const isData = box.type === 'trak' && !isShown(bytes, box)
    if (isData && isFragmented) throw new UncleanableFile('The film has fragments of data')
    if (isData) clearSamples(box)
    if (isData || !ALLOWED[parent]?.has(box.type)) blank(bytes, box)
    else if (ALLOWED[box.type]) for (const child of boxesIn(bytes, box)) clean(child, box.type)
  }

  /** Clears the samples of a track, which are in another part of the file. */
  function clearSamples(track: Box): void {
    for (const { start, size } of chunksOf(bytes, track)) {
      erasable -= size
      if (erasable < 0) throw new UncleanableFile('The samples overlap')
      bytes.fill(0, start, start + size)
    }
  }
}

function isShown(bytes: Bytes, track: Box): boolean {
  const handler = findBox(bytes, track, 'mdia', 'hdlr')
  return handler !== null && SHOWN_TRACKS.has(nameAt(bytes, handler.body + HANDLER_TYPE_AT))
}

/** Turns a box into free space of the same size. */
function blank(bytes: Bytes, { start, body, end }: Box): void {
  bytes.set(new TextEncoder().encode('free'), start + 4)
  bytes.fill(0, body, end)
}

/** Yields the chunks of a track: `stsc` has the samples of each chunk, `stsz` their sizes, `stco` the offsets. */
function* chunksOf(bytes: Bytes, track: Box): Generator<{ start: number; size: number }> {
  const table = findBox(bytes, track, 'mdia', 'minf', 'stbl')
  const boxes = new Map(table && boxesIn(bytes, table).map((box) => [box.type, box]))
  const [runs, sizes] = [boxes.get('stsc'), boxes.get('stsz')]
  const offsets = boxes.get('stco') ?? boxes.get('co64')
  if (boxes.has('stz2')) throw new UncleanableFile('The sizes of samples are compact')
  if (!offsets || !runs || !sizes) return
  const view = viewOf(bytes)
  const offsetBytes = offsets.type === 'co64' ? 8 : 4
  const chunks = entryCount(view, offsets, 4, offsetBytes)
  const runCount = entryCount(view, runs, 4, 12)
  const sampleSize = view.getUint32(sizes.body + 4)
  const samples = sampleSize > 0 ? 0 : entryCount(view, sizes, 8, 4)
  let [run, sample] = [0, 0]
  for (let chunk = 0; chunk < chunks; chunk++) {
    const runAt = (nth: number) => runs.body + 8 + nth * 12
    while (run + 1 < runCount && view.getUint32(runAt(run + 1)) <= chunk + 1) run++
    const count = run < runCount ? view.getUint32(runAt(run) + 4) : 0
    let size = sampleSize * count
    for (const last = Math.min(sample + count, samples); sample < last; sample++)
      size += view.getUint32(sizes.body + 12 + sample * 4)
    const at = offsets.body + 8 + chunk * offsetBytes
    const start = offsetBytes === 8 ? Number(view.getBigUint64(at)) : view.getUint32(at)
    yield { start, size }
  }
}

/** Returns the number of entries in the header of a table. Throws a RangeError if the table is too small for them. */
function entryCount(view: DataView, { body, end }: Box, at: number, bytes: number): number {
  const count = view.getUint32(body + at)
  if (body + at + 4 + count * bytes > end) throw new RangeError('The table leaves its box')
  return count
}
