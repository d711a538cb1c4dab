import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { meaningOf } from './meaning'
import { SCHEMA } from './schema'

const BREAKING_TAG = /<(?:p|br|div|ul|ol|li|h[1-6]|table|tr|section|figure)\b/i
const EMPTY = /<(p|h3|h4|li|ul|ol|strong|em|a|figcaption)(?: [^<>]*)?>(?:\s|<br \/>)*<\/\1>/g
/** Spaces and breaks, with the end of a block if one follows. Each run matches, so none is searched twice. */
const TRAILING = /(?:\s|<br \/>)+(<\/(?:p|h3|h4|figcaption)>)?/g

/** The text of a field as a document; null where its HTML holds what a document can't. */
export function documentOf(html: string): Node | null {
  const source = elementOf(withParagraphs(html))
  const document = DOMParser.fromSchema(SCHEMA).parse(source)
  return meaningOf(source) === meaningOf(elementOf(htmlOf(document))) ? document : null
}

/** A document as HTML that the sanitiser leaves as it is. */
export function htmlOf(document: Node): string {
  const element = elementOf('')
  element.append(DOMSerializer.fromSchema(SCHEMA).serializeFragment(document.content))
  let html = element.innerHTML
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('<br>', '<br />')
    .replace(TRAILING, (spaces: string, end?: string) => end ?? spaces)
  html = replaceInEach(html, '<img ', '>', ' />')
  html = replaceInEach(html, '<li><p>', '</p>', '').replaceAll('<li><p>', '<li>')
  for (let before = ''; before !== html; ) {
    before = html
    html = html.replace(EMPTY, '')
  }
  return html
}

/** Replaces the first `from` in each part of the text that follows `mark`. */
function replaceInEach(html: string, mark: string, from: string, to: string): string {
  const [start = '', ...parts] = html.split(mark)
  return [start, ...parts.map((part) => part.replace(from, to))].join(mark)
}

/** The words of a text alone. */
export function wordsOf(html: string): string {
  return (elementOf(html).textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** An element of no page: what is in it neither loads nor runs. */
function elementOf(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = html
  return body
}

/** Text without blocks is read as the sanitiser does: an empty line parts paragraphs, any other breaks its line. */
function withParagraphs(html: string): string {
  if (BREAKING_TAG.test(html)) return html
  const paragraphs = html.trim().split(/\n[^\S\n]*\n\s*/)
  return paragraphs.map((text) => `<p>${text.replaceAll('\n', '<br>')}</p>`).join('')
}
