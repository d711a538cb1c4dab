import type { ListFilter } from '../../domain/list/list-filter'
import { FEATURES, featuresOf } from '../../domain/listing/features'
import { plural } from '../../i18n'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { BudgetSlider } from './budget-slider'
import { RegionPicker } from './region-picker'
import { Check, Select } from './search-fields'
import { priceOptions, priceSteps } from './search-options'

interface MoreFiltersProps {
  view: View
  filter: ListFilter
  action: string
  layout: 'hero' | 'list'
}

export function MoreFilters({ view, filter, action, layout }: MoreFiltersProps) {
  const { t } = view
  return (
    <details className="more">
      <summary>
        <Icon name="sliders" />
        {t('search.more')}
        <ActiveCount view={view} filter={filter} />
      </summary>
      <div className="more-panel">
        <div className="budget">
          <Select
            label={t('search.minprice')}
            name="pricemin"
            options={priceOptions(view, filter, 'min')}
            value={String(filter.minPrice ?? '')}
            steps={priceSteps(view, filter, 'min')}
          />
          <BudgetSlider view={view} filter={filter} />
        </div>
        {layout === 'list' && <RegionPicker view={view} filter={filter} action={action} />}
        <fieldset className="features">
          <legend>{t('search.features')}</legend>
          <div className="checks">
            {FEATURES.map((name) => (
              <Check
                key={name}
                name={name}
                label={t(`search.${name}`)}
                checked={featuresOf(filter.features).includes(name)}
              />
            ))}
            <Check
              name="noconstruction"
              label={t('search.noconstruction')}
              checked={filter.noConstruction}
            />
          </div>
        </fieldset>
      </div>
    </details>
  )
}

/** The number of active filters in the panel. */
function ActiveCount({ view, filter }: { view: View; filter: ListFilter }) {
  const { features, noConstruction, minPrice, regions, radius } = filter
  const active =
    featuresOf(features).length +
    Math.max(0, regions.length - 1) +
    [noConstruction, minPrice !== null, radius !== null].filter(Boolean).length
  return (
    <b className="active" data-live="active">
      {active > 0 && (
        <>
          <span aria-hidden="true">{active}</span>
          <span className="sr-only">{plural(view.t, view.lang, 'search.active', active)}</span>
        </>
      )}
    </b>
  )
}
