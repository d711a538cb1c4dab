import { LANGS, pick, type Translated } from '../platform/format/lang'
import type { Project, Property } from './property'

/** Returns the kind or name and the town of a listing by language, without its street and number: `Villa, 9000 Gent`. */
export function listingAuditName(record: Property | Project): Translated {
  const title = 'name' in record ? record.name : record.typeDescription
  return Object.fromEntries(
    LANGS.map((lang) => {
      const town = [record.zip, pick(record.city, lang)].filter(Boolean).join(' ')
      return [lang, [pick(title, lang), town].filter(Boolean).join(', ')]
    }),
  )
}
