import { describe, expect, test } from 'vitest'
import {
  avif,
  box,
  bytesOf,
  film,
  four,
  fullBox,
  longBox,
  PLACE,
  textOf,
  track,
} from '../../../../test/boxes'
import { fileKind } from '../file-kind'
import { UncleanableFile } from './boxes'
import { withoutMetadata } from './without-metadata'

const XMP_ID = '\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac'
const KEYS = fullBox('keys', four(1) + box('mdta', 'com.apple.quicktime.location.ISO6709'))
const META = KEYS + box('ilst', box('\0\0\0\x01', box('data', `\0\0\0\x01\0\0\0\0${PLACE}`)))
const METADATA_TEXT = /51\.05|location/

/** Returns the file without metadata. Expects the same size, kind and end. */
function cleaned(text: string, trailing = 0): string {
  const clean = withoutMetadata(bytesOf(text), 'mp4')
  expect(clean.length).toBe(text.length - trailing)
  expect(fileKind(clean)).toBe('mp4')
  expect(withoutMetadata(clean.slice(), 'mp4')).toEqual(clean)
  return textOf(clean)
}

describe('an MP4', () => {
  test.each<[string, Parameters<typeof film>[0]]>([
    ['udta/©xyz', { inMovie: box('udta', box('\xa9xyz', `\0\x12\x15\xc7${PLACE}`)) }],
    ['udta/loci', { inMovie: box('udta', fullBox('loci', `Gent\0\0${PLACE}`)) }],
    ['meta with keys', { inMovie: box('meta', META) }],
    ['udta/meta', { inMovie: box('udta', fullBox('meta', META)) }],
    ['meta of a track', { inTrack: box('meta', META) }],
    ['udta of a track', { inTrack: box('udta', box('name', `Jan ${PLACE}`)) }],
    ['meta beside the movie', { beside: fullBox('meta', META) }],
    ['XMP in uuid', { beside: box('uuid', `${XMP_ID}<x:xmpmeta>${PLACE}</x:xmpmeta>`) }],
    ['XMP in the movie', { inMovie: box('uuid', `${XMP_ID}${PLACE}`) }],
    ['XMP_', { inMovie: box('udta', box('XMP_', PLACE)) }],
    ['free space', { beside: box('free', PLACE) + box('skip', PLACE) }],
    ['an unknown box', { inMovie: box('gps ', PLACE), beside: box('GPMF', PLACE) }],
    ['boxes with long sizes', { inMovie: longBox('udta', PLACE), beside: longBox('uuid', PLACE) }],
    ['a last box without a size', { beside: `\0\0\0\0uuid${XMP_ID}${PLACE}` }],
  ])('loses its location in %s and keeps every offset', (_, parts) => {
    const text = film(parts)
    expect(text).toContain('51.05')
    const clean = cleaned(text)
    expect(clean).not.toMatch(METADATA_TEXT)
    expect(clean.slice(0, 43)).toBe(text.slice(0, 43))
    expect(clean).toContain('vide')
    expect(clean.indexOf('stsz')).toBe(text.indexOf('stsz'))
  })

  test.each(['text', 'sbtl', 'meta', 'gpmd', 'camm'])(
    'loses a track of the type %s with its samples',
    (handler) => {
      const mdat = box('mdat', `frame${PLACE}frame${PLACE}`)
      const head = box('ftyp', 'isom\0\0\x02\0isom')
      const at = head.length + 8 + 5
      const places = track({ handler, sizes: [PLACE.length - 2, 2], offset: at })
      const video = track({ handler: 'vide', sizes: [5], offset: at - 5 })
      const secondTrack = track({ handler, sizes: [PLACE.length], offset: at + PLACE.length + 5 })
      const movie = box('moov', fullBox('mvhd', 'CREATED') + video + places + secondTrack)
      const clean = cleaned(head + mdat + movie)
      expect(clean).not.toMatch(METADATA_TEXT)
      expect(clean).toContain(`frame${'\0'.repeat(PLACE.length)}frame${'\0'.repeat(PLACE.length)}`)
      expect(clean.split('trak')).toHaveLength(2)
    },
  )

  test('that is fragmented loses its location and keeps its fragments', () => {
    const traf = box('traf', fullBox('tfhd') + fullBox('trun') + box('udta', PLACE))
    const fragment =
      box('moof', fullBox('mfhd') + traf + box('uuid', PLACE)) + box('mdat', 'frames')
    const text = film({ beside: fragment.repeat(3) + box('mfra', 'index') })
    const clean = cleaned(text)
    expect(clean).not.toMatch(METADATA_TEXT)
    expect(clean.match(/moof|trun|mdat|mfra/g)).toHaveLength(11)
  })

  test.each([
    ['is larger than its parent', film({ inMovie: `${four(999)}udta${PLACE}` })],
    ['is smaller than its header', film({ inMovie: `${four(4)}udta${PLACE}` })],
    ['has a long size that is negative', film({ inMovie: `${four(1)}udta${'\xff'.repeat(8)}` })],
    ['is larger than the file', film({ beside: `${four(999)}moov${PLACE}` })],
    [
      'lies about its samples',
      film({
        inMovie: track({ handler: 'text' }).replace(
          'stsz\0\0\0\0\0\0\0\0\0\0\0\0',
          `stsz\0\0\0\0\0\0\0\0\xff\xff\xff\xff`,
        ),
      }),
    ],
  ])('is refused as damaged if a box %s', (_, file) => {
    expect(() => withoutMetadata(bytesOf(file), 'mp4')).toThrow(RangeError)
  })

  test('of random bytes is either cleaned or refused', () => {
    const text = film({ inMovie: box('udta', PLACE) + track({ handler: 'text', sizes: [3] }) })
    for (let seed = 1; seed <= 500; seed++) {
      const bytes = bytesOf(text)
      for (let nth = 0; nth < 4; nth++)
        bytes[(seed * 7919 + nth * 104_729) % bytes.length] = (seed * 31 + nth * 17) & 255
      try {
        expect(withoutMetadata(bytes, 'mp4').length).toBeLessThanOrEqual(text.length)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }
  })
})

const PIXELS = { id: 1, type: 'av01', content: 'pixels of a photo' }
const EXIF = { id: 2, type: 'Exif', content: `\0\0\0\0MM\0*GPS ${PLACE}` }
const XMP = {
  id: 3,
  type: 'mime',
  name: 'Jan\0application/rdf+xml',
  content: `<x:xmpmeta>${PLACE}</x:xmpmeta>`,
}

describe('an AVIF', () => {
  test.each([
    ['Exif', avif([PIXELS, EXIF])],
    ['Exif inside its index', avif([PIXELS, { ...EXIF, isInside: true }], 2)],
    ['XMP', avif([PIXELS, XMP])],
    ['XMP in a box', avif([PIXELS]) + box('uuid', `${XMP_ID}${PLACE}`)],
    ['data of a film', avif([PIXELS]) + box('moov', box('udta', PLACE))],
  ])('is refused for %s', (_, file) => {
    expect(() => withoutMetadata(bytesOf(file), 'avif')).toThrow(UncleanableFile)
  })
})
