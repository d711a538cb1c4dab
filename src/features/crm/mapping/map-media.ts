import {
  type ListingDocument,
  type Manager,
  PICTURE_ORIGINS,
  type Picture,
} from '../../../listing/property'
import type { Lang, Translated } from '../../../platform/format/lang'
import { isSitePicture } from '../../../platform/format/picture-files'
import { cleanEmail, cleanPhone } from '../../../platform/format/text'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { type WireProject, type WireProperty, wireDocument } from './wire'
import { isRecord } from './wire-item'
import { inLanguage, readPlainLine } from './wire-values'

type Media = WireProject | WireProperty

const MAX_PICTURES = 200

/** Returns a picture's URL on another host or on this site; null for any other text. */
function pictureUrl(address: string | null): string | null {
  const url = usableUrl(address)
  return url?.startsWith('/') && !isSitePicture(url) ? null : url
}

/** Returns an http(s) URL or an absolute path of this site, with its spaces encoded; null for any other text. */
function usableUrl(address: string | null): string | null {
  const text = address?.trim().replaceAll(' ', '%20')
  if (!text || /[\s\\"<>]/.test(text)) return null
  if (text.startsWith('/')) return text.startsWith('//') ? null : text
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) && !url.username ? text : null
}

/**
 * Returns a document's address: an absolute path, or https (its host is checked when it is fetched). Null for others.
 */
export function documentUrl(text: string | null): string | null {
  const url = usableUrl(text)
  return url && /^(?:\/|https:)/i.test(url) ? url : null
}

/** Returns an http(s) link that a visitor may follow, or null. */
export function usableLink(name: string, text: string | null, notes: ImportIssue[]): string | null {
  const url = usableUrl(text)
  if (url && !url.startsWith('/')) return url
  if (text) notes.push({ code: 'addressUnusable', field: name, value: shownValue(text) })
  return null
}

/** Maps the pictures in their order; the CRM has the small and medium sizes of the first one only. */
export function mapPictures(media: Media, notes: ImportIssue[]): Picture[] {
  const large = media.largepictureitems.map(pictureItem)
  const xlarge = media.xlargepictureitems.map(pictureItem)
  const small = pictureItem(media.smallpictureitem).url
  const medium = pictureItem(media.mediumpictureitem).url
  const count = Math.max(large.length, xlarge.length)
  const pictureCount = Math.min(count, MAX_PICTURES)
  if (count > pictureCount) notes.push({ code: 'attachmentsMany', count: count - pictureCount })
  if (pictureCount === 0) {
    const only = pictureItem(media.largepicture)
    large.push(only.rawUrl ? only : ([medium, small].map(asItem).find(({ url }) => url) ?? only))
  }
  const dropped: string[] = []
  const pictures: Picture[] = []
  for (let index = 0; index < Math.max(pictureCount, 1); index++) {
    const url = large[index]?.url ?? xlarge[index]?.url
    const { rawUrl = null } = large[index] ?? {}
    if (rawUrl !== null && !large[index]?.url) dropped.push(rawUrl)
    if (!url || pictures.some((picture) => picture.url === url)) continue
    const first = index === 0
    const changed = xlarge[index]?.changed ?? large[index]?.changed
    const { origin, original } = mapOrigin([large[index], xlarge[index]], url, notes)
    pictures.push({
      url,
      name: large[index]?.name ?? xlarge[index]?.name ?? '',
      small: first ? small : null,
      medium: first ? medium : null,
      xlarge: xlarge[index]?.url ?? null,
      ...(origin && { origin }),
      ...(original && { original }),
      ...(changed && { changed }),
    })
  }
  const [value] = dropped
  if (value !== undefined) {
    notes.push({ code: 'picturesUnusable', count: dropped.length, value: shownValue(value) })
  }
  return pictures
}

/** Returns the origin and the unedited picture that the agency states. The picture itself is not its own original. */
function mapOrigin(
  items: readonly (PictureItem | undefined)[],
  url: string,
  notes: ImportIssue[],
): Pick<Picture, 'origin' | 'original'> {
  const word = items.find((item) => item?.origin)?.origin ?? null
  const origin = PICTURE_ORIGINS.find((known) => known === word?.toLowerCase())
  if (word && !origin) notes.push({ code: 'unreadable', field: 'Origin', value: shownValue(word) })
  const original = items.find((item) => item?.original)?.original
  const rawOriginal = items.find((item) => item?.rawOriginal)?.rawOriginal
  if (rawOriginal && !original)
    notes.push({ code: 'addressUnusable', field: 'OriginalUrl', value: shownValue(rawOriginal) })
  return { origin, original: original && original !== url ? original : undefined }
}

export function mapDocuments(media: Media, lang: Lang, notes: ImportIssue[]): ListingDocument[] {
  const documents = media.documentitems.length > 0 ? media.documentitems : media.documents
  return documents.flatMap((entry, index) => {
    const read = wireDocument.safeParse(isRecord(entry) ? entry : {}).data
    const url = documentUrl(read?.url ?? null)
    if (!read?.id || !url) {
      const value = shownValue(read?.url ?? '')
      notes.push({ code: 'unreadableEntry', field: `DocumentItems[${index}]`, value })
      return []
    }
    return {
      id: read.id,
      url,
      fileName: read.filename ?? url.slice(url.lastIndexOf('/') + 1),
      comment: inLanguage(read.comment, lang),
      typeId: read.documenttypeid,
      typeName: inLanguage(read.documenttypename, lang),
    }
  })
}

export function mapManager(wire: Media, lang: Lang): Manager | null {
  const { managername, manageremail, managermobilephone } = wire
  if (!managername && !manageremail && !managermobilephone) return null
  return {
    name: managername ?? '',
    photo: pictureUrl(wire.managerphoto),
    function: functionOf(inLanguage(wire.managerfunction, lang)),
    biv: wire.managerbiv,
    email: manageremail && cleanEmail(manageremail),
    mobile: managermobilephone && cleanPhone(managermobilephone),
  }
}

function functionOf(text: Translated | null): Translated | null {
  return text && Object.values(text).some((words) => words.length > 1) ? text : null
}

interface PictureItem {
  /** The text of the address field. */
  rawUrl: string | null
  url: string | null
  name: string | null
  /** The date or version of the file in the CRM. */
  changed: string | null
  origin: string | null
  rawOriginal: string | null
  original: string | null
}

function pictureItem(value: unknown): PictureItem {
  const item = isRecord(value) ? value : { url: value }
  const address = readPlainLine(item.url)
  const original = readPlainLine(item.originalurl)
  return {
    rawUrl: address,
    url: pictureUrl(address),
    name: readPlainLine(item.name),
    changed: readPlainLine(item.lastchangeddate),
    origin: readPlainLine(item.origin),
    rawOriginal: original,
    original: pictureUrl(original),
  }
}

function asItem(url: string | null): PictureItem {
  const none = { name: null, changed: null, origin: null, rawOriginal: null, original: null }
  return { rawUrl: url, url, ...none }
}
