import { toHex } from '../domain/format/bytes'
import { copyWidths } from '../domain/format/picture-files'
import type { Fetch } from './sources/ask'

/** The stores and services that a copy needs; without `images` a picture keeps its one size. */
export interface CopyTools {
  fetch: Fetch
  media: R2Bucket
  images?: ImagesBinding | undefined
}

/** A picture that can't be copied, now or ever; the text names no address. */
export class PictureTrouble extends Error {}

const MOST_BYTES = 20 * 1024 * 1024
const PATIENCE_MS = 20_000
const JPEG_WIDTH = 960
const KINDS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/**
 * Copies a picture of the CRM into the bucket, in each width and in AVIF, with one JPEG for what knows no
 * AVIF; returns the address that names its content, its size and its average colour. Throws `PictureTrouble`.
 */
export async function copyPicture(source: string, tools: CopyTools): Promise<string> {
  const { bytes, type } = await fetchPicture(source, tools.fetch)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const content = toHex(new Uint8Array(digest)).slice(0, 24)
  if (!tools.images) return store(tools.media, `${content}.${KINDS[type]}`, bytes, type)
  return copySizes(content, bytes, tools.media, tools.images)
}

/** The picture's bytes; its address must be https and answer at once with a picture that we know. */
export async function fetchPicture(source: string, fetch: Fetch) {
  const url = URL.parse(source)
  if (url?.protocol !== 'https:' || url.username) throw new PictureTrouble('not an https address')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(source, { redirect: 'manual', signal }).catch(() => {
    throw new PictureTrouble('no answer')
  })
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (response.status !== 200 || !KINDS[type]) {
    await response.body?.cancel()
    throw new PictureTrouble(response.status === 200 ? 'no picture' : `status ${response.status}`)
  }
  return { bytes: await readBytes(response), type }
}

async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new PictureTrouble(`over ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

async function copySizes(
  content: string,
  bytes: Uint8Array<ArrayBuffer>,
  media: R2Bucket,
  images: ImagesBinding,
): Promise<string> {
  const stream = () => new Blob([bytes]).stream()
  const info = await images.info(stream()).catch(() => null)
  if (!info || !('width' in info)) throw new PictureTrouble('no picture')
  const sized = async (width: number, format: 'image/avif' | 'image/jpeg' | 'image/png') => {
    const made = images.input(stream()).transform({ width, fit: 'scale-down' })
    return new Uint8Array(await (await made.output({ format })).response().arrayBuffer())
  }
  const average = await averageColour(await sized(1, 'image/png'))
  const name = `${content}-${info.width}x${info.height}-${average}`
  for (const width of copyWidths(info.width)) {
    await store(media, `${name}-${width}.avif`, await sized(width, 'image/avif'), 'image/avif')
  }
  const jpeg = await sized(JPEG_WIDTH, 'image/jpeg')
  return store(media, `${name}-${JPEG_WIDTH}.jpg`, jpeg, 'image/jpeg')
}

async function store(
  media: R2Bucket,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<string> {
  await media.put(`pictures/${name}`, bytes, { httpMetadata: { contentType } })
  return `/pictures/${name}`
}

/** The colour of a PNG's first pixel, six hexadecimal digits: chunks are a length, a name, data, a sum. */
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
