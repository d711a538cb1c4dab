import type { RefObject } from 'react'
import type { Words } from '../../components/ui/view'
import { plural } from '../../platform/i18n/translate'
import type { UnitChoice } from './unit-choice'
import type { UnitFacts, UnitsText } from './unit-facts'

interface UnitFilterProps {
  words: Words<UnitsText>
  units: readonly UnitFacts[]
  fields: RefObject<HTMLFieldSetElement | null>
  /** The number of visible units, and of all. */
  shown: number
  total: number
  onChoose: (choice: UnitChoice) => void
}

export function UnitFilter({
  words: { t, lang },
  units,
  fields,
  shown,
  total,
  onChoose,
}: UnitFilterProps) {
  const bedrooms = [...new Set(units.flatMap((unit) => unit.bedrooms || []))].sort((a, b) => a - b)
  return (
    <fieldset
      className="unit-filter"
      aria-label={t('units.filter')}
      ref={fields}
      onChange={({ currentTarget }) => onChoose(choiceIn(currentTarget))}
    >
      {bedrooms.length > 1 && (
        <label className="field">
          <span>{t('project.bedrooms')}</span>
          <select name="bedrooms">
            <option value="">{t('units.all')}</option>
            {bedrooms.map((count, index) => (
              <option key={count} value={count}>
                {index === bedrooms.length - 1 ? count : t('units.ormore', { count })}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span>{t('units.sort')}</span>
        <select name="sort">
          <option value="">{t('units.byfloor')}</option>
          <option value="price">{t('units.byprice')}</option>
          <option value="surface">{t('units.bysurface')}</option>
        </select>
      </label>
      <label className="check">
        <input type="checkbox" name="free" />
        {t('units.onlyfree')}
      </label>
      <p role="status">{plural(t, lang, 'units.shown', total, { shown })}</p>
    </fieldset>
  )
}

export function choiceIn(fields: HTMLFieldSetElement): UnitChoice {
  const fieldValue = (name: string) => {
    const field = fields.elements.namedItem(name)
    return field instanceof HTMLSelectElement ? field.value : ''
  }
  return {
    bedrooms: Number(fieldValue('bedrooms')),
    onlyFree: fields.querySelector<HTMLInputElement>('[name=free]')?.checked ?? false,
    sort: fieldValue('sort') as UnitChoice['sort'],
  }
}
