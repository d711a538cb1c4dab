import { Parser } from 'htmlparser2'
import type { ImportIssue } from '../import/import-issue'
import { FeedRefusal } from './feed'
import { InlineContent, type InlineFile, type StoreInlineFile } from './inline-content'
import { MAX_PACKED_BYTES } from './packed-files'
import { detectEncoding, type OpenByteStream } from './text-encoding'
import { MAX_FILES } from './zip'

/** An element with names in lower case and without prefixes; `text` is only its own text. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const MAX_DEPTH = 30
/**
 * The maximum number of elements and attributes. A listing has about two hundred, one with hundreds of attachments a
 * few thousand.
 */
const MAX_PARTS = 3_000_000
const MAX_RECORD_PARTS = 10_000
/** The maximum length of an attribute, a comment or a CDATA section, which the parser buffers until its end. */
const MAX_PART_LENGTH = 1.4 * MAX_PACKED_BYTES
/** The maximum length of a text, longer than any of a listing; the rest is dropped. */
const MAX_TEXT = 300_000
/** The element whose text is a file in Base64. */
const INLINE = 'anhanginhalt'
const DECLARED = /^[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i

/**
 * Passes each wanted element to `take` when it ends and drops all others, so that a large file is never in memory. No
 * entity but XML's own five and numbers is replaced. A DOCTYPE is refused, and so are a file that ends before its root
 * element and one with too many or too large parts. The encoding is detected by the bytes, so `open` is called more
 * than once. Files in Base64 go to `storeInline`, and are replaced by their checksum and size. Returns an issue if
 * another encoding was declared.
 */
export async function readElements(
  open: OpenByteStream,
  names: ReadonlySet<string>,
  take: (element: XmlElement) => void,
  storeInline?: StoreInlineFile,
): Promise<ImportIssue | null> {
  const { encoding, issue } = await detectEncoding(
    open,
    (start) => DECLARED.exec(start)?.[1] ?? null,
  )
  const decoder = new TextDecoder(encoding)
  const reader = new ElementReader(names, take)
  const parser = new Parser(reader, { xmlMode: true })
  let length = 0
  for await (const chunk of open()) {
    const text = decoder.decode(chunk, { stream: true })
    parser.write(text)
    length += text.length
    if (length - parser.endIndex > MAX_PART_LENGTH) {
      throw new FeedRefusal({ code: 'xmlPartLong', other: '28 MB' })
    }
    for (const file of reader.takeFiles()) await storeInline?.(file)
  }
  parser.write(decoder.decode())
  for (const file of reader.takeFiles()) await storeInline?.(file)
  if (!reader.isComplete) throw new FeedRefusal({ code: 'xmlIncomplete' })
  parser.end()
  return issue
}

class ElementReader {
  readonly #names: ReadonlySet<string>
  readonly #take: (element: XmlElement) => void
  /** The open wanted element, and the open elements inside of it. */
  readonly #open: XmlElement[] = []
  #depth = 0
  #parts = 0
  #recordParts = 0
  #hasRoot = false
  /** The content of the open file, and the files that wait to be stored. */
  #content: InlineContent | null = null
  #files: InlineFile[] = []
  #fileCount = 0

  constructor(names: ReadonlySet<string>, take: (element: XmlElement) => void) {
    this.#names = names
    this.#take = take
  }

  get isComplete(): boolean {
    return this.#hasRoot && this.#depth === 0
  }

  /** Returns the files that were completed since the last call. */
  takeFiles(): InlineFile[] {
    return this.#files.splice(0)
  }

  onopentagname(): void {
    if (this.#open.length === 0) this.#recordParts = 0
    this.#countPart()
  }

  onattribute(): void {
    this.#countPart()
  }

  #countPart(): void {
    this.#parts++
    this.#recordParts++
    if (this.#parts > MAX_PARTS) throw new FeedRefusal({ code: 'xmlPartsMany', other: '3 000 000' })
    if (this.#recordParts > MAX_RECORD_PARTS)
      throw new FeedRefusal({ code: 'xmlRecordParts', other: '10 000' })
  }

  onopentag(tag: string, attributes: Record<string, string>): void {
    this.#depth++
    this.#hasRoot = true
    if (this.#depth > MAX_DEPTH) throw new FeedRefusal({ code: 'xmlTooDeep' })
    const name = localName(tag)
    if (this.#open.length === 0 && !this.#names.has(name)) return
    const element: XmlElement = { name, attributes: {}, children: [], text: '' }
    for (const key in attributes) element.attributes[localName(key)] = attributes[key] ?? ''
    this.#open.at(-1)?.children.push(element)
    this.#open.push(element)
    this.#content = name === INLINE ? new InlineContent() : null
  }

  ontext(text: string): void {
    if (this.#content) {
      this.#content.write(text)
      return
    }
    const element = this.#open.at(-1)
    if (element && element.text.length < MAX_TEXT) element.text += text
  }

  onclosetag(): void {
    this.#depth--
    const element = this.#open.pop()
    if (element && this.#content) {
      const { text, file } = this.#content.end()
      element.text = text
      if (file) this.#addFile(file)
    }
    this.#content = null
    if (element && this.#open.length === 0) this.#take(element)
  }

  #addFile(file: InlineFile): void {
    this.#fileCount++
    if (this.#fileCount > MAX_FILES) {
      throw new FeedRefusal({ code: 'zipTooMany', other: String(MAX_FILES) })
    }
    this.#files.push(file)
  }

  onprocessinginstruction(name: string): void {
    if (name.toLowerCase() === '!doctype') throw new FeedRefusal({ code: 'xmlDoctype' })
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}
