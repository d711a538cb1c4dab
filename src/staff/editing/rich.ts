import { type Field, itemsOf, type Values, valuesOf } from '../../platform/fields/field'
import { translationsOf } from '../../platform/fields/translations'
import { sanitiseHtml } from '../../platform/html/sanitise'
import { withReferences } from '../../platform/references/references'
import type { ReadDocument } from './edit-form'
import type { SiteLinkLookup } from './links/site-links'

/**
 * Returns the document with its HTML sanitised. Links to items of this site are stored as references, so that they stay
 * valid when the item moves.
 */
export function sanitiseRich(
  fields: readonly Field[],
  { status, document }: Extract<ReadDocument, { status: 'ok' }>,
  links: SiteLinkLookup,
): ReadDocument {
  return { status, document: cleaned(fields, document, links) }
}

function cleaned(fields: readonly Field[], document: Values, links: SiteLinkLookup): Values {
  const changes = fields.flatMap((field): [string, unknown][] => {
    const value = document[field.name]
    if (value === undefined || value === null) return []
    if (field.kind === 'group') return [[field.name, cleaned(field.fields, valuesOf(value), links)]]
    if (field.kind === 'list' && !field.scalar) {
      const items = itemsOf(value).map((item) => cleaned(field.fields, valuesOf(item), links))
      return [[field.name, items]]
    }
    if (field.kind !== 'translated' || !field.rich) return []
    const from = field.rich === 'illustrated' ? 'illustrated' : 'own'
    const texts = translationsOf(value).map(([lang, html]) => [
      lang,
      withReferences(sanitiseHtml(html, from), (address) => links(address, lang)),
    ])
    return [[field.name, Object.fromEntries(texts)]]
  })
  return { ...document, ...Object.fromEntries(changes) }
}
