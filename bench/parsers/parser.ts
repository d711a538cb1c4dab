/** A parser of something that a visitor, a member of staff or a CRM sends. */
export interface Parser {
  /** The maximum number of bytes that it reads. */
  limit: number
  /** Functions that return a body of at most this number of bytes, by what the body contains. */
  bodies: Record<string, (size: number) => Body | Promise<Body>>
  /** Returns a summary: what was found, or why the body was refused. */
  parse(body: Uint8Array<ArrayBuffer>): unknown
}

/** A text is encoded in UTF-8. */
type Body = string | Uint8Array<ArrayBuffer>

/** The worst body of a parser. */
export interface WorstBody {
  name: string
  bytes: number
  /** Milliseconds of processor time. */
  ms: number
  summary: string
}

type Part = string | ((index: number) => string)

/** Returns a function that repeats a part between a start and an end, up to a size, or `count` times at most. */
export function filled(part: Part, start = '', end = '', count = Number.POSITIVE_INFINITY) {
  return (size: number): string => {
    let [text, length] = [start, start.length + end.length]
    for (let index = 0; index < count; index++) {
      const next = typeof part === 'string' ? part : part(index)
      length += next.length
      if (length > size) break
      text += next
    }
    return text + end
  }
}

/** Texts that are difficult to clean, by what they contain. */
export const HTML: Record<string, (size: number) => string> = {
  elements: filled('<b>a</b>'),
  'empty elements': filled('<p></p>'),
  'empty list items': filled('<ul><li></li></ul>'),
  'nested elements': filled('<div>'),
  'nested emphasis': filled('<b><i>'),
  'nested lists': filled('<ul><li>a'),
  'unclosed links': filled('<a href="https://a.be">a'),
  attributes: filled((index) => ` a${index}=b`, '<p', '>'),
  styles: filled('<b style="a:b;c:d">x</b>'),
  entities: filled('&amp;&#38;&eacute;', '<p>', '</p>'),
  'unfinished entities': filled('&a'),
  'angle brackets': filled('<'),
  'unclosed comments': filled('<!--'),
  'unclosed quotes': filled('<a title="'),
  'closing tags': filled('</b>'),
  'line breaks': filled('<br>'),
  'line feeds': filled('a\n\n'),
  'list items of Word': filled((at) => `<p style="mso-list:l0 level${1 + (at % 9)} lfo1">1. a</p>`),
  'doubly encoded characters': filled('Ã©'),
  'one word': filled('a'),
  'paragraphs in emphasis': filled('<b><p>a</p>'),
}
