/**
 * Elements that editors, Word and Outlook write. Tags with these names are always markup. Any other name is markup only
 * if the text closes it or gives it attributes.
 */
const ELEMENTS = new Set(
  `a abbr article aside b base big blockquote body br caption center col colgroup dd del div dl dt em
  figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins li link
  main meta nav noscript ol p param pre s script section small span strike strong style sub sup svg table
  tbody td template tfoot th thead tr tt u ul wbr xml`.split(/\s+/),
)
/** Attributes that are written without a value. */
const BOOLEAN_ATTRIBUTES = new Set(
  'async border compact controls defer hidden inert itemscope noshade nowrap open reversed'.split(
    ' ',
  ),
)
/** Elements of Office (`o:p`, `w:sdt`, `st1:place`) and of other XML vocabularies. */
const PREFIXED = /^(?:[a-z]|st\d|u\d|dt|fb|html|mc|svg|wp|xhtml):[a-z]/
const TAG_NAME = /<\/?([a-z][\w.:-]*)(?=[\s/>])/iy
const CLOSING_TAG = /<\/([a-z][\w.:-]*)\s*>/gi
const DECLARATION = /<!(?:doctype\b|\[(?:if|endif)\b)|<\?[a-z]/iy
/** 'Appartement <A>' and 'Blok <B>' are text. HTML that opens such an element in upper case also closes it. */
const UNCLOSED_LETTER = /^<[ABISU]>$/
const CUT_OFF_TAG = /^<\/?[a-z]/i

interface Markup {
  /** The text without comments and declarations. A `<` that does not start a tag is `&lt;`. */
  html: string
  /** The names of the elements in lower case. */
  tags: ReadonlySet<string>
}

/**
 * Separates tags from text in angle brackets: `<p>` and `<o:p>` are tags, `<325.000`, `<jan@example.be>` and `<Gent
 * centrum>` are text. Takes linear time.
 */
export function readMarkup(source: string): Markup {
  const text = source.includes('<![CDATA[') ? source.replaceAll(/<!\[CDATA\[|\]\]>/g, '') : source
  const closed = new Set([...text.matchAll(CLOSING_TAG)].map(([, name]) => name?.toLowerCase()))
  const tags = new Set<string>()
  let html = ''
  let at = 0
  let hasQuotes = true
  while (at < text.length) {
    const bracket = text.indexOf('<', at)
    if (bracket < 0) break
    html += text.slice(at, bracket)
    if (text.startsWith('<!--', bracket)) {
      const end = text.indexOf('-->', bracket + 2)
      at = end < 0 ? text.length : end + 3
      continue
    }
    const name = nameAt(text, bracket)
    const isDeclaration = name === null && matchesAt(DECLARATION, text, bracket)
    if (name === null && !isDeclaration) {
      html += '&lt;'
      at = bracket + 1
      continue
    }
    let end = tagEnd(text, bracket + 1, hasQuotes)
    if (end === text.length && hasQuotes) {
      // An unclosed quote would hide the rest of the text.
      hasQuotes = false
      end = tagEnd(text, bracket + 1, hasQuotes)
    }
    const tag = text.slice(bracket, end + 1)
    const isComplete = text[end] === '>'
    const isCutOff = end >= text.length && tags.size > 0 && CUT_OFF_TAG.test(tag)
    if (isComplete && name !== null && isTag(name, tag, closed)) {
      if (!tag.startsWith('</')) tags.add(name)
      html += hasQuotes ? tag : tag.replaceAll(/["']/g, '')
    } else if (isComplete ? !isDeclaration : !isCutOff) {
      html += text.slice(bracket, isComplete ? end + 1 : end).replaceAll('<', '&lt;')
    }
    at = isComplete ? end + 1 : end
  }
  return { html: html + text.slice(at), tags }
}

function nameAt(text: string, bracket: number): string | null {
  TAG_NAME.lastIndex = bracket
  return TAG_NAME.exec(text)?.[1]?.toLowerCase() ?? null
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

function isTag(name: string, tag: string, closed: ReadonlySet<string | undefined>): boolean {
  if (tag.startsWith('</')) return true
  const rest = tag.slice(name.length + 1, -1)
  if (!ELEMENTS.has(name) && !PREFIXED.test(name)) {
    return closed.has(name) || /=\s*["']/.test(rest) || rest.trimEnd() === '/'
  }
  if (UNCLOSED_LETTER.test(tag) && !closed.has(name)) return false
  const words = rest.split(/[\s/]+/).filter(Boolean)
  return rest.includes('=') || words.every((word) => BOOLEAN_ATTRIBUTES.has(word.toLowerCase()))
}

/**
 * Returns the index of the `>` that ends a tag, or of a `<` before it, or the text's length. Both are ignored inside
 * quotes after an equals sign.
 */
function tagEnd(text: string, from: number, hasQuotes: boolean): number {
  let quote = ''
  let previous = ''
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at)
    if (quote) {
      if (character === quote) quote = ''
      continue
    }
    if (character === '<' || character === '>') return at
    if (hasQuotes && previous === '=' && (character === '"' || character === "'")) quote = character
    if (character.trim()) previous = character
  }
  return text.length
}
