import { expect } from 'vitest'
import { all, type Document, type Element } from './html'

const WORDS_ONLY = ['p', 'h1', 'h2', 'h3', 'h4', 'button', 'label', 'summary', 'span', 'a', 'dt']
const BLOCKS = [
  'div',
  'p',
  'ul',
  'ol',
  'dl',
  'table',
  'section',
  'article',
  'aside',
  'nav',
  'form',
  'figure',
  'address',
  'h1',
  'h2',
  'h3',
  'h4',
  'header',
  'footer',
  'main',
  'details',
]
const INTERACTIVE = ['a', 'button', 'input', 'select', 'textarea', 'label']
const PARENTS: Record<string, string[]> = {
  li: ['ul', 'ol', 'menu'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  option: ['select', 'optgroup', 'datalist'],
  dt: ['dl', 'div'],
  dd: ['dl', 'div'],
  summary: ['details'],
  legend: ['fieldset'],
}
const CHILDREN: Record<string, string[]> = {
  ul: ['li', 'script', 'template'],
  ol: ['li', 'script', 'template'],
  dl: ['dt', 'dd', 'div'],
  table: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot'],
  tr: ['td', 'th'],
}

/** Fails if a browser would move an element, or if interactive elements are nested. */
export function expectNested(document: Document): void {
  const wrong = all(document, '*').flatMap((element) => {
    const inside = ancestors(element)
    const parent = inside[0] ?? ''
    const broken =
      (BLOCKS.includes(element.name) &&
        inside.some((name) => WORDS_ONLY.includes(name) && name !== 'a' && name !== 'label')) ||
      (['a', 'button'].includes(element.name) &&
        inside.some((name) => INTERACTIVE.includes(name))) ||
      (parent !== '' && PARENTS[element.name]?.includes(parent) === false) ||
      CHILDREN[parent]?.includes(element.name) === false
    return broken ? [[...inside].reverse().concat(element.name).join(' > ')] : []
  })
  expect(wrong).toEqual([])
}

function ancestors(element: Element): string[] {
  const { parent } = element
  return parent && 'name' in parent ? [parent.name, ...ancestors(parent as Element)] : []
}
