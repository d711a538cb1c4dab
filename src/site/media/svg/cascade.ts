import { cssTokens } from '../../../platform/format/css-tokens'
import { type Declaration, keywordOf, safeRefs } from './declarations'
import { type DrawingNode, MAX_COMPARISONS } from './drawing'
import type { StyleRule, StyleSheet, Subject } from './style-sheet'

/** The computed value of a property; `unknown` if only a browser can compute it. */
type Computed = { keyword: string } | 'unset' | 'unknown'

export interface Cascade {
  /**
   * Returns true if too many comparisons of elements with selectors and their declarations are needed, where elements
   * of the same classes count once, or if style sheets refer to too many ids from them.
   */
  isTooComplex(nodes: readonly DrawingNode[]): boolean
  compute(node: DrawingNode, property: string): Computed
  /** Returns the ids that the element's attributes, style and style sheets may refer to. */
  refsOf(node: DrawingNode): string[]
}

interface Candidate {
  keyword: string
  /** The criteria of the cascade, compared one by one: importance, origin, ids, classes, type, order. */
  rank: number[]
  isExact: boolean
}

interface IndexedRule {
  subject: Subject
  declarations: Declaration[]
  order: number
}

const [ATTRIBUTE, SHEET, INLINE] = [0, 1, 2]
const ADDRESS = /url\(|\\/i

/** Applies style sheets as browsers do, for simple selectors. */
export function makeCascade(
  sheets: readonly { sheet: StyleSheet; media: string | undefined }[],
): Cascade {
  const rules = new Map<string, IndexedRule[]>()
  let order = 0
  for (const { sheet, media } of sheets) {
    for (const rule of sheet.rules) indexRule(rules, rule, ++order, isAlways(media))
  }
  // Elements with the same name and classes share the matching rules.
  const keyOfNode = ({ name, attributes: { id = '', class: classes = '' } }: DrawingNode) =>
    `${name} ${rules.has(`#${id}`) ? `#${id}` : ''} ${classes}`
  const matchesOf = cached(keyOfNode, (node) => matching(rules, node))
  const refsInSheets = cached(keyOfNode, (node) =>
    matchesOf(node).flatMap(({ declarations }) => declarations.flatMap(({ refs }) => refs)),
  )
  /** The ids in attributes by their values, which many elements share. */
  const refsInValues = new Map<string, string[]>()
  const refsOfValue = (value: string): string[] => {
    const refs = refsInValues.get(value) ?? safeRefs(cssTokens(value)) ?? []
    refsInValues.set(value, refs)
    return refs
  }
  const inSheets = new Map<string, (node: DrawingNode) => Candidate[]>()

  return {
    isTooComplex(nodes) {
      const size = sum([...rules.values()].flat(), sizeOf)
      const isTooLong = new Set(nodes.map(keyOfNode)).size * size > MAX_COMPARISONS
      return isTooLong || sum(nodes, (node) => refsInSheets(node).length) > MAX_COMPARISONS
    },
    compute(node, property) {
      const candidatesOf =
        inSheets.get(property) ??
        cached(keyOfNode, (element) =>
          pickWinner(matchesOf(element).flatMap((rule) => sheetCandidates(rule, property))),
        )
      inSheets.set(property, candidatesOf)
      const [winner] = pickWinner([...candidatesOf(node), ...elementCandidates(node, property)])
      if (!winner) return 'unset'
      return winner.isExact ? { keyword: winner.keyword } : 'unknown'
    },
    refsOf(node) {
      const { href, style: _style, d: _d, points: _points, ...attributes } = node.attributes
      const inAttributes = Object.values(attributes).flatMap((value) =>
        ADDRESS.test(value) ? refsOfValue(value) : [],
      )
      const linked = href?.startsWith('#') ? [href.slice(1)] : []
      const inStyle = node.style.flatMap(({ refs }) => refs)
      return [...linked, ...inAttributes, ...inStyle, ...refsInSheets(node)]
    },
  }
}

function sizeOf({ declarations }: IndexedRule): number {
  return 1 + sum(declarations, ({ refs }) => 1 + refs.length)
}

function sum<T>(values: readonly T[], numberOf: (value: T) => number): number {
  return values.reduce((total, value) => total + numberOf(value), 0)
}

/**
 * Returns the declaration that wins, or one that may win if only a browser can decide. Returns none without candidates.
 */
function pickWinner(candidates: readonly Candidate[]): Candidate[] {
  const inexact = candidates.find(({ isExact }) => !isExact)
  const [winner] = inexact ? [inexact] : candidates.toSorted((a, b) => compare(b.rank, a.rank))
  return winner ? [winner] : []
}

/** Returns the declarations of an element's attribute and of its style. */
function elementCandidates({ attributes, style }: DrawingNode, property: string): Candidate[] {
  const attribute = attributes[property]
  const candidates: Candidate[] = []
  if (attribute !== undefined) {
    const keyword = keywordOf(cssTokens(attribute))
    candidates.push({ keyword, rank: [0, ATTRIBUTE], isExact: true })
  }
  for (const [at, declaration] of style.entries()) {
    const { keyword, isImportant } = declaration
    if (!declares(declaration, property)) continue
    candidates.push({ keyword, rank: [Number(isImportant), INLINE, 0, 0, 0, at], isExact: true })
  }
  return candidates
}

function isAlways(media: string | undefined): boolean {
  return !media || /^\s*(?:all|screen)\s*$/i.test(media)
}

function indexRule(
  rules: Map<string, IndexedRule[]>,
  { subjects, declarations }: StyleRule,
  order: number,
  isAlwaysOn: boolean,
): void {
  if (declarations.length === 0) return
  for (const one of subjects) {
    const subject = { ...one, isExact: one.isExact && isAlwaysOn }
    const key = keyOf(subject)
    const known = rules.get(key) ?? []
    known.push({ subject, declarations, order })
    rules.set(key, known)
  }
}

function keyOf({ ids, classes, type }: Subject): string {
  if (ids[0] !== undefined) return `#${ids[0]}`
  return classes[0] === undefined ? type : `.${classes[0]}`
}

function matching(rules: Map<string, IndexedRule[]>, node: DrawingNode): IndexedRule[] {
  const { id = '' } = node.attributes
  const classes = new Set((node.attributes.class ?? '').split(/\s+/).filter(Boolean))
  const keys = ['*', node.name, `#${id}`, ...[...classes].map((name) => `.${name}`)]
  return keys
    .flatMap((key) => rules.get(key) ?? [])
    .filter(
      ({ subject }) =>
        (subject.type === '*' || subject.type === node.name) &&
        subject.ids.every((one) => one === id) &&
        subject.classes.every((one) => classes.has(one)),
    )
}

function sheetCandidates(
  { subject, declarations, order }: IndexedRule,
  property: string,
): Candidate[] {
  const { ids, classes, type, isExact } = subject
  const specificity = [ids.length, classes.length, type === '*' ? 0 : 1]
  return declarations
    .filter((declaration) => declares(declaration, property))
    .map(({ keyword, isImportant }, at) => ({
      keyword,
      rank: [Number(isImportant), SHEET, ...specificity, order, at],
      isExact,
    }))
}

function declares({ property }: Declaration, name: string): boolean {
  return property === name || property === 'all'
}

function compare(left: number[], right: number[]): number {
  const at = left.findIndex((value, index) => value !== (right[index] ?? 0))
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
}

function cached<T>(
  keyOf: (node: DrawingNode) => string,
  compute: (node: DrawingNode) => T,
): (node: DrawingNode) => T {
  const values = new Map<string, T>()
  return (node) => {
    const key = keyOf(node)
    const value = values.get(key) ?? compute(node)
    values.set(key, value)
    return value
  }
}
