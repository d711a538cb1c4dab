import { useRef } from 'react'
import { GoalTabs } from '../../components/list/goal-tabs'
import { Icon } from '../../components/ui/icon'
import { type ListFilter, ORDERS } from '../../domain/list/list-filter'
import { plural } from '../../i18n/translate'
import { SUBMITTED } from '../../urls'
import { Select } from './fields'
import { MoreFilters } from './more-filters'
import { bedroomOptions, countedOptions, priceOptions, typeOptions } from './options'
import { SearchBox } from './search-box'
import type { SearchFormProps } from './search-props'
import { bedroomsOf, priceOf, typesOf } from './select-values'
import { type Search, useSearch } from './use-search'

/** Filters the list on its own page in place; on another one it counts, and leads to the list. */
export function SearchForm(props: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const search = useSearch(props, form)
  const { t, filter, action, layout, tabs, submit } = search
  return (
    <>
      {tabs.length > 0 && (
        <GoalTabs label={t('goal.label')} tabs={tabs} current={filter.goal} filter={filter} />
      )}
      <search className={`search in-${layout}`} aria-label={t('search.label')}>
        <form
          ref={form}
          action={action}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <OtherParameters filter={filter} />
          <div className="search-row">
            <SearchBox search={search} />
            <MainSelects search={search} />
            <SubmitButton search={search} />
            <MoreFilters search={search} />
          </div>
        </form>
      </search>
    </>
  )
}

function MainSelects({ search }: { search: Search }) {
  const { t, filter, counts, change } = search
  const types = filter.types.join(',')
  const bedrooms = String(filter.bedrooms ?? '')
  return (
    <>
      <Select
        label={t('search.type')}
        name="type"
        options={countedOptions(typeOptions(search), types, counts?.types)}
        value={types}
        onChange={(value) => change({ types: typesOf(value) })}
      />
      <Select
        label={t('search.maxprice')}
        name="pricemax"
        options={priceOptions(search, 'max')}
        value={String(filter.maxPrice ?? '')}
        onChange={(value) => change({ maxPrice: priceOf(value) })}
        steady
      />
      <Select
        label={t('search.bedrooms')}
        name="bedrooms"
        options={countedOptions(bedroomOptions(search), bedrooms, counts?.bedrooms)}
        value={bedrooms}
        onChange={(value) => change({ bedrooms: bedroomsOf(value) })}
      />
    </>
  )
}

const LARGEST_COUNT = 9999

/** The submit button, which shows the number of homes on the home page. */
function SubmitButton({ search: { t, lang, layout, counts } }: { search: Search }) {
  if (layout === 'list') {
    return (
      <button type="submit" className="button">
        <Icon name="search" />
        {t('search.submit')}
      </button>
    )
  }
  const show = (count: number) => plural(t, lang, 'search.show', count)
  return (
    <button type="submit" className="button states">
      <span className="room" aria-hidden="true">
        <Icon name="search" />
        {show(LARGEST_COUNT)}
      </span>
      <span className={counts ? 'room' : undefined}>
        <Icon name="search" />
        {t('search.submit')}
      </span>
      <span aria-live="polite">
        {counts && (
          <>
            <Icon name="search" />
            {show(counts.total)}
          </>
        )}
      </span>
    </button>
  )
}

/** Hidden fields for the parts of the filter without a field; the goal only when chosen. */
function OtherParameters({ filter }: { filter: ListFilter }) {
  const { regions, order, goal, fixed } = filter
  return (
    <div hidden>
      <input type="hidden" name={SUBMITTED} value="true" />
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
