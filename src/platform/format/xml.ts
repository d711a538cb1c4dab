const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * Returns the text escaped for an element of HTML or XML, or for an attribute in double quotes. Characters that XML
 * forbids are removed.
 */
export function escapeMarkup(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

const CHARACTERS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character])),
  '&nbsp;': '\u00a0',
  '&#39;': "'",
}

/** Returns the text with the entities of sanitised HTML decoded. */
export function unescapeMarkup(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => CHARACTERS[entity] ?? entity)
}

type XmlValue = string | number | boolean | null | undefined

/** The content of an element: its text, or its child elements as XML. */
type XmlContent = XmlValue | readonly string[]

/**
 * Returns an element with its text or its child elements, all escaped. An element without content and attributes is
 * omitted, and so is an attribute without a value.
 */
export function xmlElement(
  name: string,
  content: XmlContent,
  attributes: Readonly<Record<string, XmlValue>> = {},
): string {
  const inside = Array.isArray(content) ? content.join('') : escapeMarkup(String(content ?? ''))
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    hasValue(value) ? ` ${key}="${escapeMarkup(String(value))}"` : [],
  )
  if (!inside && written.length === 0) return ''
  const tag = name + written.join('')
  return inside ? `<${tag}>${inside}</${name}>` : `<${tag}/>`
}

function hasValue(value: XmlValue): boolean {
  return value !== null && value !== undefined && value !== ''
}
