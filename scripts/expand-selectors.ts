import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import type { Plugin } from 'vite'

/**
 * Browsers of 2024, as `build.target` in `vite.config.ts`. Without targets the minifier drops prefixes and writes
 * `animation-timeline` into `animation`, which no browser can read.
 */
const TARGETS = { chrome: 125 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) }

/** A rule with more selectors than this stays as it is written. */
const MAX_SELECTORS = 60

/**
 * Writes lists of selectors out in built style sheets: `:is(.a, .b) img` becomes `.a img, .b img`. Chromium finds rules
 * by the last class, id or element of a selector, but compares a rule that ends in a list with every element. Without
 * lists it computes the styles of a page in about half of the time.
 */
export function expandSelectors(): Plugin {
  return {
    name: 'pand-expand-selectors',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = expandLists(file.source)
        }
      },
    },
  }
}

/**
 * Returns a minified style sheet with the same meaning, in which each `:is()` is written out whose members can have its
 * specificity.
 */
export function expandLists(css: string | Uint8Array): string {
  const code = typeof css === 'string' ? new TextEncoder().encode(css) : css
  const { code: expanded } = transform({
    filename: 'sheet.css',
    code,
    minify: true,
    targets: TARGETS,
    visitor: { Selector: expandSelector },
  })
  return new TextDecoder().decode(expanded)
}

function expandSelector(selector: Selector): Selector[] {
  const index = selector.findIndex(isList)
  const list = selector[index]
  const members = list && isList(list) ? membersOf(list) : null
  if (!members?.every((member) => fitsAt(selector, index, member))) return [selector]
  const expanded = members.flatMap((member) =>
    expandSelector([...selector.slice(0, index), ...member, ...selector.slice(index + 1)]),
  )
  return expanded.length > MAX_SELECTORS ? [selector] : expanded
}

type PseudoClass = SelectorComponent & { type: 'pseudo-class' }
type ListComponent = PseudoClass & { kind: 'is'; selectors: Selector[] }

function isList(component: SelectorComponent): component is ListComponent {
  return component.type === 'pseudo-class' && component.kind === 'is'
}

/** Returns true if the member can stand in the place of its list. */
function fitsAt(selector: Selector, index: number, member: Selector): boolean {
  const isFirstOfCompound = index === 0 || selector[index - 1]?.type === 'combinator'
  return (
    (index === 0 || !member.some(({ type }) => type === 'combinator')) &&
    (isFirstOfCompound || member[0]?.type !== 'type')
  )
}

/** Returns the members, each with the specificity of the list, or null if one can't have it. */
function membersOf({ selectors }: ListComponent): Selector[] | null {
  const highest = highestOf(selectors)
  const members = selectors
    .map((member) => withSpecificity(member, highest))
    .filter((member) => member !== null)
  return members.length === selectors.length ? members : null
}

/** The numbers of ids, classes and elements: https://www.w3.org/TR/selectors-4/#specificity-rules */
type Specificity = readonly [ids: number, classes: number, elements: number]

/** `:not(._)` and `:not(_)`, which match each element of a page and count as a class and as an element. */
const COUNTS_AS_CLASS = not({ type: 'class', name: '_' })
const COUNTS_AS_ELEMENT = not({ type: 'type', name: '_' })

function not(component: SelectorComponent): SelectorComponent {
  return { type: 'pseudo-class', kind: 'not', selectors: [[component]] }
}

/** Returns a selector with a higher specificity: `.a` becomes `.a:not(._)`. Returns null if it can't be written. */
function withSpecificity(
  selector: Selector,
  [ids, classes, elements]: Specificity,
): Selector | null {
  const own = specificity(selector)
  const surplus = Math.max(0, own[2] - elements)
  if (own[0] !== ids || own[1] > classes || surplus > countElements(selector)) return null
  return [
    ...withoutElements(selector, surplus),
    ...Array(classes - own[1]).fill(COUNTS_AS_CLASS),
    ...Array(Math.max(0, elements - own[2])).fill(COUNTS_AS_ELEMENT),
  ]
}

function countElements(selector: Selector): number {
  return selector.filter(({ type }) => type === 'type').length
}

/** Returns a selector whose first `count` elements do not count: `i` becomes `:where(i)`. */
function withoutElements(selector: Selector, count: number): Selector {
  let left = count
  return selector.map((component) =>
    component.type === 'type' && left-- > 0
      ? { type: 'pseudo-class', kind: 'where', selectors: [[component]] }
      : component,
  )
}

function highestOf(selectors: Selector[]): Specificity {
  return selectors
    .map(specificity)
    .reduce((a, b) => ((a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0 ? b : a))
}

function specificity(selector: Selector): Specificity {
  return selector
    .map(componentSpecificity)
    .reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0])
}

function componentSpecificity(component: SelectorComponent): Specificity {
  switch (component.type) {
    case 'id':
      return [1, 0, 0]
    case 'class':
    case 'attribute':
      return [0, 1, 0]
    case 'type':
    case 'pseudo-element':
      return [0, 0, 1]
    case 'pseudo-class':
      return pseudoClassSpecificity(component)
    default:
      return [0, 0, 0]
  }
}

function pseudoClassSpecificity(component: PseudoClass): Specificity {
  switch (component.kind) {
    case 'where':
      return [0, 0, 0]
    case 'is':
    case 'not':
    case 'has':
      return highestOf(component.selectors)
    default:
      return [0, 1, 0]
  }
}
