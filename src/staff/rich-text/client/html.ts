import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { normalFormOf } from './meaning'
import { SCHEMA } from './schema'

const BREAKING_TAG = /<(?:p|br|div|ul|ol|li|h[1-6]|table|tr|section|figure)\b/i
const EMPTY = /<(p|h3|h4|li|ul|ol|strong|em|a|figcaption)(?: [^<>]*)?>(?:\s|<br \/>)*<\/\1>/g
/**
 * Trailing spaces and line breaks, with the end of a block if one follows. A run is matched at once, so it is not
 * searched again.
 */
const TRAILING = /(?:\s|<br \/>)+(<\/(?:p|h3|h4|figcaption)>)?/g

/**
 * Parses the HTML of a field into a document. Returns null if the HTML contains elements that the document cannot
 * represent.
 */
export function documentOf(html: string): Node | null {
  const source = elementOf(withParagraphs(html))
  const document = DOMParser.fromSchema(SCHEMA).parse(source)
  return normalFormOf(source) === normalFormOf(elementOf(htmlOf(document))) ? document : null
}

/** Serialises a document to HTML that the sanitiser does not change. */
export function htmlOf(document: Node): string {
  const element = elementOf('')
  element.append(DOMSerializer.fromSchema(SCHEMA).serializeFragment(document.content))
  let html = element.innerHTML
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('<br>', '<br />')
    .replace(TRAILING, (spaces: string, end?: string) => end ?? spaces)
  html = replaceInEach(html, '<img ', '>', ' />')
  html = replaceInEach(html, '<li><p>', '</p>', '').replaceAll('<li><p>', '<li>')
  for (let previous = ''; previous !== html; ) {
    previous = html
    html = html.replace(EMPTY, '')
  }
  return html
}

/** Replaces the first `from` in each part of the text that follows `mark`. */
function replaceInEach(html: string, mark: string, from: string, to: string): string {
  const [start = '', ...parts] = html.split(mark)
  return [start, ...parts.map((part) => part.replace(from, to))].join(mark)
}

export function plainText(html: string): string {
  return (elementOf(html).textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Parses HTML in an inert document, which does not load or run its content. */
function elementOf(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = html
  return body
}

/**
 * Converts text without blocks as the sanitiser does: an empty line separates paragraphs, and any other line break is
 * preserved.
 */
function withParagraphs(html: string): string {
  if (BREAKING_TAG.test(html)) return html
  const paragraphs = html.trim().split(/\n[^\S\n]*\n\s*/)
  return paragraphs.map((text) => `<p>${text.replaceAll('\n', '<br>')}</p>`).join('')
}
