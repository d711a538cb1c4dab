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
export function normalFormOf(root: Element): string {
  const output = new NormalForm()
  for (const child of root.childNodes) appendNode(child, [], output)
  return output.parts.join('')
}

class NormalForm {
  parts: string[] = []
  /** The open blocks that have no text yet. An empty block is ignored. */
  #openBlocks: string[] = []
  #marks = ''
  #gap = ''

  block(name: string): void {
    this.#gap = ''
    this.#openBlocks.push(`\n<${name}>`)
  }

  end(name: string): void {
    this.#gap = ''
    const opening = this.#openBlocks.pop()
    if (opening === undefined) this.parts.push(`</${name}>`)
  }

  lineBreak(): void {
    this.#gap = `${this.#gap.trim()}⏎`
  }

  space(): void {
    if (!this.#gap) this.#gap = ' '
  }

  word(text: string, marks: string): void {
    const isFirst = this.#openBlocks.length > 0
    this.parts.push(...this.#openBlocks.splice(0), isFirst ? this.#gap.trim() : this.#gap)
    if (marks !== this.#marks || isFirst) this.parts.push(`{${marks}}`)
    this.parts.push(text)
    this.#marks = marks
    this.#gap = ''
  }
}

function appendNode(node: Node, marks: string[], output: NormalForm): void {
  if (node.nodeType === Node.TEXT_NODE) appendText(node.nodeValue ?? '', marks, output)
  if (!(node instanceof Element)) return
  const tag = node.localName
  const name = ALIKE[tag] ?? tag
  const picture = pictureOf(node)
  if (picture) {
    output.word(picture, '')
    return
  }
  const unknown = unknownMarkup(node)
  if (unknown) output.word(unknown, '')
  if (name === 'br') output.lineBreak()
  const innerMarks = INLINE.includes(name) ? [...marks, markOf(name, node)] : marks
  const isBlock = BLOCKS.includes(name) && !isOnlyText(node)
  if (isBlock) output.block(name)
  for (const child of node.childNodes) appendNode(child, innerMarks, output)
  if (isBlock) output.end(name)
}

function appendText(text: string, marks: string[], output: NormalForm): void {
  const key = [...new Set(marks)].sort().join()
  for (const part of text.split(SPACE)) {
    if (SPACE.test(part)) output.space()
    else if (part) output.word(part, key)
  }
}

/** Returns the parts of an element that are not a block, a mark or the address of a link. */
function unknownMarkup(node: Element): string {
  const name = ALIKE[node.localName] ?? node.localName
  const isKnown = name === 'br' || INLINE.includes(name) || BLOCKS.includes(name)
  const names = node
    .getAttributeNames()
    .filter((attribute) => !(name === 'a' && /^(?:href|rel)$/.test(attribute)))
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
