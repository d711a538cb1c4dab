import { NO_NOUNS, showText } from '../../components/listing/search-sentence'
import { Icon } from '../../components/ui/icon'
import { FEATURE_BIT, featuresOf } from '../../listing/features'
import { factParameters, filterQuery, NO_FILTERS, withPage } from '../../listing/filter/list-filter'
import { plural } from '../../platform/i18n/translate'
import { withQuery } from '../../urls'
import { Check, Select } from './fields'
import { Measures } from './measures'
import {
  availableFeatures,
  availableTypes,
  bedroomOptions,
  bedroomPicks,
  countedOptions,
  isNoConstructionAvailable,
} from './options'
import { RegionPicker } from './region-picker'
import { SearchBudget } from './search-budget'
import { SearchTabs } from './search-tabs'
import { bedroomsOf } from './select-values'
import type { FilterSheet } from './use-filter-sheet'
import type { Search } from './use-search'

interface MoreFiltersProps {
  search: Search
  sheet: FilterSheet
}

/** The button that opens the panel after it. On small screens its groups are in the sheet with the selects. */
export function MoreFilters({ search, sheet }: MoreFiltersProps) {
  const { t, layout, isSentence, tabs } = search
  const isList = layout === 'list'
  return (
    <>
      <details className="more" ref={sheet.more}>
        <summary>
          <Icon name="sliders" />
          {t(isList ? 'search.filters' : 'search.more')}
          <ActiveCount search={search} />
        </summary>
      </details>
      <div className="more-panel">
        {isList && <FilterSheetHead search={search} sheet={sheet} />}
        {isList && tabs.length > 0 && <SearchTabs search={search} />}
        {isList && <TypeButtons search={search} />}
        <SearchBudget search={search} />
        {isSentence && <BedroomSelect search={search} />}
        {isList && <BedroomButtons search={search} />}
        <Measures search={search} />
        {isList && <RegionPicker search={search} />}
        <Features search={search} />
        {isList && <PanelFoot search={search} />}
      </div>
    </>
  )
}

function FilterSheetHead({ search, sheet }: MoreFiltersProps) {
  const { t, filter, action } = search
  const clearAllHref = withQuery(action, filterQuery({ ...withPage(filter, 1), ...NO_FILTERS }))
  return (
    <div className="sheet-head">
      <p>{t('search.filters')}</p>
      <a className="link" href={clearAllHref} data-in-place>
        {t('search.clearall')}
      </a>
      <button type="button" className="close" ref={sheet.closeButton} onClick={sheet.close}>
        <span className="sr-only">{t('nav.close')}</span>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** The foot of the panel of large screens, with the number of listings once it is known. */
function PanelFoot({ search: { t, lang, filter, counts } }: { search: Search }) {
  if (!counts) return null
  const label = plural(t, lang, showText(filter), counts.total)
  return (
    <div className="panel-foot">
      <button type="submit" className="button">
        {label}
      </button>
      <p className="sr-only" aria-live="polite">
        {label}
      </p>
    </div>
  )
}

/** Buttons that select several types, which the select shows as one option. */
function TypeButtons({ search }: { search: Search }) {
  const { t, filter, counts, change } = search
  const selectedTypes = filter.types
  return (
    <ToggleButtons
      label={t('search.type')}
      options={availableTypes(search)}
      chosen={selectedTypes.map(String)}
      counts={counts?.types}
      onPick={(value) => {
        const id = Number(value)
        const others = selectedTypes.filter((other) => other !== id)
        const isChosen = others.length < selectedTypes.length
        change({ types: isChosen ? others : [...selectedTypes, id].sort((a, b) => a - b) })
      }}
    />
  )
}

export function BedroomSelect({ search }: { search: Search }) {
  const { t, filter, counts, change } = search
  const bedrooms = String(filter.bedrooms ?? '')
  return (
    <Select
      label={t('search.bedrooms')}
      name="bedrooms"
      options={countedOptions(bedroomOptions(search), bedrooms, counts?.bedrooms)}
      value={bedrooms}
      onChange={(value) => change({ bedrooms: bedroomsOf(value) })}
    />
  )
}

function BedroomButtons({ search }: { search: Search }) {
  const { t, filter, change } = search
  return (
    <ToggleButtons
      label={t('search.bedrooms')}
      options={bedroomPicks(search)}
      chosen={[String(filter.bedrooms ?? '')]}
      isBar
      onPick={(value) => change({ bedrooms: bedroomsOf(value) })}
    />
  )
}

function Features({ search }: { search: Search }) {
  const { t, filter, counts, change } = search
  const { features, noConstruction } = filter
  const offered = availableFeatures(search)
  const isOffered = isNoConstructionAvailable(search)
  if (offered.length === 0 && !isOffered) return null
  return (
    <fieldset className="features">
      <legend>{t('search.features')}</legend>
      <div className="checks">
        {offered.map((name) => (
          <Check
            key={name}
            name={name}
            label={t(`search.${name}`)}
            count={counts?.features[name]}
            checked={(features & FEATURE_BIT[name]) !== 0}
            onChange={() => change({ features: features ^ FEATURE_BIT[name] })}
          />
        ))}
        {isOffered && (
          <Check
            name="noconstruction"
            label={t('search.noconstruction')}
            count={counts?.noconstruction}
            checked={noConstruction}
            onChange={(checked) => change({ noConstruction: checked })}
          />
        )}
      </div>
    </fieldset>
  )
}

/** The number of active filters: on a list all except the place, on the home page those in the panel. */
function ActiveCount({ search: { t, lang, layout, isSentence, filter } }: { search: Search }) {
  const { types, bedrooms, minPrice, maxPrice, radius } = filter
  const isList = layout === 'list'
  const facts = factParameters(filter).filter(([, value]) => value !== null).length
  // The form shows the bedrooms of a hero, or the features with a noun of a sentence.
  const nouns = isSentence ? featuresOf(filter.features & ~NO_NOUNS).length : 0
  const inForm = isSentence ? nouns : !isList && bedrooms !== null ? 1 : 0
  const active =
    facts -
    inForm +
    (isList ? types.length : 0) +
    Math.max(0, filter.regions.length + (filter.area ? 1 : 0) - 1) +
    [minPrice !== null, isList && maxPrice !== null, radius !== null].filter(Boolean).length
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

interface ToggleButtonsProps {
  label: string
  options: { value: string; label: string }[]
  chosen: readonly string[]
  /** The number of listings that each option would leave. */
  counts?: Record<string, number> | undefined
  /** True if the options are joined to one bar. */
  isBar?: boolean
  onPick(value: string): void
}

/** The options of a filter as buttons, in the sheet of small screens. On larger screens a select has them. */
function ToggleButtons({
  label,
  options,
  chosen,
  counts,
  isBar = false,
  onPick,
}: ToggleButtonsProps) {
  if (options.every(({ value }) => value === '')) return null
  return (
    <fieldset className={isBar ? 'picks bar' : 'picks'}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => onPick(value)}
          >
            {label}
            {counts && <small>{counts[value] ?? 0}</small>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
