import { pick } from '../../domain/format/lang'
import type { SelectOption } from '../list/search-options'
import type { View } from '../ui/view'
import type { FormScope } from './form-scope'
import { fieldLabel } from './labels'
import { TileDrawing, typeDrawing } from './tile-drawing'
import { Tiles } from './tiles'

interface TypeTilesProps {
  view: View
  form: FormScope
  /** WebIDs; all types when empty. */
  types: number[]
  label?: string
  multiple?: boolean
}

export function TypeTiles({ view, form, types, label, multiple }: TypeTilesProps) {
  const name = 'TypeOfPropertyIDs'
  return (
    <>
      <Tiles
        form={form}
        name={name}
        label={label ?? fieldLabel(form, name)}
        multiple={multiple}
        tiles={offeredTypes(view, types).map((option) => ({
          ...option,
          drawing: <TileDrawing name={typeDrawing(Number(option.value))} />,
        }))}
      />
      <input type="hidden" name={`${name}Text`} data-names-of={name} />
    </>
  )
}

/** The agency's property types, those of `types` in its order. */
export function offeredTypes({ site, lang }: View, types: number[]): SelectOption[] {
  const known = new Map(site.propertyTypes.map((type) => [type.webId, type]))
  const offered =
    types.length > 0 ? types.flatMap((id) => known.get(id) ?? []) : [...known.values()]
  return offered.map(({ webId, name }) => ({ value: String(webId), label: pick(name, lang) }))
}
