/** The maximum number of entities. Illustrator declares about a dozen. */
const MAX_ENTITIES = 100
const MAX_ADDED = 1024 * 1024

const DECLARATION =
  /<!ENTITY\s{1,9}([\w.-]{1,100})\s{1,9}(?:"([^"]{0,5000})"|'([^']{0,5000})')\s{0,9}>/g
const HIDING_ATTRIBUTE = /\s(?:display|visibility|style|class|opacity)\s/
/** The maximum number of references. Illustrator writes one for each namespace. */
const MAX_REFERENCES = 100_000
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos);)([A-Za-z_][\w.-]{0,99});/g
/**
 * An entity may contain only text. One within another could expand without limit, and one with `<` could contain
 * elements.
 */
const IS_TEXT = /^(?:[^<&%]|&#(?!x?0{0,9}(?:26|38|3c|60);)x?[\da-f]{1,9};)*$/i

/** Returns the text with the entities of the DOCTYPE replaced, or null if a browser could not read it. */
export function withEntities(text: string, subset: string): string | null {
  // An attribute list adds attributes to elements that are not visible in the file.
  const [, ...attributeLists] = subset.split('<!ATTLIST')
  if (attributeLists.some((list) => HIDING_ATTRIBUTE.test(list.split('>', 1)[0] ?? ''))) return null
  if (hasTooManyReferences(text)) return null
  const entities = new Map<string, string>()
  for (const [, name = '', double, single] of subset.matchAll(DECLARATION)) {
    const value = double ?? single ?? ''
    if (entities.size < MAX_ENTITIES && IS_TEXT.test(value) && !entities.has(name))
      entities.set(name, value)
  }
  let [added, isKnown] = [0, true]
  const replaced = replaceOutside(text, (reference, name) => {
    if (!isKnown || added > MAX_ADDED) return reference
    const value = entities.get(name)
    if (value === undefined) isKnown = false
    added += value?.length ?? 0
    // Quotes are escaped, because one would end the attribute that contains the entity.
    return value?.replace(/"/g, '&quot;').replace(/'/g, '&apos;') ?? reference
  })
  return isKnown && added <= MAX_ADDED ? replaced : null
}

function hasTooManyReferences(text: string): boolean {
  let count = 0
  REFERENCE.lastIndex = 0
  while (count <= MAX_REFERENCES && REFERENCE.test(text)) count++
  return count > MAX_REFERENCES
}

/** Replaces references, except in comments and CDATA sections, where they are text. */
function replaceOutside(
  text: string,
  replace: (reference: string, name: string) => string,
): string {
  const opening = /<!--|<!\[CDATA\[/g
  let [replaced, at] = ['', 0]
  for (let open = opening.exec(text); open; open = opening.exec(text)) {
    const close = text.indexOf(open[0] === '<!--' ? '-->' : ']]>', open.index)
    const end = close < 0 ? text.length : close + 3
    replaced += text.slice(at, open.index).replace(REFERENCE, replace) + text.slice(open.index, end)
    opening.lastIndex = at = end
  }
  return replaced + text.slice(at).replace(REFERENCE, replace)
}
