import { KIND_FACTS } from '../../../platform/files/file-kind'
import { withoutMetadata } from '../../../platform/files/metadata/without-metadata'
import { type OriginMark, readOriginMark } from '../../../platform/files/origin-mark'
import {
  contentName,
  isBrokenFile,
  putInto,
  storePicture,
} from '../../../platform/files/picture-sizes'
import type { Fetch } from '../../../platform/http/fetch-json'
import {
  FETCH_TIMEOUT_MS,
  type FetchedPicture,
  failed,
  fetchPicture,
  type Validators,
} from './fetch-picture'

/** The stores and services for a copy; without `images` a picture is stored in one size. */
export interface CopyTools {
  fetch: Fetch
  media: R2Bucket
  images?: ImagesBinding | undefined
}

/**
 * The address of a copy, which contains its content hash, its size and its average colour, with the mark of its file;
 * or that the earlier copy has the same content; or the failure.
 */
export type CopyResult =
  | { status: 'copied'; address: string; validators: Validators; mark: OriginMark | null }
  | Exclude<FetchedPicture, { status: 'fetched' }>

export type EarlierCopy = Validators & { address: string | null }

/**
 * Copies a picture of the CRM into the bucket. With `images` it is stored in each width as AVIF and once as JPEG, else
 * unchanged but without its metadata. Throws if the bucket or the service fails.
 */
export async function copyPicture(
  source: string,
  tools: CopyTools,
  earlier?: EarlierCopy,
): Promise<CopyResult> {
  const { media, images } = tools
  const fetched = await fetchPicture(source, tools.fetch, FETCH_TIMEOUT_MS, earlier)
  if (fetched.status !== 'fetched') return fetched
  const { kind, validators } = fetched
  if (kind === 'heic' && !images) return failed('convert')
  try {
    const mark = readOriginMark(fetched.bytes, kind, fileNameOf(source))
    const bytes = images ? fetched.bytes : withoutMetadata(fetched.bytes, kind)
    const isSame = earlier?.address?.startsWith(`/pictures/${await contentName(bytes)}`)
    if (isSame) return { status: 'unchanged', validators }
    const picture = { bytes, ...KIND_FACTS[kind], folder: 'pictures' as const }
    const address = await storePicture(picture, { put: putInto(media), images })
    return { status: 'copied', address, validators, mark }
  } catch (error) {
    if (isBrokenFile(error)) return failed('broken')
    throw error
  }
}

function fileNameOf(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1).replaceAll('%20', ' ')
}
