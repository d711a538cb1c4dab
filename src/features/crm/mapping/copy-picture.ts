import { KIND_FACTS } from '../../../platform/files/file-kind'
import { isTruncated } from '../../../platform/files/truncated'
import { withoutMetadata } from '../../../platform/files/without-metadata'
import type { Fetch } from '../../../platform/http/fetch-json'
import { type FetchedPicture, failed, fetchPicture } from './fetch-picture'
import { isBrokenFile, putInto, storePicture } from './picture-sizes'

/** The stores and services for a copy; without `images` a picture is stored in one size. */
export interface CopyTools {
  fetch: Fetch
  media: R2Bucket
  images?: ImagesBinding | undefined
}

/** The address of a copy, which contains its content hash, its size and its average colour; or the failure. */
export type CopyResult =
  | { status: 'copied'; address: string }
  | Extract<FetchedPicture, { status: 'failed' }>

/**
 * Copies a picture of the CRM into the bucket. With `images` it is stored in each width as AVIF and once as JPEG, else
 * unchanged but without its metadata. Throws if the bucket or the service fails.
 */
export async function copyPicture(source: string, tools: CopyTools): Promise<CopyResult> {
  const { media, images } = tools
  const fetched = await fetchPicture(source, tools.fetch)
  if (fetched.status === 'failed') return fetched
  const { kind } = fetched
  if (kind === 'heic' && !images) return failed('convert')
  if (isTruncated(fetched.bytes, kind)) return failed('broken')
  try {
    const bytes = images ? fetched.bytes : withoutMetadata(fetched.bytes, kind)
    const picture = { bytes, ...KIND_FACTS[kind], folder: 'pictures' as const }
    return {
      status: 'copied',
      address: await storePicture(picture, { put: putInto(media), images }),
    }
  } catch (error) {
    if (isBrokenFile(error)) return failed('broken')
    throw error
  }
}
