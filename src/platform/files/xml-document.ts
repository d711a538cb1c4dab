/** The part of an XML document before its root element. */
interface XmlProlog {
  /** Name of the root element, with its prefix. */
  root: string
  /** Index of the `<` of the root element. */
  start: number
  /** The declarations between the square brackets of the DOCTYPE, or ''. */
  subset: string
  /** True if the document refers to an external style sheet (`<?xml-stylesheet?>`). */
  hasStyleSheet: boolean
}

const NAME = /<([^\s/>!?<"'&]{1,100})(?=[\s/>])/y
const SPACE = /[\s\uFEFF]*/y
const DECLARED = /^<\?xml[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/

/**
 * Reads an XML document up to its root element with a scanner. Returns null if the text ends before it or is not XML.
 */
export function readProlog(text: string): XmlProlog | null {
  let [at, subset, hasStyleSheet] = [0, '', false]
  for (;;) {
    SPACE.lastIndex = at
    at += SPACE.exec(text)?.[0].length ?? 0
    const start = at
    if (text.startsWith('<?', at)) {
      hasStyleSheet ||= text.startsWith('<?xml-stylesheet', at)
      at = after(text, '?>', at)
    } else if (text.startsWith('<!--', at)) at = after(text, '-->', at + 4)
    else if (text.slice(at, at + 9).toLowerCase() === '<!doctype') {
      const doctype = readDoctype(text, at)
      ;[at, subset] = [doctype.end, doctype.subset]
    } else {
      NAME.lastIndex = at
      const root = NAME.exec(text)?.[1]
      return root ? { root, start, subset, hasStyleSheet } : null
    }
    if (at < 0) return null
  }
}

/** Returns the index after the DOCTYPE, or -1 if it does not end. Quotes and comments may contain any character. */
function readDoctype(text: string, from: number): { end: number; subset: string } {
  let [open, subset] = [-1, '']
  for (let at = from; at >= 0 && at < text.length; ) {
    const character = text[at]
    if (text.startsWith('<!--', at)) at = after(text, '-->', at + 4)
    else if (character === '"' || character === "'") at = after(text, character, at + 1)
    else if (character === '>' && open < 0) return { end: at + 1, subset }
    else {
      if (character === '[' && open < 0) open = at + 1
      if (character === ']' && open >= 0) [subset, open] = [text.slice(open, at), -1]
      at++
    }
  }
  return { end: -1, subset }
}

function after(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from)
  return end < 0 ? -1 : end + mark.length
}

/**
 * Returns the text of an XML file. The encoding is detected by a byte order mark, then valid UTF-8, then the declared
 * encoding, then windows-1252. `isStart` is true for the first bytes of a file, which may end inside a character.
 */
export function decodeXml(bytes: Uint8Array, isStart = false): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isStart })
  } catch {
    return new TextDecoder(declaredEncoding(bytes)).decode(bytes)
  }
}

/** Returns the declared encoding if a decoder exists for it and it is not UTF-8 or UTF-16, else windows-1252. */
function declaredEncoding(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 300))
  const declared = DECLARED.exec(start)?.[1]?.toLowerCase() ?? ''
  if (/^(?:|utf.*|unicode.*)$/.test(declared)) return 'windows-1252'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'windows-1252'
  }
}
