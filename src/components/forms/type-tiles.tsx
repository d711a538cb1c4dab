import { useRef } from 'react'
import type { SelectOption } from '../list/search-options'
import type { FormScope } from './form-scope'
import { fieldLabel } from './labels'
import { TileDrawing, typeDrawing } from './tile-drawing'
import { Tiles } from './tiles'
import { useFieldValues } from './use-field-values'

interface TypeTilesProps {
  form: FormScope
  /** The property types to choose from. */
  types: SelectOption[]
  label?: string
  multiple?: boolean
}

/** Beside the numbers of the types go their names, as the page shows them. */
export function TypeTiles({ form, types, label, multiple }: TypeTilesProps) {
  const name = 'TypeOfPropertyIDs'
  const names = useRef<HTMLInputElement>(null)
  const chosen = useFieldValues(names, name) ?? []
  return (
    <>
      <Tiles
        form={form}
        name={name}
        label={label ?? fieldLabel(form, name)}
        multiple={multiple}
        tiles={types.map((option) => ({
          ...option,
          drawing: <TileDrawing name={typeDrawing(Number(option.value))} />,
        }))}
      />
      <input
        ref={names}
        type="hidden"
        name={`${name}Text`}
        value={types
          .flatMap(({ value, label: text }) => (chosen.includes(value) ? text : []))
          .join(', ')}
      />
    </>
  )
}
