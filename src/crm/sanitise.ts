import { Parser } from 'htmlparser2'
import { isLink, isOwnLink, plainAddress } from '../domain/content/references/link-address'
import { parseReference } from '../domain/content/references/references'
import { HtmlWriter, type Inline, type List, type TextBlock } from './html-writer'

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
/** Elements that are removed but end the paragraph around their text. */
const PARTING =
  /^(?:address|article|aside|blockquote|caption|center|dd|div|dl|dt|fieldset|figure|footer|form|header|hr|main|nav|pre|section|table|tbody|tfoot|thead|tr)$/
/** Elements whose text is not meant to be read. */
const UNREAD =
  /^(?:script|style|template|noscript|iframe|object|embed|applet|textarea|select|title|head|svg|math|noembed|noframes|xmp|plaintext|audio|video|canvas)$/

/**
 * Tags within so many open ones are left out, as the parser's time per tag grows with their number; an
 * unread element still hides its text.
 */
const MAX_DEPTH = 250
const TAG_OR_ENTITY = /<[a-z/!?]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i
const BREAKING_TAG = /<(?:p|br|div|ul|ol|li|h[1-6]|table|tr|section|figure)\b/i

/**
 * The agency's text as HTML that is safe on a page: paragraphs, lists, emphasis, small headings
 * and links to http(s), mail and phone; nothing else survives, and no attribute but the address. A text of the
 * agency's own may lead to its own pages too, by a path or by what is there (`page:12`); an illustrated
 * one may show pictures of the library too, by their numbers.
 * Plain text becomes paragraphs: an empty line parts them, a single line break stays one.
 */
export function sanitiseHtml(
  source: string,
  from: 'elsewhere' | 'own' | 'illustrated' = 'elsewhere',
): string {
  const mayLead = from === 'elsewhere' ? isLink : isOwnLink
  const writer = new HtmlWriter()
  if (!TAG_OR_ENTITY.test(source)) {
    writeLines(writer, source)
    return writer.finish()
  }
  const linesCount = !BREAKING_TAG.test(source)
  let unread = ''
  let unreadDepth = 0
  let depth = 0
  class ShallowParser extends Parser {
    override onopentagname(start: number, end: number): void {
      const isUnread = UNREAD.test(source.slice(start, end).toLowerCase())
      if (depth < (isUnread ? MAX_DEPTH + 1 : MAX_DEPTH)) super.onopentagname(start, end)
    }
  }
  const parser = new ShallowParser({
    onopentag(tag, { href, src, alt }) {
      depth++
      if (unread) {
        if (tag === unread) unreadDepth++
      } else if (UNREAD.test(tag)) {
        unread = tag
        unreadDepth = 1
      } else if (tag === 'a') openLink(writer, href ?? '', mayLead)
      else if (from === 'illustrated' && isFigurePart(tag)) openFigure(writer, tag, src, alt)
      else open(writer, tag)
    },
    ontext(text) {
      if (unread) return
      if (linesCount) writeLines(writer, text)
      else writer.text(oneSpaced(text))
    },
    onclosetag(tag) {
      depth--
      if (!unread) close(writer, tag)
      else if (tag === unread && --unreadDepth === 0) unread = ''
    },
  })
  parser.end(source)
  return writer.finish()
}

function open(writer: HtmlWriter, tag: string): void {
  const [block, list, inline] = [BLOCKS[tag], LISTS[tag], INLINES[tag]]
  if (block) writer.startBlock(block)
  else if (list) writer.startList(list)
  else if (inline) writer.startInline(inline)
  else if (tag === 'li') writer.startItem()
  else if (tag === 'br') writer.lineBreak()
  else if (tag === 'td' || tag === 'th') writer.text(' ')
  else if (PARTING.test(tag)) writer.endBlock()
}

function close(writer: HtmlWriter, tag: string): void {
  if (BLOCKS[tag] || tag === 'figcaption' || PARTING.test(tag)) writer.endBlock()
  else writer.end(tag)
}

function isFigurePart(tag: string): tag is 'img' | 'figcaption' {
  return tag === 'img' || tag === 'figcaption'
}

/** A picture of the library by its number; any other is left out, and leaves its caption as a paragraph. */
function openFigure(writer: HtmlWriter, tag: 'img' | 'figcaption', src = '', alt = ''): void {
  const address = plainAddress(src)
  if (tag === 'figcaption') writer.startCaption()
  else if (parseReference(address)?.kind === 'file') writer.figure(address, oneSpaced(alt))
}

function openLink(writer: HtmlWriter, href: string, mayLead: (address: string) => boolean): void {
  const address = plainAddress(href)
  if (mayLead(address)) writer.startLink(address)
}

function writeLines(writer: HtmlWriter, text: string): void {
  const paragraphs = text.split(/\n[^\S\n]*\n\s*/)
  paragraphs.forEach((paragraph, index) => {
    if (index > 0) writer.endBlock()
    const lines = paragraph.split('\n')
    lines.forEach((line, place) => {
      if (place > 0) writer.lineBreak()
      writer.text(oneSpaced(line))
    })
  })
}

/** White space as HTML folds it: a space that must not break is a sign of its own. */
function oneSpaced(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ')
}
