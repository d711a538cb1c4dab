import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { avif, box, bytesOf, film, PLACE, textOf } from '../../../../test/boxes'
import { CATALOG, INFO, PAGES, PDF_AUTHOR, pdf, stream } from '../../../../test/pdfs'
import { copyPicture } from '../mapping/copy-picture'
import { storePackedFile } from './store-packed'

const tools = { media: env.MEDIA }
const PHOTO = avif([
  { id: 1, type: 'av01', content: 'pixels' },
  { id: 2, type: 'Exif', content: PLACE },
])

async function storedText(address: string | null): Promise<string> {
  const object = await env.MEDIA.get((address ?? '').slice(1))
  return textOf((await object?.bytes()) ?? new Uint8Array())
}

describe('a file of the CRM is stored without its metadata', () => {
  test.each([
    ['document.pdf', pdf({ objects: [CATALOG, PAGES, INFO] }), true],
    ['plan.pdf', pdf({ objects: [CATALOG, PAGES, INFO] }), false],
    ['photo.avif', PHOTO, false],
    ['certificate.avif', PHOTO, true],
  ])('if %s is in a transfer', async (name, text, isDocument) => {
    const address = await storePackedFile({ bytes: bytesOf(text), name, isDocument }, tools)
    const stored = await storedText(address)
    expect(stored).toHaveLength(text.length)
    expect(stored).not.toMatch(PDF_AUTHOR)
    expect(stored).not.toContain('51.05')
  })

  test('if a picture on its host is copied', async () => {
    const fetch = async () => new Response(bytesOf(PHOTO))
    const copy = await copyPicture('https://cdn.example/a.avif', { ...tools, fetch })
    const address = copy.status === 'copied' ? copy.address : null
    expect(await storedText(address)).toContain('pixels')
    expect(await storedText(address)).not.toContain('51.05')
  })
})

test('a film in a transfer is not stored, and a PDF whose metadata cannot be removed is refused', async () => {
  const bytes = bytesOf(film({ inMovie: box('udta', PLACE) }))
  expect(await storePackedFile({ bytes, name: 'film.mp4', isDocument: false }, tools)).toBe(null)
  const unclean = pdf({ objects: [stream('/Type /ObjStm /Filter /LZWDecode', 'x')] })
  const file = { bytes: bytesOf(unclean), name: 'a.pdf', isDocument: true }
  await expect(storePackedFile(file, tools)).rejects.toThrow(RangeError)
})
