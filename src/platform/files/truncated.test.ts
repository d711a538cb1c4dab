import { describe, expect, test } from 'vitest'
import { box, four, bytesOf as latin } from '../../../test/boxes'
import type { FileKind } from './file-kind'
import { isTruncated } from './truncated'

const chunk = (name: string, data = '') => `${four(data.length)}${name}${data}sum!`
const segment = (marker: number, data: string) =>
  `\xff${String.fromCharCode(marker, (data.length + 2) >> 8, (data.length + 2) & 255)}${data}`

const SCAN = `${segment(0xda, 'scan')}pixels \xff\0 more \xff\xd3 and \xff\xff`
const RIFF = 'WEBPVP8 \x06\0\0\0pixels'

/** Each file is complete up to its last byte. */
const FILES: [FileKind, string][] = [
  ['jpeg', `\xff\xd8${segment(0xe1, 'Exif \xff\xd9')}${segment(0xc4, 'codes')}${SCAN}\xff\xd9`],
  ['png', `\x89PNG\r\n\x1a\n${chunk('IHDR', 'head')}${chunk('IDAT', 'IEND')}${chunk('IEND')}`],
  ['webp', `RIFF${String.fromCharCode(RIFF.length)}\0\0\0${RIFF}`],
  [
    'gif',
    `GIF89a\x1e\0\x14\0\x80\0\0colour!\xf9\x04flag\0,\0\0\0\0\x1e\0\x14\0\0\x02\x06pixel;\x03two\0;`,
  ],
  ['avif', `${box('ftyp', 'avif')}${box('meta', 'items')}${box('mdat', 'many pixels')}`],
  ['heic', `${box('ftyp', 'heic')}${box('meta', 'items')}${box('mdat', 'many pixels')}`],
  [
    'mp4',
    `${box('ftyp', 'isom')}${box('jumb', 'signed')}${box('moov')}${box('mdat', 'many frames')}`,
  ],
  ['mp4', `${box('ftyp', 'isom')}\0\0\0\x01mdat\0\0\0\0\0\0\0\x16frames${box('moov')}`],
  ['pdf', '%PDF-1.7 1 0 obj text %%EOF'],
]

describe.each(FILES)('a %s', (kind, text) => {
  test('is complete', () => {
    expect(isTruncated(latin(text), kind)).toBe(false)
  })

  test.each([2, 3, 5, 9])('without its last %d bytes is truncated', (missing) => {
    expect(isTruncated(latin(text.slice(0, -missing)), kind)).toBe(true)
  })
})

test.each<[string, FileKind, string]>([
  ['a JPEG with a film behind it', 'jpeg', `\xff\xd8${SCAN}\xff\xd9${box('ftyp', 'mp42')}frames`],
  ['a PNG with bytes behind it', 'png', `\x89PNG\r\n\x1a\n${chunk('IEND')}more`],
  ['a GIF with a line break behind it', 'gif', `GIF89a\x01\0\x01\0\0\0\0;\r\n`],
  ['a GIF with zero bytes behind it', 'gif', `GIF87a\x01\0\x01\0\0\0\0;\0\0`],
  [
    'a film with data of a camera behind it',
    'mp4',
    `${box('ftyp')}${box('moov')}SEFH\x01\x02\x03\x04\x05`,
  ],
  ['a film whose last box has no size', 'mp4', `${box('ftyp')}${box('moov')}\0\0\0\0mdatframes`],
  ['a PDF that is filled up', 'pdf', `%PDF-1.7 1 0 obj text %%EOF\r\n${'\0'.repeat(4000)}`],
])('%s is complete', (_, kind, text) => {
  expect(isTruncated(latin(text), kind)).toBe(false)
})

test.each<[string, FileKind, string]>([
  ['a film without its index', 'mp4', `${box('ftyp')}${box('mdat', 'frames')}`],
  ['a PDF whose first part alone has an end', 'pdf', `%PDF-1.7 1 0 obj %%EOF ${'x'.repeat(2000)}`],
  [
    'a GIF that ends at a semicolon of its pixels',
    'gif',
    `GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x09pixels;`,
  ],
  ['a JPEG that is its first bytes', 'jpeg', '\xff\xd8\xff'],
  ['a PNG that is its first bytes', 'png', '\x89PNG\r\n\x1a\n'],
  ['a WebP that is its first bytes', 'webp', 'RIFF\x24\0\0\0WEBP'],
])('%s is truncated', (_, kind, text) => {
  expect(isTruncated(latin(text), kind)).toBe(true)
})
