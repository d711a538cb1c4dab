import { useRef } from 'react'
import type { SelectOption } from '../listing/search-options'
import { SelectedNames } from './choice-fields'
import { type FormScope, initialValues } from './form-scope'
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

export function TypeTiles({ form, types, label, multiple }: TypeTilesProps) {
  const name = 'TypeOfPropertyIDs'
  const tiles = useRef<HTMLDivElement>(null)
  const values = useFieldValues(tiles, name) ?? initialValues(form, name)
  return (
    <div ref={tiles}>
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
      <SelectedNames name={name} chosen={types.filter(({ value }) => values.includes(value))} />
    </div>
  )
}
