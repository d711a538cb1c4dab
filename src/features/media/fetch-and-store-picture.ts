import { KIND_FACTS } from '../../platform/files/file-kind'
import { withoutMetadata } from '../../platform/files/metadata/without-metadata'
import { isBrokenFile } from '../../platform/files/picture-sizes'
import { log } from '../../platform/log'
import { fetchPicture, type PictureKind, waitingName } from '../crm/crm'

export interface FetchedPicture {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

/**
 * Fetches a picture and stores it in the bucket until it is copied. Returns it without metadata, or null if its host
 * does not deliver it, or it is damaged.
 */
export async function fetchAndStorePicture(
  media: R2Bucket,
  { key, source }: { key: string; source: string },
): Promise<FetchedPicture | null> {
  const fetched = await fetchPicture(source, (url, init) => fetch(url, init))
  // Most browsers do not show HEIC, so it is not served before its conversion.
  if (fetched.status !== 'fetched' || fetched.kind === 'heic') return null
  const picture = cleanPicture(fetched.bytes, fetched.kind)
  if (!picture) return null
  const httpMetadata = { contentType: picture.type }
  const bucketPut = media.put(waitingName(key), picture.bytes, { httpMetadata })
  await bucketPut.catch((error) => log('picture not cached', { error }))
  return picture
}

/** Returns the picture without metadata, or null if it is damaged. */
function cleanPicture(bytes: FetchedPicture['bytes'], kind: PictureKind): FetchedPicture | null {
  try {
    return { bytes: withoutMetadata(bytes, kind), type: KIND_FACTS[kind].type }
  } catch (error) {
    if (isBrokenFile(error)) return null
    throw error
  }
}
