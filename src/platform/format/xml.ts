const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * Returns the text for an element of HTML or XML, or for an attribute in double quotes. Removes characters that XML
 * forbids.
 */
export function escapeMarkup(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

type XmlValue = string | number | boolean | null | undefined

/** What stands in an element: its text, or the elements in it as they were written before. */
type XmlContent = XmlValue | readonly string[]

/**
 * Returns an element with its text or its child elements, all escaped. One that has neither content nor attributes is
 * left out, and so is an attribute without a value.
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
