import { unescapeMarkup } from './xml'

/** Letters that Unicode decomposition does not turn into plain ones. */
const ASCII_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Returns the normalised form for comparisons: lower case, without accents and ligatures, words separated by one space.
 */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (character) => ASCII_LETTERS[character] ?? character)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Returns the text in lower case without accents. Each character is replaced by one, so that positions are those of the
 * text.
 */
export function foldedText(text: string): string {
  let result = ''
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    result += plain.length === character.length ? plain : character
  }
  return result
}

/** The start of an amount (`€ 485.000`), or spaces, but not the no-break spaces that French has before `:` and `?`. */
const SPACES = /(€\u00A0(?=\d))|(?![\u00A0\u202F][:;?!»])[\p{Cc}\s]+/gu

/** Invisible characters, which are often part of copied text. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Matches a text without visible characters. Unicode classifies the blank Braille pattern as a symbol. */
const BLANK = /^[\p{Default_Ignorable_Code_Point}\u2800\s]*$/u

/**
 * Sanitises a visitor's input: well-formed, no control characters, at most `max` UTF-16 units. Returns '' if no
 * character is visible.
 */
export function cleanText(text: string, max: number): string {
  const cleaned = truncate(
    text
      .slice(0, max * 4)
      .replace(/[\p{Cs}\p{Cf}]/gu, '')
      .replace(SPACES, singleSpace)
      .trim(),
    max,
  )
  return BLANK.test(cleaned) ? '' : cleaned
}

/** White space that keyboards do not produce: no-break, narrow and ideographic spaces. */
const TYPOGRAPHIC_SPACE = /[^\S \t\r\n]/gu

const MAX_PASTED = 64 * 1024

/** Matches an address with a remark behind it: `an@example.be (werk)`. */
const EMAIL_WITH_REMARK = /^([^\s()@]+@[^\s()@]+)\s?\([^@]*\)$/
const QUOTED = /^['"‘“](.*)['"’”]$/

/**
 * Returns a typed or pasted e-mail address without invisible characters and surrounding spaces, without a name,
 * quotes, `mailto:`, a remark or a full stop around it, and with its domain in ASCII.
 */
export function cleanEmail(text: string): string {
  const pasted = text.slice(0, MAX_PASTED)
  const line = cleanText(pasted.replace(INVISIBLE, '').replace(TYPOGRAPHIC_SPACE, ''), MAX_PASTED)
  const address = withoutTrailing(
    withoutName(line).replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1'),
    '.,; ',
  )
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + asciiDomain(address.slice(at))
}

/**
 * Returns the address behind a name, as mail programs copy it (`An Peeters <an@example.be>`), or within quotes or before
 * a remark.
 */
function withoutName(line: string): string {
  const open = Math.max(line.lastIndexOf('<'), line.lastIndexOf('['))
  const isNamed = /[>\]]$/.test(line) && open !== -1 && !/[<>[\]@]/.test(line.slice(0, open))
  if (isNamed) return line.slice(open + 1, -1)
  const [, address = line] = EMAIL_WITH_REMARK.exec(line) ?? QUOTED.exec(line) ?? []
  return address
}

/** Returns a domain in punycode; any other text is returned unchanged. */
function asciiDomain(domain: string): string {
  const hasLetters = /[^\p{ASCII}]/u.test(domain) && !/[^\p{L}\p{M}\p{N}.-]/u.test(domain)
  if (!hasLetters || !URL.canParse(`http://${domain}`)) return domain
  return new URL(`http://${domain}`).hostname
}
/** Matches the label of a telephone number: `GSM`, `Tél :`. */
const PHONE_LABEL = /^(?:t[eé]l|gsm|mob)\p{L}*[\s.:]*(?=[\d+(])/iu
/** Matches a bracket with more than the digits of a number: `(na 18u)`, `(18:00)`. */
const REMARK_IN_BRACKETS = /\([\d\s+./-]{0,20}[^\d\s+()./-]/
/** Matches the beginning of a remark: a bracket, or a word after a separator. */
const REMARK_START = /^(?:\s?\(|[.:]?[\s,;]+(?:[:/-]\s)?[^\d\s+()./,;:-])/

/**
 * Returns a typed or pasted telephone number without invisible characters, its label and a remark behind it. No-break
 * spaces become spaces, and dashes become hyphens.
 */
export function cleanPhone(text: string): string {
  return splitPhone(text).number
}

/** Returns a typed telephone number with the remark behind it, `0470 12 34 56 (na 18u)`, or '' without a remark. */
export function phoneWithRemark(text: string): string {
  const { number, remark } = splitPhone(text)
  return remark && number + remark
}

/** Divides a telephone number from the remark that begins with a separate word or a bracket. */
function splitPhone(text: string): { number: string; remark: string } {
  const pasted = text.slice(0, MAX_PASTED)
  const line = cleanText(pasted.replace(INVISIBLE, '').replace(/\p{Pd}/gu, '-'), MAX_PASTED)
  const rest = line.replace(PHONE_LABEL, '')
  const ends = [rest.search(REMARK_IN_BRACKETS), rest.search(/[^\d\s+()./-]/)]
  const end = Math.min(...ends.filter((at) => at !== -1))
  if (end === Infinity) return { number: rest, remark: '' }
  const number = withoutTrailing(rest.slice(0, end), ' +()./-')
  const remark = rest.slice(number.length)
  const isRemark = number !== '' && REMARK_START.test(remark)
  return isRemark ? { number, remark } : { number: line, remark: '' }
}

/** Cuts a text to `max` UTF-16 units, never within a character, and removes trailing spaces. */
export function truncate(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}

/** A shortened text has at least a quarter of the maximum length. */
const MIN_SHARE = 4

/**
 * Returns the text, or its first words and an ellipsis, with at most `max` UTF-16 units. A word is cut if too little
 * text would remain without it.
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const start = truncate(text, max - 1)
  const isWordEnd = /^\p{P}*(?:\s|$)/u.test(text.slice(start.length))
  const end = isWordEnd ? start.length : start.lastIndexOf(' ')
  return `${end < max / MIN_SHARE ? start : withoutTrailing(start.slice(0, end), ' ,;:–-(')}…`
}

/** Returns the text without these trailing characters, in linear time. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** Matches the end of a sentence. A full stop after a short word may belong to an abbreviation: `z. B.`, `St.`, `Av.` */
const SENTENCE_END =
  /(?:[\p{L}\p{N}]{4}["'’”»)]?\.|\s?[!?…])[.!?…]{0,3}\s?["'’”»)]{0,3}(?=\s{1,3}[^\s\p{Ll}\p{N}]|$)/gu

/**
 * Returns the text, or its first sentences with at most `max` UTF-16 units. It is shortened at a word if too little text
 * would remain.
 */
export function firstSentences(text: string, max: number): string {
  if (text.length <= max) return text
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: match, index }) => index + match.length)
  const end = ends.findLast((at) => at <= max) ?? 0
  return end < max / MIN_SHARE ? shorten(text, max) : text.slice(0, end)
}

/** Returns the words of an HTML text, at most `max` UTF-16 units. A shortened text ends with an ellipsis. */
export function wordsOfHtml(html: string, max = Number.POSITIVE_INFINITY): string {
  const words = unescapeMarkup(html.replace(/<[^<>]*>/g, ' '))
  return shorten(words.replace(SPACES, singleSpace).trim(), max)
}

function singleSpace(_: string, amount = ' '): string {
  return amount
}
