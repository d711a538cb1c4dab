import type { FileKind } from '../file-kind'
import { cleanFilm, cleanHeif } from './films'
import { cleanGif, cleanJpeg, cleanPng, cleanWebp } from './rasters'

type Bytes = Uint8Array<ArrayBuffer>

const CLEANERS: Partial<Record<FileKind, (bytes: Bytes) => Bytes>> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  gif: cleanGif,
  webp: cleanWebp,
  avif: cleanHeif,
  heic: cleanHeif,
  mp4: cleanFilm,
}

/**
 * Returns a picture or a film without metadata: place, camera, time, names, thumbnails. Other kinds are returned
 * unchanged. The given bytes may be overwritten. Throws `UncleanableFile` if metadata can't be removed, and any other
 * RangeError for a damaged file.
 */
export function withoutMetadata(bytes: Bytes, kind: FileKind): Bytes {
  return CLEANERS[kind]?.(bytes) ?? bytes
}
