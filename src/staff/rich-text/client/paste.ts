import { parseReference } from '../../../platform/references/references'
import { RICH_TEXT } from './rich-parts'

/** The number of elements of a pasted text that the editor cannot contain. */
interface PasteChanges {
  /** The tables, which became lists. */
  tables: number
  /** The pictures that were left out. */
  pictures: number
}

const LEVEL = /\bmso-list:[^;]*\blevel(\d)/i
const MARKER = '[style*="mso-list:Ignore" i]'
const NUMBER = /^[\s\u00a0]*(?:\d+|[a-z]{1,4})[.)]/i

/**
 * Returns HTML from the clipboard as the editor can contain it: the list paragraphs of Word become lists, a row of a
 * table becomes an item of a list, and pictures that are not from the library are left out.
 */
export function convertPasted(html: string): { html: string; changes: PasteChanges } {
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = html
  convertWordLists(body)
  const changes = { tables: convertTables(body), pictures: removePictures(body) }
  return { html: body.innerHTML, changes }
}

/** Shows what a paste changed below the editor, until the next paste. */
export function showPasteChanges(box: HTMLElement, changes: PasteChanges): void {
  const template = document.getElementById(RICH_TEXT.pasted)
  if (!(template instanceof HTMLTemplateElement)) return
  let notice = box.nextElementSibling
  if (!notice?.hasAttribute('data-pasted')) {
    notice = document.createElement('p')
    notice.className = 'help'
    notice.setAttribute('role', 'status')
    notice.setAttribute('data-pasted', '')
    box.after(notice)
  }
  const texts = [...template.content.querySelectorAll('span')].flatMap(
    ({ dataset, textContent }) => {
      const count = dataset.of === 'tables' ? changes.tables : changes.pictures
      return count > 0 ? [textContent?.replace('{count}', String(count)) ?? ''] : []
    },
  )
  notice.textContent = texts.join(' ')
}

/** Replaces consecutive paragraphs that Word marks as list items by lists, nested by their level. */
function convertWordLists(body: HTMLElement): void {
  const open: HTMLElement[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) continue
    const marker = paragraph.querySelector(MARKER)
    const name = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (!last || previousOf(paragraph) !== last) open.length = 0
    open.length = Math.min(open.length, level)
    if (open.length === 0) {
      const list = document.createElement(name)
      paragraph.before(list)
      open.push(list)
    } else if (open.length < level) {
      const list = document.createElement(name)
      const parent = open.at(-1)
      ;(parent?.lastElementChild ?? parent)?.append(list)
      open.push(list)
    }
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
    paragraph.remove()
    last = open[0] ?? null
  }
}

/** Returns the element before another one, or null if text is between them. */
function previousOf(element: Element): Element | null {
  let node = element.previousSibling
  while (node && node.nodeType !== Node.ELEMENT_NODE && !node.textContent?.trim()) {
    node = node.previousSibling
  }
  return node instanceof Element ? node : null
}

/** Replaces each table by a list with its rows, the innermost ones first. Returns the number of tables. */
function convertTables(body: HTMLElement): number {
  const tables = [...body.querySelectorAll('table')].reverse()
  for (const table of tables) {
    const list = document.createElement('ul')
    for (const row of table.rows) {
      const cells = [...row.cells].flatMap(
        (cell) => cell.textContent?.replace(/\s+/g, ' ').trim() || [],
      )
      const item = document.createElement('li')
      item.textContent = cells.join(cells.length === 2 ? ': ' : ' · ')
      if (cells.length > 0) list.append(item)
    }
    table.replaceWith(list)
  }
  return tables.length
}

/** Removes the pictures that are not from the library. Returns their number. */
function removePictures(body: HTMLElement): number {
  const pictures = [...body.querySelectorAll('img, svg')].filter(
    (picture) => parseReference(picture.getAttribute('src') ?? '')?.kind !== 'file',
  )
  for (const picture of pictures) picture.remove()
  return pictures.length
}
