import { isDemoPicture, pictureFiles, pictureType, singleFile } from '../format/picture-files'

/** A picture that leaves the site: in link previews, mails, feeds and structured data. */
export interface PreviewPicture {
  /** The absolute address. */
  url: string
  alt: string
  /** The content type, width and height in pixels. Absent while they are unknown. */
  type?: PreviewType
  width?: number
  height?: number
}

type PreviewType = 'image/jpeg' | 'image/png'

/** A picture of the site by its address, with its text. */
export interface PreviewCandidate {
  url: string
  alt: string
}

/** The width of the JPEG of a picture with several sizes, the one nearest to the 1200 × 630 of link previews. */
const JPEG_WIDTH = 960
/** Messengers do not show larger pictures, in units of 1000 bytes. */
const MAX_KILOBYTES = 600
/** A picture of the CRM that is not copied yet. Its format is unknown. */
const UNCOPIED = /^\/pictures\/[0-9a-f]{24}$/

type Candidates = readonly (PreviewCandidate | null | undefined)[]

/**
 * Returns the picture that represents a page or listing outside of the site, or null if there is none. It is the first
 * JPEG or PNG of less than 600 KB, because messengers and mail programs show no other ones. A picture in several sizes
 * has such a JPEG. Without one, it is the first larger JPEG or PNG, then the first picture that is not copied yet.
 */
export function previewPicture(candidates: Candidates, origin: string): PreviewPicture | null {
  const previews = ratedPreviews(candidates, origin)
  const best = previews.reduce((least, { rank }) => Math.min(least, rank), Number.POSITIVE_INFINITY)
  return previews.find(({ rank }) => rank === best)?.preview ?? null
}

/** Returns all of the pictures that may be shown outside of the site, in their order. */
export function previewPictures(candidates: Candidates, origin: string): PreviewPicture[] {
  return ratedPreviews(candidates, origin).map(({ preview }) => preview)
}

/** Returns the pictures with their rank, of which the lowest is the best. */
function ratedPreviews(candidates: Candidates, origin: string) {
  return candidates.flatMap((candidate) => {
    if (!candidate) return []
    const { src: address, facts } = pictureFiles(candidate.url)
    if (!address) return []
    const preview = { url: new URL(address, origin).href, alt: candidate.alt }
    if (UNCOPIED.test(address)) return [{ preview, rank: 2 }]
    const type = pictureType(address)
    if (!isPreviewType(type)) return []
    const isLarge = (singleFile(address)?.kilobytes ?? 0) >= MAX_KILOBYTES
    return [{ preview: { ...preview, type, ...sizeOf(address, facts) }, rank: isLarge ? 1 : 0 }]
  })
}

function isPreviewType(type: string): type is PreviewType {
  return type === 'image/jpeg' || type === 'image/png'
}

function sizeOf(
  src: string,
  facts: ReturnType<typeof pictureFiles>['facts'],
): Pick<PreviewPicture, 'width' | 'height'> {
  if (!facts && isDemoPicture(src)) return { width: JPEG_WIDTH, height: demoHeight(src) }
  if (!facts) {
    const { width, height } = singleFile(src) ?? {}
    return width && height ? { width, height } : {}
  }
  const width = Math.min(JPEG_WIDTH, facts.width)
  return { width, height: Math.round((facts.height * width) / facts.width) }
}

function demoHeight(src: string): number {
  if (src.includes('/hero-')) return 480
  return src.includes('/team-') ? 1152 : 640
}
