import { Icon } from '../../components/ui/icon'
import { FEATURE_BIT, FEATURES, featuresOf } from '../../domain/listing/features'
import { plural } from '../../i18n/translate'
import { Check } from './fields'
import { RegionPicker } from './region-picker'
import { SearchBudget } from './search-budget'
import type { Search } from './use-search'

export function MoreFilters({ search }: { search: Search }) {
  const { t, layout } = search
  return (
    <details className="more">
      <summary>
        <Icon name="sliders" />
        {t('search.more')}
        <ActiveCount search={search} />
      </summary>
      <div className="more-panel">
        <SearchBudget search={search} />
        {layout === 'list' && <RegionPicker search={search} />}
        <Features search={search} />
      </div>
    </details>
  )
}

function Features({ search }: { search: Search }) {
  const { t, filter, counts, change } = search
  const { features, noConstruction } = filter
  return (
    <fieldset className="features">
      <legend>{t('search.features')}</legend>
      <div className="checks">
        {FEATURES.map((name) => (
          <Check
            key={name}
            name={name}
            label={t(`search.${name}`)}
            count={counts?.features[name]}
            checked={(features & FEATURE_BIT[name]) !== 0}
            onChange={() => change({ features: features ^ FEATURE_BIT[name] })}
          />
        ))}
        <Check
          name="noconstruction"
          label={t('search.noconstruction')}
          count={counts?.noconstruction}
          checked={noConstruction}
          onChange={(checked) => change({ noConstruction: checked })}
        />
      </div>
    </fieldset>
  )
}

/** The number of active filters in the panel. */
function ActiveCount({ search: { t, lang, filter } }: { search: Search }) {
  const { features, noConstruction, minPrice, regions, radius } = filter
  const active =
    featuresOf(features).length +
    Math.max(0, regions.length - 1) +
    [noConstruction, minPrice !== null, radius !== null].filter(Boolean).length
  return (
    <b className="active">
      {active > 0 && (
        <>
          <span aria-hidden="true">{active}</span>
          <span className="sr-only">{plural(t, lang, 'search.active', active)}</span>
        </>
      )}
    </b>
  )
}
