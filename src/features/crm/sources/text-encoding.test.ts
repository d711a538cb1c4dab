import { describe, expect, test } from 'vitest'
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

test('an unknown encoding is refused by name', async () => {
  await expect(read(utf8('<?xml encoding="klingon"?><a/>'))).rejects.toMatchObject({
    issue: { code: 'encodingUnknown', value: 'klingon' },
  })
})
