import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { bytesOf, PLACE, textOf } from '../../../../test/boxes'
import { CATALOG, INFO, PAGES, pdf } from '../../../../test/pdfs'
import { copyPicture } from '../mapping/copy-picture'
import { storePackedFile } from './store-packed'

const tools = { media: env.MEDIA }
const PHOTO = `\xff\xd8\xff\xe1\0\x14GPS ${PLACE.slice(0, 14)}\xff\xda\0\x08scan__pixels\xff\xd9`

async function storedText(address: string | null): Promise<string> {
  const object = await env.MEDIA.get((address ?? '').slice(1))
  return textOf((await object?.bytes()) ?? new Uint8Array())
}

describe('a picture of the CRM is stored without its metadata', () => {
  test.each([
    ['photo.jpg', false],
    ['certificate.jpg', true],
  ])('if %s is in a transfer', async (name, isDocument) => {
    const address = await storePackedFile({ bytes: bytesOf(PHOTO), name, isDocument }, tools)
    expect(await storedText(address)).toContain('pixels')
    expect(await storedText(address)).not.toContain('51.05')
  })

  test('if a picture on its host is copied', async () => {
    const fetch = async () => new Response(bytesOf(PHOTO))
    const copy = await copyPicture('https://cdn.example/a.jpg', { ...tools, fetch })
    const address = copy.status === 'copied' ? copy.address : null
    expect(await storedText(address)).toContain('pixels')
    expect(await storedText(address)).not.toContain('51.05')
  })
})

test.each([true, false])(
  'a PDF in a transfer is a document (group: %s) and unchanged',
  async (isDocument) => {
    const text = pdf({ objects: [CATALOG, PAGES, INFO] })
    const address = await storePackedFile(
      { bytes: bytesOf(text), name: 'a.pdf', isDocument },
      tools,
    )
    expect(address).toMatch(/^\/documents\/crm\//)
    expect(await storedText(address)).toBe(text)
  },
)
