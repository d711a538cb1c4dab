import { PictureTrouble, putInto, storePicture } from './picture-sizes'
import type { Fetch } from './sources/ask'

/** The stores and services that a copy needs; without `images` a picture keeps its one size. */
export interface CopyTools {
  fetch: Fetch
  media: R2Bucket
  images?: ImagesBinding | undefined
}

const MOST_BYTES = 20 * 1024 * 1024
const PATIENCE_MS = 20_000
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
  const picture = { bytes, type, extension: KINDS[type] ?? '', folder: 'pictures' as const }
  return storePicture(picture, { put: putInto(tools.media), images: tools.images })
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
