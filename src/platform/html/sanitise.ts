import { Parser } from 'htmlparser2'
import { isLink, isOwnLink, plainAddress } from '../references/link-address'
import { parseReference } from '../references/references'
import { visibleCharacters } from './characters'
import { FlowWriter, oneSpaced } from './flow-writer'
import type { Inline, List, TextBlock } from './html-writer'
import { readMarkup } from './markup'
import {
  isRemovedElement,
  isShown,
  readStyle,
  VISIBLE,
  type Visibility,
  visibilityOf,
} from './visibility'

const BLOCKS: Record<string, TextBlock> = {
  p: 'p',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
}
const LISTS: Record<string, List> = { ul: 'ul', ol: 'ol' }
const INLINES: Record<string, Inline> = { strong: 'strong', em: 'em', b: 'b', i: 'i' }
/** Elements that are omitted, but separate the paragraphs before and after their text. */
const ENDS_BLOCK =
  /^(?:address|article|aside|blockquote|caption|center|dd|details|dialog|div|dl|dt|fieldset|figure|footer|form|header|hgroup|hr|legend|main|nav|pre|section|summary|table|tbody|tfoot|thead|tr)$/
/**
 * The maximum depth of open elements. Deeper tags are omitted, because the parser's time per tag grows with the depth.
 * The text of a hidden element remains hidden.
 */
const MAX_DEPTH = 250
const BREAKING_TAGS = new Set(
  'p br div ul ol li h1 h2 h3 h4 h5 h6 table tr section figure'.split(' '),
)
/** An ampersand that does not start a complete entity. In a text without tags it is an ordinary character. */
const LONE_AMPERSAND = /&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi

/**
 * Returns the text as HTML that is safe on a page: paragraphs, lists, emphasis, small headings, and links to http(s),
 * mail and phone. All attributes except the address of a link are removed.
 *
 * - Text `elsewhere` is from a CRM: only its visible characters remain, and consecutive spaces become one.
 * - `own` texts are from staff and may link to pages of the site, by a path or by ID (`page:12`).
 * - `illustrated` texts may also contain pictures of the library, by ID.
 *
 * Plain text becomes paragraphs: an empty line separates them, and a single line break remains. Text in angle brackets
 * that is not a tag remains as text.
 */
export function sanitiseHtml(
  source: string,
  from: 'elsewhere' | 'own' | 'illustrated' = 'elsewhere',
): string {
  const isAllowedLink = from === 'elsewhere' ? isLink : isOwnLink
  const { html, tags } = readMarkup(from === 'elsewhere' ? visibleCharacters(source) : source)
  const text = tags.size > 0 ? html : html.replace(LONE_AMPERSAND, '&amp;')
  const writer = new FlowWriter({
    isForeign: from === 'elsewhere',
    hasLineBreaks: ![...tags].some((tag) => BREAKING_TAGS.has(tag)),
  })
  const open: Visibility[] = []
  class ShallowParser extends Parser {
    override onopentagname(start: number, end: number): void {
      const isHiding = isRemovedElement(text.slice(start, end).toLowerCase())
      if (open.length < (isHiding ? MAX_DEPTH + 1 : MAX_DEPTH)) super.onopentagname(start, end)
    }
  }
  const parser = new ShallowParser({
    onopentag(tag, attributes) {
      const style = readStyle(attributes.style)
      const element = visibilityOf(tag, attributes, style, open.at(-1) ?? VISIBLE)
      open.push(element)
      if (element.isRemoved) return
      const { href, src, alt } = attributes
      if (tag === 'a') openLink(writer, href ?? '', isAllowedLink)
      else if (from === 'illustrated' && isFigurePart(tag)) openFigure(writer, tag, src, alt)
      else openElement(writer, tag, style)
    },
    ontext(part) {
      const element = open.at(-1) ?? VISIBLE
      if (!isShown(element)) return
      if (element.isListMarker) writer.marker(part)
      else writer.text(part)
    },
    onclosetag(tag) {
      if (!open.pop()?.isRemoved) closeElement(writer, tag)
    },
  })
  parser.end(text)
  return writer.finish()
}

function openElement(writer: FlowWriter, tag: string, style: ReadonlyMap<string, string>): void {
  const [block, list, inline] = [BLOCKS[tag], LISTS[tag], INLINES[tag]]
  if (block) writer.startBlock(block, listLevel(style))
  else if (list) writer.startList(list)
  else if (inline) writer.startInline(inline)
  else if (tag === 'li') writer.startItem()
  else if (tag === 'br') writer.lineBreak()
  else if (tag === 'td' || tag === 'th') writer.text(' ')
  else if (ENDS_BLOCK.test(tag)) writer.endBlock()
}

function closeElement(writer: FlowWriter, tag: string): void {
  if (BLOCKS[tag] || tag === 'figcaption' || ENDS_BLOCK.test(tag)) writer.endBlock()
  else if (LISTS[tag] || INLINES[tag] || tag === 'li' || tag === 'a') writer.end(tag)
}

/** Returns the level of a paragraph that Word formats as a list item, from 1, or 0 for any other paragraph. */
function listLevel(style: ReadonlyMap<string, string>): number {
  return Number(/\blevel([1-9])\b/.exec(style.get('mso-list') ?? '')?.[1] ?? 0)
}

function isFigurePart(tag: string): tag is 'img' | 'figcaption' {
  return tag === 'img' || tag === 'figcaption'
}

/** Writes a picture of the library. Any other picture is omitted, and its caption becomes a paragraph. */
function openFigure(writer: FlowWriter, tag: 'img' | 'figcaption', src = '', alt = ''): void {
  const address = plainAddress(src)
  if (tag === 'figcaption') writer.startCaption()
  else if (parseReference(address)?.kind === 'file') writer.figure(address, oneSpaced(alt))
}

function openLink(
  writer: FlowWriter,
  href: string,
  isAllowedLink: (address: string) => boolean,
): void {
  const address = plainAddress(href)
  if (isAllowedLink(address)) writer.startLink(address)
}
