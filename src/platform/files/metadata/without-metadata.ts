import type { FileKind } from '../file-kind'
import { cleanFilm } from './films'
import { checkHeif, cleanJpeg, cleanPng, cleanWebp } from './rasters'

type Bytes = Uint8Array<ArrayBuffer>

const CLEANERS: Partial<Record<FileKind, (bytes: Bytes) => Bytes>> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  avif: checkHeif,
  heic: checkHeif,
  mp4: cleanFilm,
}

/**
 * Returns a photograph or film without its place and what else its camera wrote. GIF, SVG and PDF are returned
 * unchanged. The given bytes may be overwritten. Throws `UncleanableFile` if metadata can't be removed, and any other
 * RangeError for a damaged file.
 */
export function withoutMetadata(bytes: Bytes, kind: FileKind): Bytes {
  return CLEANERS[kind]?.(bytes) ?? bytes
}
