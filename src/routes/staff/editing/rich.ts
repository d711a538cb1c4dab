import { sanitiseHtml } from '../../../crm/sanitise'
import { type Field, type Values, valuesOf } from '../../../forms/fields/field'
import { translationsOf } from '../../../forms/fields/translations'
import type { ReadDocument } from './edit-form'

/** A document as it was read, its HTML with nothing in it but what texts need. */
export function sanitiseRich(
  fields: readonly Field[],
  { status, document }: Extract<ReadDocument, { status: 'ok' }>,
): ReadDocument {
  return { status, document: cleaned(fields, document) }
}

function cleaned(fields: readonly Field[], document: Values): Values {
  const changes = fields.flatMap((field): [string, unknown][] => {
    const value = document[field.name]
    if (value === undefined || value === null) return []
    if (field.kind === 'group') return [[field.name, cleaned(field.fields, valuesOf(value))]]
    if (field.kind !== 'translated' || !field.rich) return []
    const texts = translationsOf(value).map(([lang, html]) => [lang, sanitiseHtml(html, 'own')])
    return [[field.name, Object.fromEntries(texts)]]
  })
  return { ...document, ...Object.fromEntries(changes) }
}
