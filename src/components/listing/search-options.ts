import { pick } from '../../platform/format/lang'
import type { View } from '../ui/view'

export interface SelectOption {
  value: string
  label: string
}

export function typeNames(view: View, types: number[]): string[] {
  return types.map((id) => {
    const type = view.site.propertyTypes.find(({ webId }) => webId === id)
    return type ? pick(type.name, view.lang) : String(id)
  })
}
