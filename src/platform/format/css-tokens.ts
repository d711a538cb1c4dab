/**
 * A token of CSS Syntax Level 3. `value` is the text without escapes and quotes, in lower case for names of functions.
 * `raw` is the source text. Comments become an empty comment, which still separates tokens.
 */
export interface CssToken {
  type:
    | 'ident'
    | 'function'
    | 'at'
    | 'hash'
    | 'string'
    | 'url'
    | 'number'
    | 'space'
    | 'mark'
    | 'bad'
  raw: string
  value: string
}

const ESCAPE = String.raw`\\(?:[\da-f]{1,6}[ \t\n]?|[^\n\da-f])`
const NAME = String.raw`(?:[\w-]|[^\x00-\x7f]|${ESCAPE})`
const IDENT = String.raw`(?:--|-?(?:[a-z_]|[^\x00-\x7f]|${ESCAPE}))${NAME}*`

/** The patterns in the order of the specification. A string or URL without an end is a bad token. */
const PATTERNS: [CssToken['type'], RegExp][] = [
  ['space', /[ \t\n]+/y],
  ['string', /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'/sy],
  ['bad', /["'][^\n]*/y],
  ['hash', new RegExp(`#${NAME}+`, 'iy')],
  [
    'number',
    new RegExp(String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(?:%|${IDENT})?`, 'iy'),
  ],
  ['mark', /<!--|-->/y],
  ['at', new RegExp(`@${IDENT}`, 'iy')],
  ['ident', new RegExp(IDENT, 'iy')],
  ['mark', /./sy],
]
/** Most tokens are words or one of these marks, for which no other pattern is tried. */
const WORDS: typeof PATTERNS = [['ident', new RegExp(IDENT, 'iy')]]
const WORD_START = /[a-z_]/i
const MARKS = ':;,(){}[]'
const URL_REST = /[ \t\n]*(?:([^"'()\\ \t\n]+)[ \t\n]*)?\)/y
const ESCAPES = new RegExp(`${ESCAPE}|\\\\\n`, 'gi')

/** Returns the tokens of a style sheet, or of a part of one, in linear time. */
export function cssTokens(source: string): CssToken[] {
  const css = source.replace(/\r\n?|\f/g, '\n')
  const tokens: CssToken[] = []
  for (let at = 0; at < css.length; ) {
    const { token, end } = readToken(css, at)
    tokens.push(token)
    at = end
  }
  return tokens
}

function readToken(css: string, at: number): { token: CssToken; end: number } {
  if (css.startsWith('/*', at)) {
    const end = css.indexOf('*/', at + 2)
    return { token: { type: 'space', raw: '/**/', value: '' }, end: end < 0 ? css.length : end + 2 }
  }
  const first = css.charAt(at)
  if (MARKS.includes(first))
    return { token: { type: 'mark', raw: first, value: first }, end: at + 1 }
  for (const [type, pattern] of WORD_START.test(first) ? WORDS : PATTERNS) {
    pattern.lastIndex = at
    const raw = pattern.exec(css)?.[0]
    if (raw === undefined) continue
    const end = at + raw.length
    if (type === 'ident' && css[end] === '(') return readFunction(css, at, end + 1)
    return { token: { type, raw, value: tokenValue(type, raw) }, end }
  }
  throw new Error('The last pattern matches any character')
}

/** Reads a function. A URL without quotes is one token, including its closing bracket. */
function readFunction(css: string, at: number, open: number): { token: CssToken; end: number } {
  const name = unescaped(css.slice(at, open - 1)).toLowerCase()
  const asFunction = { type: 'function' as const, raw: css.slice(at, open), value: name }
  if (name !== 'url' || /^[ \t\n]*["']/.test(css.slice(open, open + 100)))
    return { token: asFunction, end: open }
  URL_REST.lastIndex = open
  const rest = URL_REST.exec(css)
  const close = css.indexOf(')', open)
  const end = rest ? URL_REST.lastIndex : close < 0 ? css.length : close + 1
  const [type, value] = rest ? (['url', rest[1] ?? ''] as const) : (['bad', ''] as const)
  return { token: { type, raw: css.slice(at, end), value }, end }
}

function tokenValue(type: CssToken['type'], raw: string): string {
  if (type === 'string') return unescaped(raw.slice(1, -1))
  return type === 'hash' || type === 'at' ? unescaped(raw.slice(1)) : unescaped(raw)
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(ESCAPES, (sequence) => {
    const digits = /^\\([\da-f]{1,6})/i.exec(sequence)?.[1]
    if (!digits) return sequence === '\\\n' ? '' : sequence.slice(1)
    const code = Number.parseInt(digits, 16)
    return String.fromCodePoint(code > 0 && code <= 0x10ffff ? code : 0xfffd)
  })
}
