import { LANGS, pick, type Translated } from '../platform/format/lang'
import type { Project, Property } from './property'

/** Returns the type or name of a listing and its town by language, without street and number: `Villa, 9000 Gent`. */
export function listingAuditName(record: Property | Project): Translated {
  const title = 'name' in record ? record.name : record.typeDescription
  return Object.fromEntries(
    LANGS.map((lang) => {
      const town = [record.zip, pick(record.city, lang)].filter(Boolean).join(' ')
      return [lang, [pick(title, lang), town].filter(Boolean).join(', ')]
    }),
  )
}
