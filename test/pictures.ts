import { env } from 'cloudflare:workers'

type Bytes = Uint8Array<ArrayBuffer>

const FILES = import.meta.glob<string>('./turned.jpg', {
  query: '?inline',
  import: 'default',
  eager: true,
})
/** The offset of the orientation in the EXIF. */
const ORIENTATION_AT = 30

const POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NYsPEQAAQIAhQnOqSVAAAAAElFTkSuQmCC'

const GIF =
  'R0lGODlhHgAUAIAAAExpcaq7zCH5BAUAAAAALAAAAAAeABQAAAIXjI+py+0Po5y02ouz3rz7D4biSJZmUgAAOw=='

/** A JPEG of one colour. */
export async function jpegOf(width: number, height: number): Promise<Bytes> {
  const point = fromBase64(POINT)
  const picture = env.IMAGES?.input(new Blob([point]).stream())
  const made = picture?.transform({ width, height, fit: 'squeeze' })
  const jpeg = await (await made?.output({ format: 'image/jpeg' }))?.response().arrayBuffer()
  return new Uint8Array(jpeg ?? new ArrayBuffer())
}

/** A real photo whose pixels are 300 wide and 200 high, with the EXIF orientation 1 to 8. */
export function turnedJpeg(orientation: number): Bytes {
  const bytes = fromBase64(FILES['./turned.jpg']?.split(',')[1] ?? '')
  bytes[ORIENTATION_AT] = orientation
  return bytes
}

/** A GIF of one colour, 30 by 20 pixels. */
export function smallGif(): Bytes {
  return fromBase64(GIF)
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
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
