import { describe, expect, test } from 'vitest'
import { randomOf } from '../../../tasks/random'
import { detectEncoding } from './text-encoding'

const TEXT = 'Liège, Malmédy – 325 000 €: “à rénover” à côté de l’école'
const DECLARED = /encoding="([^"]*)"/

/** The bytes of windows-1252 that are not those of Latin-1, as far as the text needs them. */
const WINDOWS: Record<string, number> = { '€': 0x80, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 }

const utf8 = (text: string) => new TextEncoder().encode(text)
const windows1252 = (text: string) =>
  Uint8Array.from(text, (character) => WINDOWS[character] ?? character.charCodeAt(0))
function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}
const little = (text: string) => utf16(text, true)
const big = (text: string) => utf16(text, false)

/** Chunks of three bytes divide most characters that have several. */
async function* chunksOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3)
}

async function read(bytes: Uint8Array) {
  const { encoding, issue } = await detectEncoding(
    () => chunksOf(bytes),
    (start) => DECLARED.exec(start)?.[1] ?? null,
  )
  return { text: new TextDecoder(encoding).decode(bytes), issue }
}

describe.each<[string, (text: string) => Uint8Array]>([
  ['utf-8', utf8],
  ['windows-1252', windows1252],
  ['utf-16le', little],
  ['utf-16be', big],
])('a text in %s', (actual, encode) => {
  test.each(['utf-8', 'iso-8859-1', 'windows-1252', 'utf-16', 'utf-16be'])(
    'declared as %s keeps every character',
    async (declared) => {
      const text = `<?xml version="1.0" encoding="${declared}"?><a>${TEXT}</a>`
      const decoded = await read(encode(text))
      expect(decoded.text).toBe(text)
      const name = new TextDecoder(declared).encoding
      const isSame = name === actual || (name.startsWith('utf-16') && actual.startsWith('utf-16'))
      expect(decoded.issue?.code ?? null).toBe(isSame ? null : 'encodingDiffers')
    },
  )

  test('without a declaration keeps every character', async () => {
    expect((await read(encode(TEXT))).text).toBe(TEXT)
  })
})

test.each<[string, Uint8Array]>([
  ['UTF-8', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8(TEXT)])],
  ['little-endian UTF-16', little(`\uFEFF${TEXT}`)],
  ['big-endian UTF-16', big(`\uFEFF${TEXT}`)],
])('the byte order mark of %s wins over the declaration', async (_, bytes) => {
  expect((await read(bytes)).text).toBe(TEXT)
})

test('any other one-byte encoding is read as declared', async () => {
  const declaration = '<?xml version="1.0" encoding="iso-8859-15"?>'
  const { text, issue } = await read(Uint8Array.from([...utf8(declaration), 0xa4]))
  expect(text).toBe(`${declaration}€`)
  expect(issue).toBe(null)
})

test('an ASCII text is read with any declaration', async () => {
  expect((await read(utf8('<?xml encoding="windows-1252"?><a/>'))).issue).toBe(null)
})

test('an unknown encoding is refused by name', async () => {
  await expect(read(utf8('<?xml encoding="klingon"?><a/>'))).rejects.toMatchObject({
    issue: { code: 'encodingUnknown', value: 'klingon' },
  })
})

test('each character of windows-1252 is preserved in random texts', async () => {
  const decoder = new TextDecoder('windows-1252')
  const bytes = Array.from({ length: 224 }, (_, at) => at + 32)
  const printable = bytes.filter((byte) => !/\p{Cc}/u.test(decoder.decode(Uint8Array.of(byte))))
  const random = randomOf(7)
  for (let round = 0; round < 200; round++) {
    const text = Uint8Array.from({ length: 60 }, () => random.of(printable))
    expect((await read(text)).text).toBe(decoder.decode(text))
  }
})
