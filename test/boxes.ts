/** Builds files of ISO base media as text, a character for each byte. */

/** A number of four bytes. */
export function four(value: number): string {
  return String.fromCharCode(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255)
}

export function two(value: number): string {
  return String.fromCharCode((value >> 8) & 255, value & 255)
}

export function box(type: string, content = ''): string {
  return four(8 + content.length) + type + content
}

/** A box with a size of eight bytes. */
export function longBox(type: string, content = ''): string {
  return `${four(1)}${type}${four(0)}${four(16 + content.length)}${content}`
}

/** A box with a version and flags. */
export function fullBox(type: string, content = '', version = 0): string {
  return box(type, `${String.fromCharCode(version)}\0\0\0${content}`)
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

export function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

export const PLACE = '+51.0543+003.7174/'

interface Track {
  handler: string
  /** Sizes of its samples, which are one chunk at `offset`. */
  sizes?: number[]
  offset?: number
  extra?: string
}

export function track({ handler, sizes = [], offset = 0, extra = '' }: Track): string {
  const entries = (values: number[]) => four(values.length) + values.map(four).join('')
  const stbl = box(
    'stbl',
    fullBox('stsd', four(0)) +
      fullBox('stsc', four(1) + four(1) + four(sizes.length) + four(1)) +
      fullBox('stsz', four(0) + entries(sizes)) +
      fullBox('stco', entries([offset])),
  )
  const name = `${four(0)}${handler}${'\0'.repeat(12)}Camera of Jan\0`
  const mdia = box(
    'mdia',
    fullBox('mdhd', 'CREATED.4567') +
      fullBox('hdlr', name) +
      box('minf', `${fullBox('vmhd')}${stbl}`),
  )
  return box('trak', `${fullBox('tkhd', 'CREATED.track')}${mdia}${extra}`)
}

/** An MP4 whose frames are before its index, with boxes behind, in and beside it. */
export function film({ inMovie = '', beside = '', inTrack = '' } = {}): string {
  const head = box('ftyp', 'isom\0\0\x02\0isom') + box('mdat', 'many frames')
  const movie = fullBox('mvhd', 'CREATED.movie') + track({ handler: 'vide', extra: inTrack })
  return head + box('moov', movie + inMovie) + beside
}

interface Item {
  id: number
  type: string
  /** What follows the type, such as the type of its content. */
  name?: string
  content: string
  /** True for content in the `meta` box itself. */
  isInside?: boolean
}

/** An AVIF of some items, by `iloc` of version 0 to 2. */
export function avif(items: Item[], version = 1, extra = ''): string {
  const id = (value: number) => (version === 2 ? four(value) : two(value))
  const infos = items.map(({ id: number, type, name = '' }) =>
    fullBox('infe', `${two(number)}\0\0${type}${name}\0`, 2),
  )
  const inside = items.filter(({ isInside }) => isInside).map(({ content }) => content)
  const meta = (start: number) => {
    let [file, idat] = [start, 0]
    const locations = items.map(({ id: number, content, isInside = false }) => {
      const at = isInside ? idat : file
      if (isInside) idat += content.length
      else file += content.length
      const method = version > 0 ? two(isInside ? 1 : 0) : ''
      return `${id(number)}${method}\0\0\0\x01${four(at)}${four(content.length)}`
    })
    const count = version === 2 ? four(items.length) : two(items.length)
    return fullBox(
      'meta',
      fullBox('hdlr', `${four(0)}pict${'\0'.repeat(12)}Phone of Jan\0`) +
        fullBox('pitm', two(1)) +
        fullBox('iinf', two(items.length) + infos.join('')) +
        fullBox('iloc', `\x44\0${count}${locations.join('')}`, version) +
        box(
          'iprp',
          box('ipco', box('ispe', 'size') + fullBox('udes', PLACE)) + box('ipma', 'all'),
        ) +
        box('idat', inside.join('')) +
        extra,
    )
  }
  const head = box('ftyp', 'avif\0\0\0\0avifmif1')
  const start = head.length + meta(0).length + 8
  const outside = items.filter(({ isInside }) => !isInside).map(({ content }) => content)
  return head + meta(start) + box('mdat', outside.join(''))
}
