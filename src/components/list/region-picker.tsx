import {
  type ListFilter,
  MAX_REGIONS,
  RADIUS_MIN,
  RADIUS_STEP,
} from '../../domain/list/list-filter'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import { FoundStatus, RegionTag } from './search-box'

interface RegionPickerProps {
  view: View
  filter: ListFilter
  action: string
}

/** Several places at once. Without a script they can be removed; the search box finds others. */
export function RegionPicker({ view, filter, action }: RegionPickerProps) {
  const { t } = view
  return (
    <fieldset className="regions">
      <legend>{t('search.region')}</legend>
      <Island name="region-picker" when="visible">
        <div className="cell scripted">
          <label htmlFor="search-region">{t('search.addregion')}</label>
          <input
            id="search-region"
            type="text"
            inputMode="search"
            placeholder={t('search.regionplaceholder')}
            autoComplete="off"
            spellCheck={false}
          />
          <div
            className="options"
            id="search-regions"
            role="listbox"
            aria-label={t('search.places')}
            aria-multiselectable="true"
            hidden
            data-max={MAX_REGIONS}
            data-whole={t('search.wholecity', { name: '{name}' })}
          />
          <FoundStatus view={view} />
        </div>
        <ul className="tags" data-live="regions" data-focus="search-region">
          {filter.regions.map(({ zip }) => (
            <li key={zip}>
              <RegionTag view={view} filter={filter} action={action} zip={zip} />
            </li>
          ))}
        </ul>
        <Radius view={view} filter={filter} />
      </Island>
    </fieldset>
  )
}

/** Around one place: the box says whether, the number how far. */
function Radius({ view: { t, site }, filter }: { view: View; filter: ListFilter }) {
  const km = filter.radius ?? Math.max(RADIUS_MIN, site.settings.defaultRadius)
  return (
    <div className="radius" hidden={filter.regions.length > 1}>
      <label className="check">
        <input type="checkbox" name="radius" value={km} defaultChecked={filter.radius !== null} />
        {t('search.around')}
      </label>
      <label className="scripted">
        <span className="sr-only">{t('search.radius')}</span>
        <input
          id="search-km"
          type="number"
          inputMode="numeric"
          min={RADIUS_MIN}
          step={RADIUS_STEP}
          defaultValue={km}
        />
        km
      </label>
    </div>
  )
}
