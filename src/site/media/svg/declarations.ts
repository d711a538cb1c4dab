import { type CssToken, cssTokens } from '../../../platform/format/css-tokens'
import { HIDING_PROPERTIES } from './names'

/** A CSS declaration that loads nothing. */
export interface Declaration {
  property: string
  value: string
  /** The value in the form in which browsers compare it: lower case, without escapes and comments. */
  keyword: string
  isImportant: boolean
  /** The ids of the parts of the drawing that its value refers to. */
  refs: string[]
}

export interface CleanDeclarations {
  declarations: Declaration[]
  /** The properties of declarations that were removed. */
  removed: string[]
}

/**
 * The CSS functions for colours, numbers, shapes, filters, gradients, timing and conditions. None of them loads
 * anything.
 */
const FUNCTIONS = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark device-cmyk icc-color calc min max
  clamp round var env matrix matrix3d translate translatex translatey translatez translate3d scale scalex
  scaley scalez scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective inset circle
  ellipse polygon path rect xywh shape blur brightness contrast drop-shadow grayscale hue-rotate invert
  opacity saturate sepia cubic-bezier steps linear linear-gradient radial-gradient conic-gradient
  repeating-linear-gradient repeating-radial-gradient counter counters
  selector style font-tech font-format`.split(/\s+/),
)
const PROPERTY = /^-{0,2}[a-z_][\w-]*$/i
const ID = /^#([^\s"'()\\#<>]{1,1000})$/u
const CONTROL = /(?![\t\n])\p{Cc}/u

/** Parses the declarations of a `style` attribute or of a rule, and removes those that could load something. */
export function cleanDeclarations(css: string): CleanDeclarations {
  return fromTokens(cssTokens(css))
}

/** Parses the declarations in the tokens of a rule's block in the same way. */
export function fromTokens(tokens: readonly CssToken[]): CleanDeclarations {
  const clean: CleanDeclarations = { declarations: [], removed: [] }
  for (const piece of splitAt(tokens, ';')) {
    const [name, ...rest] = trimmed(piece)
    if (!name) continue
    const property = name.value.startsWith('--') ? name.value : name.value.toLowerCase()
    const colon = rest.findIndex(({ type }) => type !== 'space')
    const isDeclaration = name.type === 'ident' && rest[colon]?.raw === ':'
    const declaration = isDeclaration ? readValue(property, rest.slice(colon + 1)) : null
    if (declaration) clean.declarations.push(declaration)
    // Browsers ignore invalid declarations, except a rule inside a rule.
    else if (isDeclaration || piece.some(({ raw }) => raw === '{'))
      clean.removed.push(hidingIn(piece) ?? property)
  }
  return clean
}

export function declarationText({ property, value, isImportant }: Declaration): string {
  return `${property}:${value}${isImportant ? '!important' : ''}`
}

/** Returns true if something would appear that the removed declarations may hide. */
export function revealsHidden({ removed }: Pick<CleanDeclarations, 'removed'>): boolean {
  return removed.some((property) => HIDING_PROPERTIES.test(property))
}

/** Returns the first property name among the tokens that can hide an element. */
export function hidingIn(tokens: readonly CssToken[]): string | undefined {
  return tokens.find(
    ({ type, value }) => type === 'ident' && HIDING_PROPERTIES.test(value.toLowerCase()),
  )?.value
}

function readValue(property: string, tokens: CssToken[]): Declaration | null {
  const important = tokens.findLastIndex(({ raw }) => raw === '!')
  const mark = trimmed(tokens.slice(important + 1))
  const isImportant = important >= 0 && mark.length === 1 && isWord(mark[0], 'important')
  const value = trimmed(isImportant ? tokens.slice(0, important) : tokens)
  const refs = safeRefs(value)
  if (!refs || !PROPERTY.test(property)) return null
  return { property, value: textOf(value), keyword: keywordOf(value), isImportant, refs }
}

/** Returns the ids that a value refers to, or null if it could load something or can't be read. */
export function safeRefs(tokens: readonly CssToken[]): string[] | null {
  if (!isReadable(tokens)) return null
  const refs: string[] = []
  for (const [at, { type, value }] of tokens.entries()) {
    const isAddress = type === 'url' || (type === 'function' && value === 'url')
    if (isAddress) {
      const id = ID.exec(type === 'url' ? value : quotedAddress(tokens, at))?.[1]
      if (!id) return null
      refs.push(id)
    } else if (type === 'at' || (type === 'function' && !FUNCTIONS.has(value))) return null
  }
  return refs
}

/** Returns true if browsers read the same tokens in every context: no token is bad, and the brackets are balanced. */
export function isReadable(tokens: readonly CssToken[]): boolean {
  const open: string[] = []
  for (const { type, raw } of tokens) {
    if (type === 'bad' || CONTROL.test(raw)) return false
    if (type === 'function' || raw === '(') open.push(')')
    else if (raw === '[') open.push(']')
    else if (/^[)\]]$/.test(raw) && open.pop() !== raw) return false
    else if (/^[{}\\]$/.test(raw)) return false
  }
  return open.length === 0
}

/** Returns the string of `url("…")`, or '' if the brackets contain anything else. */
function quotedAddress(tokens: readonly CssToken[], at: number): string {
  let close = at + 1
  while (close < tokens.length && tokens[close]?.raw !== ')') close++
  const [text, ...further] = tokens.slice(at + 1, close).filter(({ type }) => type !== 'space')
  return close < tokens.length && text?.type === 'string' && further.length === 0 ? text.value : ''
}

/** Splits tokens at a mark that is outside of brackets and blocks. */
export function splitAt(tokens: readonly CssToken[], mark: string): CssToken[][] {
  const pieces: CssToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    const { type, raw } = token
    if (type === 'function' || (type === 'mark' && '([{'.includes(raw))) depth++
    if (type === 'mark' && ')]}'.includes(raw)) depth = Math.max(0, depth - 1)
    if (depth === 0 && type === 'mark' && raw === mark) pieces.push([])
    else pieces.at(-1)?.push(token)
  }
  return pieces
}

export function trimmed(tokens: readonly CssToken[]): CssToken[] {
  const first = tokens.findIndex(({ type }) => type !== 'space')
  const last = tokens.findLastIndex(({ type }) => type !== 'space')
  return first < 0 ? [] : tokens.slice(first, last + 1)
}

export function textOf(tokens: readonly CssToken[]): string {
  return tokens.map(({ raw }) => raw).join('')
}

/** Returns the value in the form in which browsers compare it: lower case, without escapes and comments. */
export function keywordOf(tokens: readonly CssToken[]): string {
  return tokens
    .map(({ value }) => value.toLowerCase())
    .join('')
    .trim()
}

function isWord(token: CssToken | undefined, word: string): boolean {
  return token?.type === 'ident' && token.value.toLowerCase() === word
}
