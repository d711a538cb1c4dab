import { toHex } from '../format/bytes'
import { type PictureFolder, singleFileSuffix, storedWidths } from '../format/picture-files'
import { sha256 } from '../format/sha256'

type PutFile = (key: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<unknown>

/** The bucket for pictures, and the service that resizes them; without `images` a picture is stored in one size. */
export interface PictureStore {
  put: PutFile
  images?: ImagesBinding | undefined
}

/** Returns a function that stores files with their content types in a bucket. */
export function putInto(bucket: R2Bucket): PutFile {
  return (key, bytes, contentType) => bucket.put(key, bytes, { httpMetadata: { contentType } })
}

/** The error of a picture that cannot be stored; its text contains no address. */
export class PictureError extends Error {}

/** Returns true for an error that is caused by a broken file, and not by an unavailable service. */
export function isBrokenFile(error: unknown): error is Error {
  return error instanceof PictureError || error instanceof RangeError
}

const JPEG_WIDTH = 960

interface Picture {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  /** The extension of a file that is stored in one size. */
  extension: string
  folder: PictureFolder
}

/**
 * Stores a picture in each width as AVIF, and once as JPEG for clients without AVIF. Returns its address, which
 * contains its content hash, its size in pixels and its average colour. Without the service a JPEG or PNG has its size
 * in pixels and bytes there, other pictures nothing. Throws `PictureError` for a file that is not a picture.
 */
export async function storePicture(picture: Picture, store: PictureStore): Promise<string> {
  const { bytes, type, extension, folder } = picture
  const content = await contentName(bytes)
  if (store.images) return storeSizes(`${folder}/${content}`, picture, store.put, store.images)
  const size = fileSize(bytes)
  const suffix = size ? singleFileSuffix(size, bytes.length) : ''
  const key = `${folder}/${content}${suffix}.${extension}`
  await store.put(key, bytes, type)
  return `/${key}`
}

/** Returns the first 24 hexadecimal digits of a file's SHA-256, which are in its address. */
export async function contentName(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return (await sha256(bytes)).slice(0, 24)
}

async function storeSizes(
  path: string,
  picture: Picture,
  put: PutFile,
  images: ImagesBinding,
): Promise<string> {
  // All sizes are created before the first is stored, so that a refused picture leaves no files.
  const files = await makeSizes(path, picture, images).catch((cause) => {
    // The service reads the size from the header only, so the rest of the picture may still be broken.
    throw cause instanceof PictureError ? cause : new PictureError('not decoded', { cause })
  })
  for (const { key, content, type } of files) await put(key, content, type)
  return `/${files.at(-1)?.key}`
}

interface SizeFile {
  key: string
  content: Uint8Array<ArrayBuffer>
  type: string
}

/** Returns the files of all sizes; the last one is the JPEG whose name is the picture's address. */
async function makeSizes(
  path: string,
  { bytes, folder }: Picture,
  images: ImagesBinding,
): Promise<SizeFile[]> {
  const stream = () => new Blob([bytes]).stream()
  const info = await images.info(stream()).catch(() => null)
  if (!info || !('width' in info)) throw new PictureError('no picture')
  const sized = async (width: number, format: 'image/avif' | 'image/jpeg' | 'image/png') => {
    const resized = images.input(stream()).transform({ width, fit: 'scale-down' })
    const output = await resized.output({ format, anim: false })
    return new Uint8Array(await output.response().arrayBuffer())
  }
  const jpeg = await sized(JPEG_WIDTH, 'image/jpeg')
  const size = uprightSize(info, jpeg)
  const average = await averageColour(await sized(1, 'image/png'))
  const name = `${path}-${size.width}x${size.height}-${average}`
  const files: SizeFile[] = []
  for (const width of storedWidths(size.width, folder)) {
    const content = await sized(width, 'image/avif')
    files.push({ key: `${name}-${width}.avif`, content, type: 'image/avif' })
  }
  return [...files, { key: `${name}-${JPEG_WIDTH}.jpg`, content: jpeg, type: 'image/jpeg' }]
}

interface Size {
  width: number
  height: number
}

/**
 * Returns the size in pixels of the upright picture. The service turns a picture by its EXIF orientation when it
 * makes a file of it, but reports the size before that: the shape of a JPEG that it made shows which one it is.
 */
function uprightSize({ width, height }: Size, jpeg: Uint8Array<ArrayBuffer>): Size {
  const jpegShape = jpegSize(jpeg) ?? { width, height }
  const isTurned = (width - height) * (jpegShape.width - jpegShape.height) < 0
  return isTurned ? { width: height, height: width } : { width, height }
}

const [FIRST_FRAME, LAST_FRAME, EXIF] = [0xc0, 0xcf, 0xe1]
/** The markers in the range of frame headers that are not frames: tables and a reserved one (ITU-T T.81, table B.1). */
const NO_FRAMES = [0xc4, 0xc8, 0xcc]
/** The offset of the orientation in the EXIF segment that `cleanJpeg` writes, and the first one that swaps the sides. */
const [ORIENTATION_AT, FIRST_TURNED] = [29, 5]
const [JPEG_START, PNG_START] = [0xffd8, 0x89504e47]

/** Returns the size of a JPEG's frame, without its orientation, or null if there is none. */
function jpegSize(jpeg: Uint8Array<ArrayBuffer>): (Size & { isTurned: boolean }) | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.length)
  let isTurned = false
  for (let at = 2; at + 9 <= jpeg.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (marker === EXIF) isTurned = (jpeg[at + ORIENTATION_AT] ?? 0) >= FIRST_TURNED
    const isFrame = marker >= FIRST_FRAME && marker <= LAST_FRAME && !NO_FRAMES.includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), isTurned }
  }
  return null
}

/** Returns the size of an upright JPEG or PNG without metadata, or null for other files. */
function fileSize(bytes: Uint8Array<ArrayBuffer>): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (bytes.length < 24) return null
  if (view.getUint32(0) === PNG_START)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  const jpeg = view.getUint16(0) === JPEG_START ? jpegSize(bytes) : null
  if (!jpeg) return null
  const { width, height, isTurned } = jpeg
  return isTurned ? { width: height, height: width } : { width, height }
}

/**
 * Returns the colour of a PNG's first pixel as six hexadecimal digits. A PNG chunk is a length, a name, data and a
 * checksum.
 */
async function averageColour(png: Uint8Array<ArrayBuffer>): Promise<string> {
  const view = new DataView(png.buffer)
  const data: Uint8Array<ArrayBuffer>[] = []
  let colourType = 0
  for (let at = 8; at + 8 <= png.length; at += 12 + view.getUint32(at)) {
    const name = new TextDecoder().decode(png.subarray(at + 4, at + 8))
    if (name === 'IHDR') colourType = view.getUint8(at + 17)
    if (name === 'IDAT') data.push(png.subarray(at + 8, at + 8 + view.getUint32(at)))
  }
  const inflated = new Blob(data).stream().pipeThrough(new DecompressionStream('deflate'))
  const [, ...pixel] = new Uint8Array(await new Response(inflated).arrayBuffer())
  const isGrey = colourType === 0 || colourType === 4
  const [red = 0, green = 0, blue = 0] = isGrey ? [pixel[0], pixel[0], pixel[0]] : pixel
  return toHex(new Uint8Array([red, green, blue]))
}
