import { visibleCharacters } from './characters'
import { HtmlWriter, type Inline, type List, type TextBlock } from './html-writer'

/** A bullet or number with several spaces, which Word puts before the text of a list item. */
const MARKER = /^\s*([·•▪◦●○■‣§Øoü–-]|\(?(?:\d{1,3}|[a-z])[.)])(\s+)/i
/** The marker of a numbered item: a number, a letter, or `1.2.`. */
const NUMBERED = /[.)]$/
const NO_BREAK_SPACE = '\u00a0'

/** A paragraph or heading whose tag is written when it has text. */
interface Announced {
  tag: TextBlock
  /** The level of a Word list item, from 1, or 0 for any other paragraph. */
  level: number
  /** The bullet or number that Word wrote before the item. */
  marker: string
}

interface FlowOptions {
  /** True for a text of a CRM. Only visible characters are written, and consecutive spaces become one. */
  isForeign: boolean
  /** True if line breaks in the source are line breaks of the text. */
  hasLineBreaks: boolean
}

/**
 * Writes the text and elements of a document in their order. Paragraphs that Word formats as list items become list
 * items. Paragraphs without text are omitted.
 */
export class FlowWriter {
  readonly #writer = new HtmlWriter()
  readonly #isForeign: boolean
  readonly #hasLineBreaks: boolean
  #text = ''
  #announced: Announced | null = null
  /** The open lists of Word's list items with the number of their items, outermost first. */
  #lists: { kind: List; count: number }[] = []
  #isInItem = false
  /** True until the paragraph, item or line has content. */
  #isStart = true
  /** The number of open `ul` and `ol` elements of the source. Word's list items are never inside them. */
  #elementLists = 0

  constructor({ isForeign, hasLineBreaks }: FlowOptions) {
    this.#isForeign = isForeign
    this.#hasLineBreaks = hasLineBreaks
  }

  text(text: string): void {
    this.#text += text
  }

  /** Appends text to the bullet or number of the current Word list item. */
  marker(text: string): void {
    if (this.#announced) this.#announced.marker += text
  }

  /** Starts a paragraph or heading. `level` is that of a Word list item, else 0. */
  startBlock(tag: TextBlock, level = 0): void {
    this.endBlock()
    this.#announced = { tag, level, marker: '' }
  }

  endBlock(): void {
    this.#flush()
    this.#announced = null
    if (this.#lists.length === 0) this.#writer.endBlock()
    this.#isInItem = false
    this.#isStart = true
  }

  lineBreak(): void {
    this.#flush()
    if (this.#announced) this.#writeContent('')
    if (!this.#isBetweenItems()) this.#writer.lineBreak()
    this.#isStart = true
  }

  startInline(tag: Inline): void {
    this.#begin()
    this.#writer.startInline(tag)
  }

  startLink(href: string): void {
    this.#begin()
    this.#writer.startLink(href)
  }

  startList(tag: List): void {
    this.#endLists()
    this.#elementLists++
    this.#writer.startList(tag)
  }

  startItem(): void {
    this.#endLists()
    this.#writer.startItem()
  }

  startCaption(): void {
    this.#endLists()
    this.#writer.startCaption()
  }

  figure(src: string, alt: string): void {
    this.#endLists()
    this.#writer.figure(src, alt)
  }

  end(tag: string): void {
    this.#flush()
    this.#writer.end(tag)
    if (tag === 'ul' || tag === 'ol') this.#elementLists--
    if (tag === 'ul' || tag === 'ol' || tag === 'li') this.#isStart = true
  }

  finish(): string {
    this.#endLists()
    return this.#writer.finish()
  }

  /** Writes the buffered text. In texts of a CRM, white space at the start of a line is omitted. */
  #flush(): void {
    const written = this.#text
    this.#text = ''
    const visible = this.#isForeign ? visibleCharacters(written) : written
    const text = this.#isForeign && this.#isStart ? visible.trimStart() : visible
    if (text) this.#writeContent(text)
  }

  /** Starts the pending paragraph or heading before an element inside it. */
  #begin(): void {
    this.#flush()
    this.#writeContent('')
  }

  #writeContent(text: string): void {
    this.#isStart = false
    const isNew = this.#announced !== null || this.#isBetweenItems()
    this.#write(isNew ? this.#startWith(text) : text)
  }

  #isBetweenItems(): boolean {
    return this.#lists.length > 0 && !this.#isInItem
  }

  /** Starts the paragraph or list item of this text. Returns the part of the text that is still to be written. */
  #startWith(text: string): string {
    const announced = this.#announced
    this.#announced = null
    const item = announced && this.#elementLists === 0 ? wordItem(announced, text) : null
    if (item && this.#startWordItem(item)) return item.text
    if (announced || this.#isBetweenItems()) this.#closeLists()
    if (announced) this.#writer.startBlock(announced.tag)
    return announced?.marker ? `${announced.marker.trim()} ${text}` : text
  }

  /**
   * Starts a Word list item. Returns false if the list would give it another number, so that its number must stay in
   * the text.
   */
  #startWordItem({ level, marker }: WordItem): boolean {
    const kind = NUMBERED.test(marker) ? 'ol' : 'ul'
    const [, digits] = /^\(?(\d+)[.)]$/.exec(marker) ?? []
    const depth = Math.min(level, this.#lists.length + 1)
    const open = this.#lists[depth - 1]
    const continues = open?.kind === kind && digits !== '1'
    const next = (continues ? open.count : 0) + 1
    if (kind === 'ol' && Number(digits) !== next) return false
    while (this.#lists.length > (continues ? depth : depth - 1)) this.#closeList()
    if (!continues) {
      this.#writer.startList(kind)
      this.#lists.push({ kind, count: 0 })
    }
    const list = this.#lists.at(-1)
    if (list) list.count = next
    this.#writer.startItem()
    this.#isInItem = true
    return true
  }

  #endLists(): void {
    this.endBlock()
    this.#closeLists()
  }

  #closeLists(): void {
    while (this.#lists.length > 0) this.#closeList()
  }

  #closeList(): void {
    const list = this.#lists.pop()
    if (list) this.#writer.end(list.kind)
  }

  #write(text: string): void {
    const spaced = (part: string) => (this.#isForeign ? withoutFiller(part) : oneSpaced(part))
    const paragraphs = this.#hasLineBreaks ? text.split(/\n[^\S\n]*\n\s*/) : [text]
    for (const [index, paragraph] of paragraphs.entries()) {
      if (index > 0) this.#writer.endBlock()
      const lines = this.#hasLineBreaks ? paragraph.split('\n') : [paragraph]
      for (const [place, line] of lines.entries()) {
        if (place > 0) this.#writer.lineBreak()
        this.#writer.text(spaced(line))
      }
    }
  }
}

interface WordItem {
  level: number
  marker: string
  /** The text of the item without its bullet or number. */
  text: string
}

/** Returns the list item of a paragraph, detected by Word's formatting or by a bullet with spaces, else null. */
function wordItem({ tag, level, marker }: Announced, text: string): WordItem | null {
  if (tag !== 'p') return null
  const [start = '', typed = '', filler = ''] = (!marker.trim() && MARKER.exec(text)) || []
  const hasFiller = filler.split(NO_BREAK_SPACE).length > 2
  const itemMarker = hasFiller ? typed : marker.trim()
  if (level === 0 && (!hasFiller || NUMBERED.test(itemMarker))) return null
  return {
    level: level || 1,
    marker: itemMarker,
    text: hasFiller ? text.slice(start.length) : text,
  }
}

/** Replaces consecutive spaces, including no-break spaces, by one. Editors use them for layout. */
function withoutFiller(text: string): string {
  return oneSpaced(text.replace(/[ \t\r\n\f\u00a0]{2,}/g, ' '))
}

/** Collapses white space as HTML does. No-break spaces remain. */
export function oneSpaced(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ')
}
