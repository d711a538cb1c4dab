import { Parser } from 'htmlparser2'
import { FeedRefusal } from './feed'

/** An element with its names in lower case and without prefixes; `text` is what stands in it directly. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const MAX_DEPTH = 30
/** More than any text of a listing may have; what goes beyond is a file inside of the file. */
const MAX_TEXT = 300_000
const DECLARED = /^[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i
/** The declaration stands in the first bytes. */
const DECLARATION_BYTES = 200

/**
 * Hands over each element of the wanted names as it ends, and keeps nothing else, so that a large file is
 * never held as a whole. No entity but XML's own five and numbers is replaced, a DOCTYPE is refused, and
 * so is a file that ends before its root does.
 */
export async function readElements(
  chunks: AsyncIterable<Uint8Array>,
  wanted: ReadonlySet<string>,
  take: (element: XmlElement) => void,
): Promise<void> {
  const reader = new ElementReader(wanted, take)
  const parser = new Parser(reader, { xmlMode: true })
  let decoder: TextDecoder | null = null
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk)
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  if (decoder) parser.write(decoder.decode())
  if (!reader.isWhole) throw new FeedRefusal('The XML ends early, or is none')
  parser.end()
}

function decoderFor(first: Uint8Array): TextDecoder {
  const start = new TextDecoder('latin1').decode(first.subarray(0, DECLARATION_BYTES))
  const encoding = DECLARED.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new FeedRefusal(`The encoding ${encoding} is not known`)
  }
}

class ElementReader {
  readonly #wanted: ReadonlySet<string>
  readonly #take: (element: XmlElement) => void
  /** The wanted element that is open, with those open in it. */
  readonly #open: XmlElement[] = []
  #depth = 0
  #hasRoot = false

  constructor(wanted: ReadonlySet<string>, take: (element: XmlElement) => void) {
    this.#wanted = wanted
    this.#take = take
  }

  get isWhole(): boolean {
    return this.#hasRoot && this.#depth === 0
  }

  onopentag(tag: string, attributes: Record<string, string>): void {
    this.#depth++
    this.#hasRoot = true
    if (this.#depth > MAX_DEPTH) throw new FeedRefusal('The XML is nested too deep')
    const name = localName(tag)
    if (this.#open.length === 0 && !this.#wanted.has(name)) return
    const lower = Object.entries(attributes).map(([key, value]) => [localName(key), value])
    const element = { name, attributes: Object.fromEntries(lower), children: [], text: '' }
    this.#open.at(-1)?.children.push(element)
    this.#open.push(element)
  }

  ontext(text: string): void {
    const element = this.#open.at(-1)
    if (element && element.text.length < MAX_TEXT) element.text += text
  }

  onclosetag(): void {
    this.#depth--
    const element = this.#open.pop()
    if (element && this.#open.length === 0) this.#take(element)
  }

  onprocessinginstruction(name: string): void {
    if (name.toLowerCase() === '!doctype') throw new FeedRefusal('A DOCTYPE is not allowed')
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}
