import { parseReference } from '../../../platform/references/references'

/** The editor's elements for HTML elements with the same meaning. */
const ALIKE: Record<string, string> = { b: 'strong', i: 'em' }
const INLINE = ['strong', 'em', 'a']
const BLOCKS = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'figure', 'figcaption']
const SPACE = /([ \t\r\n\f]+)/

/**
 * Returns a normal form of a text: its words with their marks and the blocks that contain them. Texts with different
 * markup and the same meaning have the same normal form. An unknown element or attribute is included by name.
 */
export function meaningOf(root: Element): string {
  const reading = new Reading()
  for (const child of root.childNodes) read(child, [], reading)
  return reading.said.join('')
}

class Reading {
  said: string[] = []
  /** The open blocks that have no text yet. An empty block is ignored. */
  #begun: string[] = []
  #marks = ''
  #gap = ''

  block(name: string): void {
    this.#gap = ''
    this.#begun.push(`\n<${name}>`)
  }

  end(name: string): void {
    this.#gap = ''
    const begin = this.#begun.pop()
    if (begin === undefined) this.said.push(`</${name}>`)
  }

  lineBreak(): void {
    this.#gap = `${this.#gap.trim()}⏎`
  }

  space(): void {
    if (!this.#gap) this.#gap = ' '
  }

  word(text: string, marks: string): void {
    const isFirst = this.#begun.length > 0
    this.said.push(...this.#begun.splice(0), isFirst ? this.#gap.trim() : this.#gap)
    if (marks !== this.#marks || isFirst) this.said.push(`{${marks}}`)
    this.said.push(text)
    this.#marks = marks
    this.#gap = ''
  }
}

function read(node: Node, marks: string[], reading: Reading): void {
  if (node.nodeType === Node.TEXT_NODE) readText(node.nodeValue ?? '', marks, reading)
  if (!(node instanceof Element)) return
  const tag = node.localName
  const name = ALIKE[tag] ?? tag
  const picture = pictureOf(node)
  if (picture) {
    reading.word(picture, '')
    return
  }
  const more = moreOf(node)
  if (more) reading.word(more, '')
  if (name === 'br') reading.lineBreak()
  const inner = INLINE.includes(name) ? [...marks, markOf(name, node)] : marks
  const isBlock = BLOCKS.includes(name) && !isOnlyText(node)
  if (isBlock) reading.block(name)
  for (const child of node.childNodes) read(child, inner, reading)
  if (isBlock) reading.end(name)
}

function readText(text: string, marks: string[], reading: Reading): void {
  const key = [...new Set(marks)].sort().join()
  for (const part of text.split(SPACE)) {
    if (SPACE.test(part)) reading.space()
    else if (part) reading.word(part, key)
  }
}

/** Returns the parts of an element that are not a block, a mark or the address of a link. */
function moreOf(node: Element): string {
  const name = ALIKE[node.localName] ?? node.localName
  const isKnown = name === 'br' || INLINE.includes(name) || BLOCKS.includes(name)
  const names = node
    .getAttributeNames()
    .filter((one) => !(name === 'a' && /^(?:href|rel)$/.test(one)))
  return isKnown && names.length === 0 ? '' : `<${[node.localName, ...names].join(' ')}>`
}

/**
 * Returns the normal form of a picture of the library within a figure, including its alternative text, or '' for any
 * other element.
 */
function pictureOf(node: Element): string {
  const [src, alt] = ['src', 'alt'].map((name) => node.getAttribute(name) ?? '')
  const isKnown = node.getAttributeNames().every((name) => name === 'src' || name === 'alt')
  const isPicture = node.localName === 'img' && parseReference(src ?? '')?.kind === 'file'
  return isPicture && isKnown ? `<picture ${src} ${alt?.trim()}>` : ''
}

function markOf(name: string, node: Element): string {
  return name === 'a' ? `a ${node.getAttribute('href') ?? ''}` : name
}

/** Returns true for a list item with text only. The text of an item may be in a paragraph or not. */
function isOnlyText(node: Element): boolean {
  return (
    node.localName === 'p' && node.parentElement?.localName === 'li' && !node.previousElementSibling
  )
}
