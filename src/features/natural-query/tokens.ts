import { normalise } from '../../platform/format/text'

/** A word, a number or a symbol of the text, with its position. */
export type Token = {
  kind: 'word' | 'number' | 'sign'
  /** The normalised text; a symbol is unchanged. */
  text: string
  start: number
  end: number
  /** The value of a number, or NaN for other tokens. */
  value: number
  /** True for a number with a thousands separator, as in prices. */
  grouped: boolean
  decimal: boolean
}

/** Matches `400.000`, `1 250,50`, `300.000,-`: the same separator between all groups, and no digit after them. */
const GROUPED = /^(\d{1,3}(?:([ .,'’\u00a0\u202f])\d{3})(?:\2\d{3})*)([.,]\d{1,2})?(?![.,]?\d)/
const PLAIN = /^(\d+)([.,]\d{1,2}(?!\d))?/
const WORD = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/u
/** A dash before a letter is part of a name: `Sint-Niklaas`. */
const SIGN = /^(?:[€+<>≤≥~±%/&–—,;:=]|-(?!\p{L}))/u
/** Matches the dash in place of the cents of a round price. */
const NO_CENTS = /^[.,][-–—]{1,2}(?!\d)/

/** Returns the tokens of a text, in order. Characters between tokens have no meaning. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at)
    if (token) tokens.push(token)
    at = token?.end ?? at + 1
    if (token?.kind === 'number') at += NO_CENTS.exec(text.slice(at))?.[0].length ?? 0
  }
  return tokens
}

function tokenAt(text: string, start: number): Token | null {
  const ahead = text.slice(start)
  const number = GROUPED.exec(ahead) ?? PLAIN.exec(ahead)
  if (number) return numberToken(number, start)
  const word = WORD.exec(ahead)?.[0]
  const sign = word === undefined ? SIGN.exec(ahead)?.[0] : undefined
  const content = word ?? sign
  if (!content) return null
  const kind = word === undefined ? 'sign' : 'word'
  const plain = { value: Number.NaN, grouped: false, decimal: false }
  return { kind, text: normalise(content) || content, start, end: start + content.length, ...plain }
}

function numberToken(match: RegExpExecArray, start: number): Token {
  const grouped = match.length > 3
  const [all, integer = '', second = '', third = ''] = match
  const decimals = grouped ? third : second
  const digits = integer.replace(/\D/g, '')
  const value = Number(`${digits}${decimals.replace(',', '.')}`)
  const decimal = decimals !== ''
  return {
    kind: 'number',
    text: digits,
    start,
    end: start + all.length,
    value: grouped ? Math.trunc(value) : value,
    grouped,
    decimal,
  }
}
