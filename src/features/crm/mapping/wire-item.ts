import { sanitiseHtml } from '../../../platform/html/sanitise'

/** The maximum size of a text, 256 KB. A longer one is cleaned, and shortened if it is still too long. */
const MAX_TEXT_BYTES = 256 * 1024
/** The maximum size of a text that is not a description. */
const MAX_LINE_BYTES = 32 * 1024
const DESCRIPTION = 'descriptiona'
/** The maximum size of a cleaned text of an item that waits for its import. A row of D1 has at most 2 MB. */
const MAX_STAGED_BYTES = 400_000
const MAX_DEPTH = 10
const SENTENCE_ENDS = ['. ', '! ', '? ', '.<', '!<', '?<', '</p>', '</li>']

export type WireItem = Record<string, unknown>

/**
 * Returns an item with all its names in lower case (the CRM's are matched without regard to case) and without the
 * `Object` wrapper of `GetPropertyList2`. Texts over 256 KB are cleaned: pasted pictures, styles and comments are
 * removed. Null if it is not an object.
 */
export function readItem(value: unknown): { item: WireItem } | null {
  if (!isRecord(value)) return null
  const names = Object.keys(value)
  const wrapper = names.length === 1 && names[0]?.toLowerCase() === 'object' ? names[0] : null
  const item = mapTexts(wrapper ? value[wrapper] : value, cleanedText)
  return isRecord(item) ? { item } : null
}

/**
 * Returns an item whose descriptions have at most 256 KB and whose other texts have at most 32 KB, and the names of its
 * fields with shortened texts.
 */
export function shortenTexts(item: WireItem): { item: WireItem; shortened: string[] } {
  const shortened: string[] = []
  const entries = Object.entries(item).map(([name, value]) => {
    const maxBytes = name === DESCRIPTION ? MAX_TEXT_BYTES : MAX_LINE_BYTES
    const short = mapTexts(value, (text) => {
      if (bytesOver(text, maxBytes) <= 0) return text
      if (!shortened.includes(name)) shortened.push(name)
      return shortenHtml(text, maxBytes)
    })
    return [name, short]
  })
  return { item: Object.fromEntries(entries), shortened }
}

/** Returns the first sentences of an HTML text, at most `maxBytes` of UTF-8. */
export function shortenHtml(html: string, maxBytes: number): string {
  if (bytesOver(html, maxBytes) <= 0) return html
  // The tags that the sanitiser closes, and an ellipsis, need a little space.
  const start = new TextDecoder().decode(new TextEncoder().encode(html).subarray(0, maxBytes - 200))
  const ends = SENTENCE_ENDS.map((end) => start.lastIndexOf(end) + 1)
  const sentence = start.slice(0, Math.max(...ends))
  if (sentence.length > start.length / 2) return sanitiseHtml(withoutOpenTag(sentence))
  const words = withoutOpenTag(start.slice(0, -1))
  const space = words.lastIndexOf(' ')
  return sanitiseHtml(`${space > words.length / 2 ? words.slice(0, space) : words}…`)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapTexts(value: unknown, change: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return null
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change, depth + 1))
  const entries = Object.entries(value).map(([key, inner]) => [
    key.toLowerCase(),
    mapTexts(inner, change, depth + 1),
  ])
  return Object.fromEntries(entries)
}

function cleanedText(text: string): string {
  if (bytesOver(text, MAX_TEXT_BYTES) <= 0) return text
  return shortenHtml(sanitiseHtml(text), MAX_STAGED_BYTES)
}

/** Returns the text without a tag that is cut off at its end. */
function withoutOpenTag(html: string): string {
  const open = html.lastIndexOf('<')
  return open > html.lastIndexOf('>') ? html.slice(0, open) : html
}

/** Returns by how many bytes of UTF-8 a text is larger than `maxBytes`; 0 or less if it is not. */
function bytesOver(text: string, maxBytes: number): number {
  if (text.length * 3 <= maxBytes) return 0
  return new TextEncoder().encode(text).length - maxBytes
}
