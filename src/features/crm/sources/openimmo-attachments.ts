import { embedTargetOf } from '../../../platform/format/embed-target'
import type { Lang, Translated } from '../../../platform/format/lang'
import { type ImportIssue, shownValue } from '../import/import-issue'
import type { WireItem } from '../mapping/wire-item'
import { readLine } from '../mapping/wire-values'
import type { UsedFile } from './feed'
import { INLINE_BROKEN, INLINE_TOO_LARGE } from './inline-content'
import {
  type FindPackedFile,
  inlineFile,
  MAX_PACKED_BYTES,
  type PackedFile,
  shortHash,
  usedFile,
} from './packed-files'
import type { XmlElement } from './xml-elements'
import { baseName } from './zip-names'

/** The role of an attachment on a listing's page; `auto` depends on the file, `none` means that it is not shown. */
export type AttachmentRole =
  | 'title'
  | 'picture'
  | 'map'
  | 'panorama'
  | 'plan'
  | 'document'
  | 'tour'
  | 'link'
  | 'auto'
  | 'none'

/** The role of each attachment group in OpenImmo 1.2.7. */
export const GROUPS: Readonly<Record<string, AttachmentRole>> = {
  TITELBILD: 'title',
  BILD: 'picture',
  INNENANSICHTEN: 'picture',
  AUSSENANSICHTEN: 'picture',
  GRUNDRISS: 'plan',
  KARTEN_LAGEPLAN: 'map',
  PANORAMA: 'panorama',
  DOKUMENTE: 'document',
  FILM: 'tour',
  FILMLINK: 'tour',
  LINKS: 'link',
  ANBOBJURL: 'none',
  ANBIETERLOGO: 'none',
  QRCODE: 'none',
  'EPASS-SKALA': 'none',
}

const MAX_ATTACHMENTS = 300
const MAX_PLANS = 20
const MAX_TOURS = 2
const ADDRESS = /^https?:\/\//i
const PICTURE_ENDING = /(?:^|[./])(?:jpe?g|png|webp|avif|gif|heic|bmp|tiff?)(?:\s|$)/i
const PDF_ENDING = /(?:^|[./])pdf(?:\s|$)/i
const FILM_ENDING = /(?:^|[./])(?:mp4|m4v|mov|avi|wmv|webm|mpe?g)(?:\s|$)/i
const PLAN_TITLE: Translated = { nl: 'Plattegrond', fr: 'Plan', en: 'Floor plan', de: 'Grundriss' }

interface Context {
  /** The record's number in the file. */
  key: string
  /** All its numbers; a sender may name the folder of its files after one of them. */
  numbers: readonly string[]
  /** The language of the titles. */
  lang: Lang
  find: FindPackedFile
}

/** The attachments of an object as fields of the import format, with the files inside the transfer that they use. */
interface Attachments {
  fields: WireItem
  files: UsedFile[]
  issues: ImportIssue[]
}

interface Attachment {
  /** The group as the file writes it, or ''. */
  group: string
  title: string | null
  /** The address or the path of the attachment. */
  path: string
  /** The declared format and the path, from which the format of a remote file follows. */
  kinds: string
  /** The reference that `InlineContent` puts in place of Base64 content. */
  inline: string
  /** The date or the checksum of a remote file (`check`), which differs after a change. */
  version: string | null
}

/** Returns the attachments of an object, the title picture first, and maps and panoramas last. */
export function attachmentsOf(elements: readonly XmlElement[], context: Context): Attachments {
  const collected = new Collected(context)
  for (const element of elements.slice(0, MAX_ATTACHMENTS)) collected.add(readAttachment(element))
  const count = elements.length - MAX_ATTACHMENTS
  if (count > 0) collected.issues.push({ code: 'attachmentsMany', count })
  return collected.result()
}

function readAttachment(element: XmlElement): Attachment {
  const [data, format, title, check] = ['daten', 'format', 'anhangtitel', 'check'].map((name) =>
    element.children.find((child) => child.name === name),
  )
  const textOf = (name: string) =>
    readLine(data?.children.find((child) => child.name === name)?.text) ?? ''
  const address = textOf('pfad')
  const path = /^www\./i.test(address) ? `https://${address}` : address
  const kinds = `${readLine(format?.text) ?? ''} ${path.replace(/[?#].*/, '')}`
  const group = readLine(element.attributes.gruppe)?.toUpperCase() ?? ''
  const [inline, version] = [textOf('anhanginhalt'), readLine(check?.text)]
  return { group, title: readLine(title?.text), path, kinds, inline, version }
}

class Collected {
  readonly issues: ImportIssue[] = []
  readonly #context: Context
  readonly #files = new Map<string, UsedFile>()
  readonly #pictures: Record<'title' | 'picture' | 'last', WireItem[]> = {
    title: [],
    picture: [],
    last: [],
  }
  readonly #plans: WireItem[] = []
  readonly #documents = new Map<number, WireItem>()
  readonly #tours: string[] = []

  constructor(context: Context) {
    this.#context = context
  }

  result(): Attachments {
    const { title, picture, last } = this.#pictures
    const [virtualtour, virtualtour2] = this.#tours
    const documentitems = [...this.#documents.values()]
    return {
      fields: {
        largepictureitems: withoutRepeats([...title, ...picture, ...last]),
        ...(this.#plans.length > 0 && { plans: this.#plans }),
        ...(documentitems.length > 0 && { documentitems }),
        ...(virtualtour && { virtualtour }),
        ...(virtualtour2 && { virtualtour2 }),
      },
      files: [...this.#files.values()],
      issues: this.issues,
    }
  }

  add(attachment: Attachment): void {
    const { group, path, inline } = attachment
    const role = group === '' ? 'auto' : Object.hasOwn(GROUPS, group) ? GROUPS[group] : undefined
    if (!role) this.#report('attachmentGroup', attachment)
    else if (role === 'none') this.#report('attachmentNotShown', attachment)
    else if (inline === '' && ADDRESS.test(path)) this.#addRemote(role, attachment)
    else this.#addPacked(role, attachment)
  }

  /** Adds a file on another host, whose format is taken from its address. */
  #addRemote(role: AttachmentRole, attachment: Attachment): void {
    const { path, title, kinds, version } = attachment
    const isPicture = PICTURE_ENDING.test(kinds)
    const isPdf = !isPicture && PDF_ENDING.test(kinds)
    const isTour = embedTargetOf(path)?.kind === 'embed'
    const isTourLink = role === 'tour' || (role === 'panorama' && !isPicture)
    if (isTourLink || (isTour && (role === 'link' || role === 'auto'))) this.#addTour(attachment)
    else if (role === 'link' || (role === 'auto' && !isPicture && !isPdf)) {
      this.#report('attachmentNotShown', attachment)
    } else if (role === 'document' || isPdf) {
      const id = documentId(shortHash(path))
      this.#documents.set(id, this.#document(id, path, attachment))
    } else {
      const item = { url: path, name: title, ...(version && { lastchangeddate: version }) }
      this.#pictures[pictureRank(role)].push(item)
    }
  }

  #addTour(attachment: Attachment): void {
    if (this.#tours.includes(attachment.path)) return
    if (this.#tours.length < MAX_TOURS) this.#tours.push(attachment.path)
    else this.#report('attachmentNotShown', attachment)
  }

  #addPacked(role: AttachmentRole, attachment: Attachment): void {
    const { title, kinds } = attachment
    if (role === 'tour' || role === 'link' || FILM_ENDING.test(kinds)) {
      this.#report('attachmentNotShown', attachment)
      return
    }
    const file = this.#find(attachment)
    if (!file) return
    const used = usedFile(this.#context.key, file, role === 'document')
    this.#files.set(used.key, used)
    const url = `/pictures/${used.key}`
    if (role === 'document') {
      const id = documentId(used.key)
      this.#documents.set(id, this.#document(id, url, attachment))
    } else if (role === 'plan' && this.#plans.length < MAX_PLANS) {
      const named = title === null ? PLAN_TITLE : { [this.#context.lang]: title }
      this.#plans.push({ url, title: named })
    } else this.#pictures[pictureRank(role)].push({ url, name: title })
  }

  #find(attachment: Attachment): PackedFile | null {
    const { inline, path, title } = attachment
    if (inline === INLINE_TOO_LARGE) this.#report('attachmentTooLarge', attachment)
    else if (inline === INLINE_BROKEN) this.#report('attachmentBroken', attachment)
    else {
      const file = inline ? inlineFile(inline, path || title || '') : this.#findPacked(path)
      if (file === 'ambiguous') this.#report('attachmentTwice', attachment)
      else if (file === null || file === 'missing' || path + inline === '') {
        this.#report('attachmentMissing', attachment)
      } else if (file.size > MAX_PACKED_BYTES) this.#report('attachmentTooLarge', attachment)
      else if (!file.isReadable) this.#report('attachmentBroken', attachment)
      else return file
    }
    return null
  }

  #findPacked(path: string): ReturnType<FindPackedFile> {
    const { find, numbers } = this.#context
    const match = find(path)
    if (match !== 'ambiguous') return match
    const inFolders = numbers.map((number) => find(`${number}/${path}`))
    return inFolders.find((candidate) => typeof candidate === 'object') ?? match
  }

  #document(id: number, url: string, { title, path }: Attachment): WireItem {
    const filename = baseName(path) || title
    return { id, url, filename, ...(title && { comment: { [this.#context.lang]: title } }) }
  }

  #report(code: ImportIssue['code'], { group, path, title }: Attachment): void {
    const value = shownValue(path || title || '')
    const other = code === 'attachmentTooLarge' ? '20 MB' : undefined
    this.issues.push({ code, field: group, value, ...(other && { other }) })
  }
}

/** Returns the ID of a document, which is the same for the same file in each transfer. */
export function documentId(key: string): number {
  return Number.parseInt(key.slice(0, 7), 16) + 1
}

function pictureRank(role: AttachmentRole): 'title' | 'picture' | 'last' {
  if (role === 'title') return 'title'
  return role === 'map' || role === 'panorama' ? 'last' : 'picture'
}

function withoutRepeats(pictures: readonly WireItem[]): WireItem[] {
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]))
  return [...byUrl.values()]
}
