import { env } from 'cloudflare:workers'

type Bytes = Uint8Array<ArrayBuffer>

const POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NYsPEQAAQIAhQnOqSVAAAAAElFTkSuQmCC'

/** A JPEG of one colour. */
export async function jpegOf(width: number, height: number): Promise<Bytes> {
  const point = Uint8Array.from(atob(POINT), (sign) => sign.charCodeAt(0))
  const picture = env.IMAGES?.input(new Blob([point]).stream())
  const made = picture?.transform({ width, height, fit: 'squeeze' })
  const jpeg = await (await made?.output({ format: 'image/jpeg' }))?.response().arrayBuffer()
  return new Uint8Array(jpeg ?? new ArrayBuffer())
}

/** The same JPEG with EXIF that tells `place`, as a telephone writes it. */
export function withPlace(jpeg: Bytes, place: string): Bytes {
  const tiff = `MM\0*\0\0\0\b\0\x01\x01\x0e\0\x02\0\0\0${String.fromCharCode(place.length)}\0\0\0\x1a\0\0\0\0${place}`
  const data = `Exif\0\0${tiff}`
  const size = data.length + 2
  const segment = Uint8Array.from(
    `\xff\xe1${String.fromCharCode(size >> 8, size & 255)}${data}`,
    (sign) => sign.charCodeAt(0),
  )
  return new Uint8Array([...jpeg.subarray(0, 2), ...segment, ...jpeg.subarray(2)])
}
