import { parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['childNodes'][number]
type Element = Extract<Node, { attribs: object }>

interface Context {
  /** The address to which links are relative. */
  base: string
  /** Joins the name and the value of a fact. */
  join(term: string, value: string): string
}

/** Elements for people who see the page or use its controls. */
const OMITTED =
  /^(?:button|dialog|form|input|link|pand-island|script|select|style|svg|template|textarea)$/
const BLOCK =
  /^(?:address|article|aside|details|div|dl|figure|footer|h[1-6]|header|li|ol|p|section|summary|table|ul)$/
const HEADINGS: Record<string, string> = {
  h1: '#',
  h2: '##',
  h3: '###',
  h4: '####',
  summary: '###',
}
const MARKS: Record<string, string> = { b: '**', strong: '**', em: '*', i: '*', s: '~~', del: '~~' }
const LINE_BREAK = '\\\n'

/**
 * Returns HTML of this site as Markdown (GitHub's dialect, for its tables). Text is escaped, so that only elements have
 * a meaning. `base` is the address of the page, and `join` writes a fact of a `dl`.
 */
export function htmlToMarkdown(html: string, context: Context): string {
  return `${blocksOf(parseDocument(html).childNodes, context).join('\n\n')}\n`
}

function blocksOf(nodes: readonly Node[], context: Context): string[] {
  const blocks: string[] = []
  let inline: Node[] = []
  const endParagraph = () => {
    const text = lineOf(inline, context)
    if (text) blocks.push(text)
    inline = []
  }
  for (const node of nodes) {
    if (!isElement(node) || isOmitted(node) || !hasBlocks(node)) {
      inline.push(node)
      continue
    }
    endParagraph()
    blocks.push(...blocksOfElement(node, context))
  }
  endParagraph()
  return blocks
}

function blocksOfElement(element: Element, context: Context): string[] {
  const { name, childNodes } = element
  const heading = HEADINGS[name]
  if (heading) {
    const text = lineOf(childNodes, context).replaceAll(LINE_BREAK, ' ')
    return text ? [`${heading} ${text}`] : []
  }
  if (element.attribs.role === 'img') return [escapeText(element.attribs['aria-label'] ?? '')]
  if (name === 'ul' || name === 'ol') return listOf(element, context)
  if (name === 'dl') return factsOf(element, context)
  if (name === 'table') return tableOf(element, context)
  const blocks = blocksOf(childNodes, context)
  // The first one is the summary. Other headings are below it, and a form alone leaves nothing.
  if (name === 'details' && blocks.length < 2) return []
  if (name === 'details')
    return blocks.map((block, at) => (at > 0 && isHeading(block) ? `#${block}` : block))
  return blocks
}

function listOf(list: Element, context: Context): string[] {
  const items = within(list, /^li$/).map((item, index) => {
    const marker = list.name === 'ol' ? `${index + 1}. ` : '- '
    const text = blocksOf(item.childNodes, context).join('\n')
    return marker + text.replaceAll('\n', `\n${' '.repeat(marker.length)}`)
  })
  return items.length > 0 ? [items.join('\n')] : []
}

function factsOf(list: Element, context: Context): string[] {
  const facts: string[] = []
  let term = ''
  for (const part of within(list, /^d[td]$/)) {
    const text = blocksOf(part.childNodes, context).join(' ')
    if (part.name === 'dt') term = text
    else facts.push(`- ${context.join(term, text)}`)
  }
  return facts.length > 0 ? [facts.join('\n')] : []
}

function tableOf(table: Element, context: Context): string[] {
  const rows = within(table, /^tr$/).map((row) =>
    within(row, /^t[hd]$/).map((cell) =>
      blocksOf(cell.childNodes, context).join(' ').replaceAll(LINE_BREAK, ' '),
    ),
  )
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]) =>
    `| ${head.map((_, column) => cells[column] ?? '').join(' | ')} |`
  return rows.length > 0
    ? [[line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')]
    : []
}

/** Returns the elements with this name inside an element, but not those inside of each other. */
function within(element: Element, name: RegExp): Element[] {
  return element.childNodes.flatMap((child) => {
    if (!isElement(child) || isOmitted(child)) return []
    return name.test(child.name) ? [child] : within(child, name)
  })
}

/** Returns inline content as a line, which does not begin like a heading or list. */
function lineOf(nodes: readonly Node[], context: Context): string {
  return inlineOf(nodes, context)
    .split(LINE_BREAK)
    .map((line) => trimSpaces(line).replace(/^(?=[+=-])|(?<=^\d{1,9})(?=[.)](?: |$))/, '\\'))
    .join(LINE_BREAK)
}

function inlineOf(nodes: readonly Node[], context: Context): string {
  return nodes
    .map((node, index) => {
      const separator = isSeparate(node, nodes[index - 1]) ? ' ' : ''
      return separator + inlineNode(node, context)
    })
    .join('')
    .replace(/ {2,}/g, ' ')
}

function inlineNode(node: Node, context: Context): string {
  if (!isElement(node)) return 'data' in node && node.type === 'text' ? escapeText(node.data) : ''
  if (isOmitted(node)) return ''
  const { name, attribs, childNodes } = node
  if (name === 'br') return LINE_BREAK
  if (name === 'img')
    return attribs.alt ? `!${link(escapeText(attribs.alt), attribs.src, context)}` : ''
  const text = inlineOf(childNodes, context)
  if (name === 'a') return trimSpaces(text) && link(trimSpaces(text), attribs.href, context)
  const mark = MARKS[name]
  return mark && trimSpaces(text)
    ? text.replace(trimSpaces(text), (words) => mark + words + mark)
    : text
}

function link(text: string, href = '', { base }: Context): string {
  const address = URL.parse(href, base)?.href
  return address && /^(?:https?|mailto|tel):/.test(address)
    ? `[${text}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`
    : text
}

/** Returns the text with single spaces, and a backslash before each character that Markdown would interpret. */
function escapeText(text: string): string {
  return text
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/[\\`*_[\]<>|~#]|!$|&(?=#?[a-z\d]{1,40};)/gi, '\\$&')
}

/** Removes spaces, but not no-break spaces. */
function trimSpaces(text: string): string {
  return text.replace(/^ | $/g, '')
}

/** Text never begins like this, because it is escaped. */
function isHeading(block: string): boolean {
  return block.startsWith('#')
}

function isElement(node: Node | undefined): node is Element {
  return node !== undefined && 'attribs' in node
}

/** Returns true for elements between which the styles of a page leave space. The texts of articles have no spans. */
function isSeparate(node: Node, previous: Node | undefined): boolean {
  if (!isElement(node) || previous === undefined) return false
  return node.name === 'span' || (/^(?:a|img|small)$/.test(node.name) && isElement(previous))
}

function isOmitted({ name, attribs }: Element): boolean {
  return OMITTED.test(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true'
}

function hasBlocks(element: Element): boolean {
  return (
    BLOCK.test(element.name) ||
    element.childNodes.some((child) => isElement(child) && hasBlocks(child))
  )
}
