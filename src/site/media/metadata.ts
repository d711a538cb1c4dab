import type { FileKind } from '../../platform/files/file-kind'
import { withoutMetadata } from '../../platform/files/metadata/without-metadata'
import { cleanPdf, unchangeableReason } from './pdf/clean-pdf'
import type { UnchangeableReason } from './removals'

type Bytes = Uint8Array<ArrayBuffer>

interface MetadataRule {
  /** The metadata that is removed and that stays, in the words of `docs/media.md`. */
  removed: string
  retained: string
}

/** The metadata that is removed from each kind of file. Files of other kinds are refused. */
export const METADATA: Readonly<Record<FileKind, MetadataRule>> = {
  jpeg: {
    removed: 'EXIF with GPS, XMP, IPTC, comments, thumbnails, bytes behind the end',
    retained: 'pixels, orientation, colour profile',
  },
  png: {
    removed: 'EXIF, texts and XMP, time, unknown chunks, bytes behind the end',
    retained: 'pixels, animation, colours',
  },
  gif: {
    removed: 'comments, XMP, texts, bytes behind the end',
    retained: 'frames, repetition, colour profile',
  },
  webp: {
    removed: 'EXIF, XMP, unknown chunks',
    retained: 'pixels, animation, colour profile',
  },
  avif: {
    removed: 'Exif, XMP and unknown items, `udta`, `uuid` and unknown boxes, descriptions, times',
    retained: 'pixels, animation, orientation, colour profile',
  },
  heic: {
    removed: 'all but pixels: the browser or the Images service converts it',
    retained: 'nothing: refused where it is not converted',
  },
  svg: {
    removed:
      '`metadata`, comments, data of drawing programs, hidden layers, scripts, EXIF of pictures',
    retained: 'the drawing, `title`, `desc`',
  },
  mp4: {
    removed:
      '`udta` (`©xyz`, `loci`), `meta` (keys of QuickTime), `uuid` (XMP), unknown boxes, tracks of positions and subtitles, names, times, bytes behind the last box',
    retained: 'video and sound. Refused: a fragmented film with tracks of positions or subtitles',
  },
  pdf: {
    removed:
      'author, programs, dates and other entries of the document information, XMP, EXIF and XMP of embedded JPEG and JPEG 2000 pictures, comments between objects; in earlier revisions too',
    retained:
      'pages, title, notes, attachments. A signed or encrypted PDF stays as it is, and staff are notified. Refused: filters that can’t be undone, more than 700,000 values',
  },
}

/**
 * Returns a file without metadata, as `METADATA` defines. SVG is returned unchanged, as `safeSvg` cleans it. The given
 * bytes may be overwritten. Throws `UncleanableFile` if metadata can't be removed, and another RangeError for a damaged
 * file.
 */
export function cleanFile(bytes: Bytes, kind: FileKind): Bytes {
  return kind === 'pdf' ? cleanPdf(bytes) : withoutMetadata(bytes, kind)
}

/** Returns the reason why `cleanFile` does not change a file, or null. Throws a RangeError for a damaged file. */
export function unchangedReason(bytes: Bytes, kind: FileKind): UnchangeableReason | null {
  return kind === 'pdf' ? unchangeableReason(bytes) : null
}
