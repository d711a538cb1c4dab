import { pick } from '../../platform/format/lang'
import type { SelectOption } from '../listing/search-options'
import type { View } from '../ui/view'

/**
 * Returns the agency's property types with the WebIDs in `types`, in the agency's order, or all types if `types` is
 * empty.
 */
export function offeredTypes({ site, lang }: View, types: number[]): SelectOption[] {
  const known = new Map(site.propertyTypes.map((type) => [type.webId, type]))
  const selected =
    types.length > 0 ? types.flatMap((id) => known.get(id) ?? []) : [...known.values()]
  return selected.map(({ webId, name }) => ({ value: String(webId), label: pick(name, lang) }))
}
