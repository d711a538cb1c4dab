import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { bytesOf } from '../../../test/boxes'
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

test('a service that reports the upright size gives the same address', async () => {
  const upright: ImagesBinding = Object.create(images, {
    info: { value: async () => ({ format: 'image/jpeg', fileSize: 1, width: 200, height: 300 }) },
    input: { value: images.input.bind(images) },
  })
  expect(await store(turnedJpeg(6), upright)).toBe(await store(turnedJpeg(6)))
})

test('a WebP with EXIF orientation is stored with the size of the upright picture', async () => {
  const image = images.input(new Blob([turnedJpeg(1)]).stream())
  const output = await image.output({ format: 'image/webp' })
  const webp = new Uint8Array(await output.response().arrayBuffer())
  expect(await store(withExif(webp, 300, 200, 8))).toContain('-200x300-')
})

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

  test('the address of a PNG contains its size, and that of other pictures does not', async () => {
    const image = images.input(new Blob([turnedJpeg(1)]).stream())
    const output = await image.transform({ width: 90 }).output({ format: 'image/png' })
    const png = new Uint8Array(await output.response().arrayBuffer())
    expect(await storeUnchanged(png, 'image/png', 'png')).toMatch(/-90x60-\d+k\.png$/)
    expect(await storeUnchanged(smallGif(), 'image/gif', 'gif')).toMatch(/[0-9a-f]{24}\.gif$/)
  })

  test('a picture that ends before its size has none in its address', async () => {
    const bytes = turnedJpeg(1).slice(0, 30)
    expect(await storeUnchanged(bytes, 'image/jpeg', 'jpg')).toMatch(/[0-9a-f]{24}\.jpg$/)
  })
})

function storeUnchanged(bytes: Bytes, type: string, extension: string): Promise<string> {
  return storePicture({ bytes, type, extension, folder: 'pictures' }, { put })
}

/** A simple WebP as an extended one, with EXIF of one entry. */
function withExif(webp: Bytes, width: number, height: number, orientation: number): Bytes {
  const three = (value: number) => [value & 255, (value >> 8) & 255, value >> 16]
  const chunk = (name: string, data: number[]) => [
    ...bytesOf(name),
    ...[...three(data.length), 0, ...data],
  ]
  const exif = `MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`
  const EXIF_FLAG = 8
  const chunks = [
    ...chunk('VP8X', [EXIF_FLAG, 0, 0, 0, ...three(width - 1), ...three(height - 1)]),
    ...webp.subarray(12),
    ...chunk('EXIF', [...bytesOf(exif)]),
  ]
  const size = chunks.length + 4
  return new Uint8Array([
    ...webp.subarray(0, 4),
    ...three(size),
    0,
    ...webp.subarray(8, 12),
    ...chunks,
  ])
}
