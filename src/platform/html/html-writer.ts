import { escapeMarkup } from '../format/xml'

/** Elements that contain text and are never nested in each other. */
export type TextBlock = 'p' | 'h3' | 'h4'
/** The end of a caption is also the end of its figure. */
const CAPTION = 'figcaption'
export type List = 'ul' | 'ol'
export type Inline = 'strong' | 'em' | 'b' | 'i'
type Tag = TextBlock | List | Inline | 'li' | 'a' | typeof CAPTION

const TEXT_BLOCKS: Tag[] = ['p', 'h3', 'h4', CAPTION]
const LISTS: Tag[] = ['ul', 'ol']
const MAX_DEPTH = 24
const FIGURE_END = '</figure>'
/**
 * Spaces and breaks before the end of a block or before a list in an item. The lookbehind prevents a search from each
 * position inside a run of them.
 */
const TRAILING = /(?<!\s|<br \/>)(?:\s|<br \/>)+(<(?:\/(?:p|h3|h4|li|figcaption)|ul|ol)>)/g
const EMPTY = /<(p|h3|h4|li|ul|ol|strong|em|b|i|a|figcaption)(?: [^<>]*)?>(?:\s|<br \/>)*<\/\1>/g

/**
 * Writes well-formed HTML with a limited set of elements. All tags are created here: text and addresses are escaped,
 * blocks are never nested, and text outside a block gets a paragraph.
 */
export class HtmlWriter {
  #html = ''
  #open: Tag[] = []
  /** True if the list item has content after its last line break. */
  #isLineOpen = false
  /** True after a block inside a list item. The next content of the item starts on a new line. */
  #isLineEnded = false

  text(text: string): void {
    if (!text) return
    this.#startLine()
    if (text.trim()) this.#isLineOpen = true
    if (!this.#inBlock()) {
      if (!text.trim()) return
      this.#start('p')
    }
    this.#html += escapeMarkup(text)
  }

  lineBreak(): void {
    if (this.#inBlock()) this.#html += '<br />'
    this.#isLineOpen = false
  }

  /** Ends the open paragraph or heading, including its open elements. */
  endBlock(): void {
    const block = this.#open.findLastIndex((tag) => TEXT_BLOCKS.includes(tag))
    const item = this.#open.lastIndexOf('li')
    if (block > item) this.#endFrom(block)
    else this.#isLineEnded = item >= 0 && this.#isLineOpen
  }

  /** Writes a picture of the library as a block, with its alternative text. */
  figure(src: string, alt: string): void {
    this.#endFrom(0)
    const words = alt.trim() && ` alt="${escapeMarkup(alt.trim())}"`
    this.#html += `<figure><img src="${escapeMarkup(src)}"${words} />${FIGURE_END}`
  }

  /** Starts the caption of the previous picture. After any other element it starts a paragraph. */
  startCaption(): void {
    this.endBlock()
    if (this.#open.length > 0 || !this.#html.endsWith(` />${FIGURE_END}`)) return
    this.#html = this.#html.slice(0, -FIGURE_END.length)
    this.#start(CAPTION)
  }

  startBlock(tag: TextBlock): void {
    this.endBlock()
    this.#endInlines()
    // A list item contains its text directly.
    if (!this.#open.includes('li')) this.#start(tag)
  }

  startList(tag: List): void {
    this.endBlock()
    this.#endInlines()
    if (LISTS.includes(this.#open.at(-1) ?? 'p')) this.#start('li')
    this.#start(tag)
  }

  startItem(): void {
    this.endBlock()
    const list = this.#open.findLastIndex((tag) => LISTS.includes(tag))
    if (list < 0) {
      this.startBlock('p')
      return
    }
    this.#endFrom(list + 1)
    this.#start('li')
  }

  startInline(tag: Inline): void {
    this.#startLine()
    if (!this.#inBlock()) this.#start('p')
    this.#start(tag)
  }

  startLink(href: string): void {
    this.end('a')
    this.#startLine()
    if (!this.#inBlock()) this.#start('p')
    this.#start('a', ` href="${escapeMarkup(href)}" rel="noopener"`)
  }

  /** Ends the innermost `tag`, including its open elements. Does nothing if there is none. */
  end(tag: string): void {
    const index = this.#open.map(String).lastIndexOf(tag)
    if (index >= 0) this.#endFrom(index)
  }

  /** Returns the HTML without empty elements. */
  finish(): string {
    this.#endFrom(0)
    let html = this.#html
    for (let previous = ''; previous !== html; ) {
      previous = html
      html = html.replace(EMPTY, '')
    }
    return html.replace(TRAILING, '$1').trim()
  }

  #inBlock(): boolean {
    return this.#open.some((tag) => tag === 'li' || TEXT_BLOCKS.includes(tag))
  }

  #startLine(): void {
    if (this.#isLineEnded) this.#html += '<br />'
    this.#isLineEnded = false
  }

  #start(tag: Tag, attributes = ''): void {
    if (this.#open.length >= MAX_DEPTH) return
    this.#open.push(tag)
    if (tag === 'li' || LISTS.includes(tag)) this.#resetLine()
    this.#html += `<${tag}${attributes}>`
  }

  #resetLine(): void {
    this.#isLineOpen = false
    this.#isLineEnded = false
  }

  #endInlines(): void {
    const block = this.#open.findLastIndex(
      (tag) => tag === 'li' || LISTS.includes(tag) || TEXT_BLOCKS.includes(tag),
    )
    this.#endFrom(block + 1)
  }

  #endFrom(index: number): void {
    const closing = this.#open.splice(index).reverse()
    if (closing.some((tag) => tag === 'li' || LISTS.includes(tag))) this.#resetLine()
    this.#html += closing
      .map((tag) => (tag === CAPTION ? `</${tag}>${FIGURE_END}` : `</${tag}>`))
      .join('')
  }
}
