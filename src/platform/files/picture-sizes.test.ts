import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { smallGif, turnedJpeg } from '../../../test/pictures'
import { pictureFiles } from '../format/picture-files'
import { cleanJpeg } from './metadata/rasters'
import { storePicture } from './picture-sizes'

type Bytes = Uint8Array<ArrayBuffer>

const images = env.IMAGES ?? expect.fail('no service')
const files = new Map<string, Bytes>()
const put = async (key: string, bytes: Bytes) => files.set(`/${key}`, bytes)

async function store(bytes: Bytes, service: ImagesBinding | undefined = images): Promise<string> {
  const picture = { bytes, type: 'image/jpeg', extension: 'jpg', folder: 'pictures' as const }
  return storePicture(picture, { put, images: service })
}

async function sizeOf(bytes: Bytes): Promise<string> {
  const info = await images.info(new Blob([bytes]).stream())
  return 'width' in info ? `${info.width}x${info.height}` : 'none'
}

test.each([
  ...[1, 2, 3, 4].map((orientation) => [orientation, '300x200'] as const),
  ...[5, 6, 7, 8].map((orientation) => [orientation, '200x300'] as const),
])(
  'a JPEG with EXIF orientation %i is stored with the size %s of the upright picture',
  async (orientation, size) => {
    const photo = turnedJpeg(orientation)
    expect(await sizeOf(photo)).toBe('300x200')
    const address = await store(photo)
    expect(address).toMatch(new RegExp(`^/pictures/[0-9a-f]{24}-${size}-[0-9a-f]{6}-960\\.jpg$`))
    const [width, height] = size.split('x').map(Number)
    const { srcSet, facts } = pictureFiles(address)
    expect(facts).toMatchObject({ width, height })
    const avif = srcSet?.split(' ')[0] ?? ''
    expect(avif).toContain(`-${width}.avif`)
    for (const file of [address, avif])
      expect(await sizeOf(files.get(file) ?? new Uint8Array())).toBe(size)
  },
)

test('a GIF is stored as AVIF and JPEG of its first frame', async () => {
  const address = await store(smallGif())
  expect(address).toMatch(/-30x20-[0-9a-f]{6}-960\.jpg$/)
  expect(files.get(address)?.[0]).toBe(0xff)
})

describe('without the service', () => {
  test.each([
    [1, '300x200'],
    [3, '300x200'],
    [6, '200x300'],
    [8, '200x300'],
  ])(
    'a JPEG with EXIF orientation %i keeps its bytes, and its address contains %s',
    async (at, size) => {
      const photo = cleanJpeg(turnedJpeg(at))
      const address = await storeUnchanged(photo, 'image/jpeg', 'jpg')
      expect(address).toMatch(new RegExp(`^/pictures/[0-9a-f]{24}-${size}-3k\\.jpg$`))
      expect(files.get(address)).toEqual(photo)
      expect(pictureFiles(address)).toEqual({ src: address, srcSet: null, facts: null })
    },
  )
})

function storeUnchanged(bytes: Bytes, type: string, extension: string): Promise<string> {
  return storePicture({ bytes, type, extension, folder: 'pictures' }, { put })
}
