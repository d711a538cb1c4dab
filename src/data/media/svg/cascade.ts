import { cssTokens } from './css-tokens'
import { cleanDeclarations, type Declaration, keywordOf, safeRefs } from './declarations'
import type { DrawingNode } from './drawing'
import type { StyleRule, StyleSheet, Subject } from './style-sheet'

/** What decides a property of an element; `unknown` where only a browser can tell. */
export type Computed = { keyword: string } | 'unset' | 'unknown'

export interface Cascade {
  compute(node: DrawingNode, property: string): Computed
  /** Ids that the element's attributes, style and style sheets may refer to. */
  refsOf(node: DrawingNode): string[]
}

interface Candidate {
  keyword: string
  /** Compared one by one: importance, origin, ids, classes, type, order. */
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

/** Applies style sheets as browsers do, as far as their selectors are simple ones. */
export function makeCascade(
  sheets: readonly { sheet: StyleSheet; media: string | undefined }[],
): Cascade {
  const rules = new Map<string, IndexedRule[]>()
  let order = 0
  for (const { sheet, media } of sheets) {
    for (const rule of sheet.rules) indexRule(rules, rule, ++order, isAlways(media))
  }
  const inlineOf = cached((node) => cleanDeclarations(node.attributes.style ?? '').declarations)
  const matchesOf = cached((node) => matching(rules, node))

  return {
    compute(node, property) {
      const candidates: Candidate[] = []
      const attribute = node.attributes[property]
      if (attribute !== undefined)
        candidates.push({
          keyword: keywordOf(cssTokens(attribute)),
          rank: [0, ATTRIBUTE],
          isExact: true,
        })
      for (const rule of matchesOf(node)) candidates.push(...sheetCandidates(rule, property))
      for (const [at, declaration] of inlineOf(node).entries()) {
        const { keyword, isImportant } = declaration
        if (!declares(declaration, property)) continue
        candidates.push({
          keyword,
          rank: [Number(isImportant), INLINE, 0, 0, 0, at],
          isExact: true,
        })
      }
      if (candidates.some(({ isExact }) => !isExact)) return 'unknown'
      const winner = candidates.reduce<Candidate | null>(
        (best, one) => (best && compare(best.rank, one.rank) > 0 ? best : one),
        null,
      )
      return winner ? { keyword: winner.keyword } : 'unset'
    },
    refsOf(node) {
      const declarations = [
        ...inlineOf(node),
        ...matchesOf(node).flatMap((rule) => rule.declarations),
      ]
      const { href, style: _style, d: _d, points: _points, ...attributes } = node.attributes
      const inAttributes = Object.values(attributes).flatMap((value) =>
        ADDRESS.test(value) ? (safeRefs(cssTokens(value)) ?? []) : [],
      )
      const linked = href?.startsWith('#') ? [href.slice(1)] : []
      return [...linked, ...inAttributes, ...declarations.flatMap(({ refs }) => refs)]
    },
  }
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

function cached<T>(compute: (node: DrawingNode) => T): (node: DrawingNode) => T {
  const values = new WeakMap<DrawingNode, T>()
  return (node) => {
    const value = values.get(node) ?? compute(node)
    values.set(node, value)
    return value
  }
}
