import { type CssToken, cssTokens } from '../../../platform/format/css-tokens'
import {
  type Declaration,
  declarationText,
  fromTokens,
  hidingIn,
  isReadable,
  revealsHidden,
  safeRefs,
  splitAt,
  textOf,
  trimmed,
} from './declarations'
import { HIDING_PROPERTIES } from './names'

/** The last compound of a selector, which the element itself must match: `rect.a` of `g > rect.a`. */
export interface Subject {
  type: string
  ids: string[]
  classes: string[]
  /** True if this compound is the complete selector without further conditions. */
  isExact: boolean
}

export interface StyleRule {
  subjects: Subject[]
  declarations: Declaration[]
}

export interface StyleSheet {
  /** The rewritten style sheet. */
  css: string
  /** The style rules. Those within `@media` and similar rules are not exact. */
  rules: StyleRule[]
  /** The rules and properties that were removed. */
  removed: string[]
  /** The properties that an animation of the sheet changes. */
  animated: string[]
  /** True if something would appear that a removed part may hide. */
  revealsHidden: boolean
  /** True if the hidden parts depend on attributes or on the order of elements. */
  dependsOnContext: boolean
}

const NESTED = /^(?:media|supports|layer|container)$/
const KEYFRAMES = /^(?:-webkit-|-moz-)?keyframes$/
/** Rules whose removal never makes hidden parts visible. */
const HARMLESS =
  /^(?:import|font-face|charset|page|property|counter-style|font-feature-values|font-palette-values|view-transition)$/
/** Conditions that the removal of an element or attribute can't change. */
const STABLE =
  /^(?:root|host|hover|active|focus|focus-visible|focus-within|target|link|visited|any-link|is|where|not)$/

/** The maximum depth of rules within rules, such as `@media`. */
const MAX_NESTING = 8

/** Parses a style sheet and rewrites it without the parts that could load something. */
export function cleanStyleSheet(css: string): StyleSheet {
  const sheet: StyleSheet = {
    css: '',
    rules: [],
    removed: [],
    animated: [],
    revealsHidden: false,
    dependsOnContext: false,
  }
  sheet.css = cleanRules(cssTokens(css), sheet, 0)
  return sheet
}

function cleanRules(tokens: readonly CssToken[], sheet: StyleSheet, nesting: number): string {
  return rulesOf(tokens)
    .map((rule) =>
      rule.prelude[0]?.type === 'at'
        ? cleanAtRule(rule, sheet, nesting)
        : cleanRule(rule, sheet, nesting),
    )
    .join('')
}

function cleanAtRule({ prelude, block }: RawRule, sheet: StyleSheet, nesting: number): string {
  const name = prelude[0]?.value.toLowerCase() ?? ''
  const start = textOf(prelude)
  if (safeRefs(prelude.slice(1))?.length === 0) {
    if (name === 'layer' && !block) return `${start};`
    if (block && NESTED.test(name) && nesting < MAX_NESTING)
      return `${start}{${cleanRules(block, sheet, nesting + 1)}}`
    if (block && KEYFRAMES.test(name)) return `${start}{${cleanFrames(block, sheet)}}`
  }
  sheet.removed.push(`@${name}`)
  const isInline = prelude.some(({ value }) => /^\s*data:/i.test(value))
  const isHarmless = name === 'import' ? !isInline : HARMLESS.test(name) || !hidingIn(block ?? [])
  sheet.revealsHidden ||= !isHarmless
  return ''
}

function cleanFrames(block: readonly CssToken[], sheet: StyleSheet): string {
  const frames = rulesOf(block).filter(({ prelude }) => isReadable(prelude))
  return frames
    .map((frame) => {
      const declarations = cleanBlock(frame, sheet)
      sheet.animated.push(...declarations.map(({ property }) => property))
      return `${textOf(frame.prelude)}{${declarations.map(declarationText).join(';')}}`
    })
    .join('')
}

function cleanRule(rule: RawRule, sheet: StyleSheet, nesting: number): string {
  const { prelude, block } = rule
  // A browser ignores a rule without a block, and one whose selector it can't read.
  if (!block || !isReadable(prelude) || !isSelector(prelude)) return ''
  const declarations = cleanBlock(rule, sheet)
  sheet.dependsOnContext ||=
    declarations.some(({ property }) => HIDING_PROPERTIES.test(property)) && isContextual(prelude)
  const subjects = splitAt(prelude, ',').map(subjectOf)
  // A browser that does not know one selector ignores the others of the rule too.
  const isExact = nesting === 0 && subjects.every((subject) => subject.isExact)
  sheet.rules.push({ subjects: subjects.map((subject) => ({ ...subject, isExact })), declarations })
  return `${textOf(prelude)}{${declarations.map(declarationText).join(';')}}`
}

function cleanBlock({ block }: RawRule, sheet: StyleSheet): Declaration[] {
  const clean = fromTokens(block ?? [])
  sheet.removed.push(...clean.removed)
  sheet.revealsHidden ||= revealsHidden(clean)
  return clean.declarations
}

function isAddress({ type, value }: CssToken): boolean {
  return type === 'url' || (type === 'function' && value === 'url')
}

/** Returns true for a selector. It has functions only after a colon (`:not(…)`), and neither addresses nor at-words. */
function isSelector(tokens: readonly CssToken[]): boolean {
  return tokens.every((token, at) => {
    const isFunction = token.type === 'function' && tokens[at - 1]?.raw !== ':'
    return token.type !== 'at' && !isFunction && !isAddress(token)
  })
}

function isContextual(selector: readonly CssToken[]): boolean {
  return selector.some(({ raw }, at) => {
    const next = selector[at + 1]
    return /^[+~[|]$/.test(raw) || (raw === ':' && !STABLE.test(next?.value.toLowerCase() ?? ''))
  })
}

/** Returns the compound after the last combinator, up to its first condition (`:hover`, `[x]`). */
function subjectOf(selector: readonly CssToken[]): Subject {
  const all = trimmed(selector)
  let [from, depth] = [0, 0]
  for (const [at, { type, raw }] of all.entries()) {
    if (type === 'function' || /^[([]$/.test(raw)) depth++
    if (/^[)\]]$/.test(raw)) depth--
    if (depth === 0 && (type === 'space' || /^[>+~]$/.test(raw))) from = at + 1
  }
  const subject: Subject = {
    type: '*',
    ids: [],
    classes: [],
    isExact: from === 0 && all.length > 0,
  }
  for (let at = from; at < all.length; at++) {
    const token = all[at]
    if (token?.type === 'hash') subject.ids.push(token.value)
    else if (token?.raw === '.' && all[at + 1]?.type === 'ident')
      subject.classes.push(all[++at]?.value ?? '')
    else if (token?.type === 'ident' && at === from) subject.type = token.value
    else if (token?.raw !== '*' || at > from) {
      // The prefix of a namespace is not the name of an element.
      const type = token?.raw === '|' ? '*' : subject.type
      return { ...subject, type, isExact: false }
    }
  }
  return subject
}

interface RawRule {
  prelude: CssToken[]
  /** Null for a rule that ends with a semicolon. */
  block: CssToken[] | null
}

/** Splits a style sheet, or the block of an `@media`, into its rules. */
function rulesOf(tokens: readonly CssToken[]): RawRule[] {
  const rules: RawRule[] = []
  let prelude: CssToken[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const { raw, type } = token
    const isAtRule = prelude[0]?.type === 'at'
    if (raw === '{') {
      const end = endOfBlock(tokens, at)
      rules.push({ prelude: trimmed(prelude), block: tokens.slice(at + 1, end) })
      ;[prelude, at] = [[], end]
    } else if (raw === ';' && isAtRule) {
      rules.push({ prelude: trimmed(prelude), block: null })
      prelude = []
    } else if (!/^(?:<!--|-->)$/.test(raw) && (type !== 'space' || prelude.length > 0)) {
      prelude.push(token)
    }
  }
  if (prelude[0]?.type === 'at') rules.push({ prelude: trimmed(prelude), block: null })
  return rules
}

/** Returns the index of the bracket that closes a block. A style sheet may end before it. */
function endOfBlock(tokens: readonly CssToken[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    const raw = tokens[at]?.raw
    if (raw === '{') depth++
    if (raw === '}' && --depth === 0) return at
  }
  return tokens.length
}

/** Returns true if the `type` of a style sheet is CSS, which browsers read. */
export function isCss(type: string | undefined): boolean {
  return !type || /^\s*text\/css\s*(?:;|$)/i.test(type)
}
