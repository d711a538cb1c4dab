import { expect, test } from 'vitest'
import { bytesOf as latin, textOf } from '../../../../test/boxes'
import { fileKind } from '../file-kind'
import { withoutMetadata } from './without-metadata'

function segment(mark: number, data: string): string {
  const size = data.length + 2
  return `\xff${String.fromCharCode(mark, size >> 8, size & 255)}${data}`
}

/** Returns EXIF data with a location and an orientation, in either byte order. */
function exif(orientation: number, order: 'II' | 'MM'): string {
  const uint16 = (n: number) => (order === 'MM' ? [n >> 8, n & 255] : [n & 255, n >> 8])
  const four = (n: number) => (order === 'MM' ? [0, 0, ...uint16(n)] : [...uint16(n), 0, 0])
  const entry = (tag: number, type: number, value: number) =>
    String.fromCharCode(...uint16(tag), ...uint16(type), ...four(1), ...uint16(value), 0, 0)
  const head = order + String.fromCharCode(...uint16(42), ...four(8), ...uint16(2))
  return `Exif\0\0${head}${entry(0x010f, 3, 7)}${entry(0x0112, 3, orientation)}GPS 51.05 N`
}

const JFIF = segment(0xe0, 'JFIF\0')
const PROFILE = segment(0xe2, 'ICC_PROFILE\0')
const TABLES = segment(0xdb, 'tables \xff\xd9') + segment(0xc4, 'codes')
const SCAN = `${segment(0xda, 'scan')}pixels \xff\0 more \xff\xd3 and more`

const jpeg = (metadata: string, rest = '') =>
  latin(`\xff\xd8${JFIF}${metadata}${PROFILE}${TABLES}${SCAN}${TABLES}${SCAN}\xff\xd9${rest}`)

test.each(['II', 'MM'] as const)('a JPEG (%s) keeps its pixels and its orientation', (order) => {
  const metadata = segment(0xe1, exif(6, order)) + segment(0xe1, 'http://ns.adobe.com/xap/ GPS')
  const clean = withoutMetadata(jpeg(metadata + segment(0xfe, 'GPS too')), 'jpeg')
  const [before = '', after] = textOf(clean).split(PROFILE)
  expect(after).toBe(`${TABLES}${SCAN}${TABLES}${SCAN}\xff\xd9`)
  expect(before).toMatch(/^\xff\xd8\xff\xe0/)
  expect(before).not.toContain('GPS')
  expect(before.slice(-36)).toBe(
    segment(0xe1, `Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0`),
  )
  expect(withoutMetadata(clean, 'jpeg')).toEqual(clean)
})

test('a JPEG without rotation loses its EXIF and the data after its end', () => {
  const metadata = segment(0xe1, exif(1, 'MM')) + segment(0xed, 'Photoshop, a name')
  const clean = withoutMetadata(jpeg(metadata, `\xff\xd8${segment(0xe1, exif(1, 'II'))}`), 'jpeg')
  expect(textOf(clean)).toBe(textOf(jpeg('')))
})

test('a PNG and a WebP lose their metadata', () => {
  const chunk = (name: string, data: string) =>
    `\0\0\0${String.fromCharCode(data.length)}${name}${data}sum!`
  const png = (metadata: string) =>
    latin(
      `\x89PNG\r\n\x1a\n${chunk('IHDR', 'head')}${metadata}${chunk('IDAT', 'pixels')}${chunk('IEND', '')}`,
    )
  const metadata = chunk('tEXt', 'GPS') + chunk('eXIf', 'GPS') + chunk('iTXt', 'a name')
  expect(withoutMetadata(png(metadata), 'png')).toEqual(png(''))

  const part = (name: string, data: string) =>
    `${name}${String.fromCharCode(data.length)}\0\0\0${data}${data.length % 2 ? '\0' : ''}`
  const webp = (flags: string, more: string) => {
    const parts = part('VP8X', `${flags}\0\0\0size66`) + part('VP8 ', 'pixels') + more
    return latin(`RIFF${String.fromCharCode(parts.length + 4)}\0\0\0WEBP${parts}`)
  }
  const clean = withoutMetadata(webp('\x2c', part('EXIF', 'GPS') + part('XMP ', 'a name!')), 'webp')
  expect(textOf(clean)).toBe(textOf(webp('\x20', '')))
  expect(fileKind(clean)).toBe('webp')
})

test('a PNG and a WebP lose chunks outside the standards', () => {
  const chunk = (name: string, data = '') =>
    `\0\0\0${String.fromCharCode(data.length)}${name}${data}sum!`
  const png = (extra: string) => latin(`\x89PNG\r\n\x1a\n${extra}${chunk('IEND')}`)
  const extra = chunk('caBX', 'GPS') + chunk('zxIf', 'GPS') + chunk('dSIG', 'GPS')
  expect(withoutMetadata(png(extra), 'png')).toEqual(png(''))
  const webp = (parts: string) =>
    latin(`RIFF${String.fromCharCode(parts.length + 4)}\0\0\0WEBP${parts}`)
  const pixels = 'VP8 \x06\0\0\0pixels'
  expect(withoutMetadata(webp(`${pixels}C2PA\x04\0\0\0 GPS`), 'webp')).toEqual(webp(pixels))
})

test.each([
  ['jpeg', latin(`\xff\xd8${JFIF}\xff\xda\0\x04scan that never`)],
  ['jpeg', latin('\xff\xd8\xff\xe1\xff\xff')],
  ['png', latin('\x89PNG\r\n\x1a\n\0\0\xff\xffIDAT')],
] as const)('a %s that ends in the middle is refused', (kind, file) => {
  expect(() => withoutMetadata(file, kind)).toThrow(RangeError)
})
