import { type CssToken, cssTokens } from '../platform/format/css-tokens'

const MAX_LENGTH = 20_000
/** The maximum depth of rules within rules. */
const MAX_NESTING = 10

const AT_RULES = new Set(
  `media supports container layer scope starting-style keyframes -webkit-keyframes -moz-keyframes font-face
  font-feature-values font-palette-values counter-style property page position-try view-transition`.split(
    /\s+/,
  ),
)
/** The names of properties, functions and filters by which old browsers run code. */
const UNSAFE_NAMES = new Set(['behavior', '-ms-behavior', '-moz-binding', 'expression', 'progid'])
/** The functions whose strings are addresses, even without a scheme. */
const ADDRESS_FUNCTIONS = /^(?:url|src|image|cross-fade|(?:-webkit-)?image-set|-webkit-cross-fade)$/
const CONTROL = /\p{Cc}/u
const SCHEME = /^\s*[a-z][a-z\d+.-]*:/i
const LOADING_SCHEME = /^\s*(?:https?|ftp|wss?|file|blob|data|javascript|vbscript):/i
const INLINE_PICTURE = /^data:image\//i
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** A declaration or a rule, with or without its block, as the tokens of a style sheet. */
interface Piece {
  /** The tokens before the block or the semicolon. */
  prelude: CssToken[]
  /** Null without a block. */
  block: CssToken[] | null
  /** The end in the source: `;`, `}`, or '' if the style sheet ends before. */
  end: string
  /** False if a bracket of the prelude has no partner, or a block is within brackets. */
  isBalanced: boolean
}

/**
 * Returns a page's own style sheet, at most 20,000 characters of it. Leaves out every declaration and rule that could
 * load something from elsewhere or run code, and those that browsers may read in different ways: with control
 * characters, broken strings, or brackets without a partner.
 */
export function safeCss(css: string): string {
  return writePieces(cssTokens(css.slice(0, MAX_LENGTH)), 0).trim()
}

function writePieces(tokens: readonly CssToken[], nesting: number): string {
  return piecesOf(tokens)
    .map((piece) => writePiece(piece, nesting))
    .join('')
}

function writePiece({ prelude, block, end, isBalanced }: Piece, nesting: number): string {
  if (!isBalanced || !isSafe(prelude)) return ''
  const start = textOf(prelude)
  if (block === null) return start + end
  return nesting < MAX_NESTING ? `${start}{${writePieces(block, nesting + 1)}${end}` : ''
}

function piecesOf(tokens: readonly CssToken[]): Piece[] {
  const pieces: Piece[] = []
  let prelude: CssToken[] = []
  let open: string[] = []
  let isBalanced = true
  const add = (block: CssToken[] | null, end: string) => {
    pieces.push({ prelude, block, end, isBalanced: isBalanced && open.length === 0 })
    ;[prelude, open, isBalanced] = [[], [], true]
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const bracket = token.type === 'function' ? '(' : token.type === 'mark' ? token.raw : ''
    if (open.length === 0 && bracket === ';') add(null, ';')
    else if (open.length === 0 && bracket === '{') {
      const close = closingBracket(tokens, at)
      add(tokens.slice(at + 1, close), close < tokens.length ? '}' : '')
      at = close
    } else {
      prelude.push(token)
      if (/^[{}]$/.test(bracket)) isBalanced = false
      const closing = CLOSING[bracket]
      if (closing) open.push(closing)
      else if (bracket === open.at(-1)) open.pop()
      else if (/^[)\]]$/.test(bracket)) isBalanced = false
    }
  }
  add(null, '')
  return pieces
}

/**
 * Returns the index of the bracket that closes a block, or the number of tokens, as a style sheet may end before it.
 */
function closingBracket(tokens: readonly CssToken[], from: number): number {
  const open: string[] = []
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    const bracket = token?.type === 'function' ? '(' : token?.type === 'mark' ? token.raw : ''
    const closing = CLOSING[bracket]
    if (closing) open.push(closing)
    else if (bracket !== '' && bracket === open.at(-1)) open.pop()
    if (open.length === 0) return at
  }
  return tokens.length
}

/** Returns true if nothing in the tokens loads from elsewhere, whether they are a selector, a condition or a value. */
function isSafe(tokens: readonly CssToken[]): boolean {
  const first = tokens.find(({ type }) => type !== 'space')
  const text = tokens.map(({ type, raw }) => (type === 'space' ? ' ' : raw)).join('')
  if (/\/\/|<\/|<!--|-->/.test(text) || hasSplitWord(tokens)) return false
  const loadsPictures = tokens.some(
    ({ type, value }) => type === 'function' && ADDRESS_FUNCTIONS.test(value),
  )
  return tokens.every((token) => isSafeToken(token, token === first, loadsPictures))
}

/** Returns true if a comment is within a word. Some browsers remove the comment and read one word. */
function hasSplitWord(tokens: readonly CssToken[]): boolean {
  return tokens.some(
    ({ raw }, at) => raw === '/**/' && isWord(tokens[at - 1]) && isWord(tokens[at + 1]),
  )
}

function isWord(token: CssToken | undefined): boolean {
  return token !== undefined && /^(?:ident|function|at|number)$/.test(token.type)
}

function isSafeToken(
  { type, raw, value }: CssToken,
  isFirst: boolean,
  isAddress: boolean,
): boolean {
  if (type === 'space') return true
  const name = value.toLowerCase()
  if (type === 'bad' || raw === '\\' || CONTROL.test(raw) || CONTROL.test(value)) return false
  if (value.includes('//') || value.includes('\\') || value.includes('</')) return false
  if (UNSAFE_NAMES.has(name)) return false
  if (type === 'at') return isFirst && AT_RULES.has(name)
  if (INLINE_PICTURE.test(value)) return true
  if (type === 'url' || (type === 'string' && isAddress)) return !SCHEME.test(value)
  return type !== 'string' || !LOADING_SCHEME.test(value)
}

function textOf(tokens: readonly CssToken[]): string {
  return tokens.map(({ raw }) => raw).join('')
}
