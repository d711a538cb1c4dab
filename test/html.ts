import { DomUtils, parseDocument } from 'htmlparser2'

export type Document = ReturnType<typeof parseDocument>
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

export function parse(html: string): Document {
  return parseDocument(html)
}

/** Every element of a name, in document order; `expected` are attributes they must have. */
export function all(
  root: Document | Element,
  name: string,
  expected: Record<string, string> = {},
): Element[] {
  return DomUtils.getElementsByTagName(name, root).filter((element) =>
    Object.entries(expected).every(([key, value]) => element.attribs[key] === value),
  )
}

/** Every element with this class among its own. */
export function byClass(root: Document | Element, name: string): Element[] {
  return all(root, '*').filter(({ attribs }) => attribs.class?.split(' ').includes(name))
}

/** Returns the text of an element with single spaces, without scripts and data blocks. */
export function words(root: Document | Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: no browser’s, it leaves scripts out
  return DomUtils.innerText(root.children).replace(/\s+/g, ' ').trim()
}

/** Returns the text of an element, or the alternative text of its picture. */
export function spoken(root: Document | Element): string {
  return words(root) || attributes(all(root, 'img'), 'alt').join(' ')
}

/** The props of the first island of this name, as JSON. */
export function propsOf(root: Document | Element, name: string): string {
  const [island] = all(root, 'pand-island', { name })
  const block = island?.children.at(-1)
  return block ? DomUtils.textContent(block) : '{}'
}

/** The words of the first element with this class, '' when there is none. */
export function wordsOf(root: Document | Element, name: string): string {
  const [found] = byClass(root, name)
  return found ? words(found) : ''
}

/** The `href`s of the links within the first element with this class. */
export function linksOf(root: Document | Element, name: string): (string | undefined)[] {
  const [found] = byClass(root, name)
  return found ? attributes(all(found, 'a'), 'href') : []
}

export function attributes(elements: Element[], name: string): (string | undefined)[] {
  return elements.map(({ attribs }) => attribs[name])
}

/** The ids of the listings that a page's cards link to, in order. */
export function cardIds(root: Document | Element): string[] {
  return all(root, 'article', { 'data-card': '' }).flatMap((card) => {
    const titles = ['h2', 'h3', 'h4'].flatMap((level) => all(card, level))
    const [link] = titles.flatMap((title) => all(title, 'a'))
    return link?.attribs.href?.split('/').slice(-1) ?? []
  })
}

/** The fields of a form as a browser without scripts sends them, but for its buttons and files. */
export function formEntries(form: Element): Record<string, string> {
  const entries: Record<string, string> = {}
  const controls = ['input', 'select', 'textarea'].flatMap((name) => all(form, name))
  for (const control of controls) {
    const { name, type, value = '' } = control.attribs
    if (!name || type === 'file' || type === 'image' || type === 'submit') continue
    if (control.name === 'textarea') entries[name] = DomUtils.textContent(control)
    else if (control.name === 'select') entries[name] = chosenIn(control)
    else if (type !== 'checkbox' && type !== 'radio') entries[name] = value
    else if ('checked' in control.attribs) entries[name] = value || 'on'
  }
  return entries
}

/** The value of the option that is selected, else of the first. */
function chosenIn(select: Element): string {
  const options = all(select, 'option')
  const selected = options.find(({ attribs }) => 'selected' in attribs) ?? options[0]
  return selected?.attribs.value ?? ''
}
