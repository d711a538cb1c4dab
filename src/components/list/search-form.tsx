import { type ListFilter, ORDERS } from '../../domain/list/list-filter'
import { LIST_OF_GOAL } from '../../domain/list/lists'
import { facetsPath } from '../../urls'
import { Icon } from '../ui/icon'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import { SearchBox } from './search-box'
import { Select } from './search-fields'
import { MoreFilters } from './search-more'
import { bedroomOptions, priceOptions, priceSteps, typeOptions } from './search-options'

interface SearchFormProps {
  view: View
  filter: ListFilter
  /** The list's path; the form asks it by GET, so it works without a script. */
  action: string
  /** A panel over the home page's picture, or the bar above a list. */
  layout: 'hero' | 'list'
}

export function SearchForm({ view, filter, action, layout }: SearchFormProps) {
  const { t } = view
  return (
    <search className={`search in-${layout}`} aria-label={t('search.label')}>
      <Island name="search-form" when="idle">
        <form action={action} data-facets={facetsOf(view, filter)}>
          <OtherParameters filter={filter} />
          <div className="search-row">
            <SearchBox view={view} filter={filter} action={action} />
            <Select
              label={t('search.type')}
              name="type"
              options={typeOptions(view, filter)}
              value={filter.types.join(',')}
            />
            <Select
              label={t('search.maxprice')}
              name="pricemax"
              options={priceOptions(view, filter, 'max')}
              value={String(filter.maxPrice ?? '')}
              steps={priceSteps(view, filter, 'max')}
            />
            <Select
              label={t('search.bedrooms')}
              name="bedrooms"
              options={bedroomOptions(view)}
              value={String(filter.bedrooms ?? '')}
            />
            <SubmitButton view={view} counts={layout === 'hero'} />
            <MoreFilters view={view} filter={filter} action={action} layout={layout} />
          </div>
        </form>
      </Island>
    </search>
  )
}

/** With `counts` a script shows the number of results in the button. */
function SubmitButton({ view: { t }, counts }: { view: View; counts: boolean }) {
  return (
    <button type="submit" className="button">
      <Icon name="search" />
      {counts ? (
        <span
          role="status"
          data-show-one={t('search.show.one')}
          data-show-other={t('search.show.other')}
        >
          {t('search.submit')}
        </span>
      ) : (
        t('search.submit')
      )}
    </button>
  )
}

/** Hidden fields for the parts of the filter without a field; the goal only when chosen. */
function OtherParameters({ filter }: { filter: ListFilter }) {
  const { regions, order, goal, fixed } = filter
  return (
    <div hidden data-live="others">
      {regions.map(({ city, zip }) => (
        <input key={zip} type="hidden" name="region" value={`${city}|${zip}`} />
      ))}
      {order === 'newest' ? null : <input type="hidden" name="order" value={ORDERS[order]} />}
      {goal === null || fixed.goal !== undefined ? null : (
        <input type="hidden" name="goal" value={goal} />
      )}
    </div>
  )
}

function facetsOf({ lang }: View, { goal, sold }: ListFilter): string | undefined {
  if (sold || goal === null) return undefined
  return facetsPath(lang, LIST_OF_GOAL[goal])
}
