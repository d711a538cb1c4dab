import { useRef } from 'react'
import { showText } from '../../components/listing/search-sentence'
import { Icon } from '../../components/ui/icon'
import { type ListFilter, ORDERS } from '../../listing/filter/list-filter'
import { plural } from '../../platform/i18n/translate'
import { SUBMITTED } from '../../urls'
import { Select } from './fields'
import { BedroomSelect, MoreFilters } from './more-filters'
import { countedOptions, priceOptions, typeOptions } from './options'
import { SearchBox } from './search-box'
import type { SearchFormProps } from './search-props'
import { SearchTabs } from './search-tabs'
import { priceOf, typesOf } from './select-values'
import { SearchSentence, SentenceSwitch } from './sentence-form'
import { useFilterSheet } from './use-filter-sheet'
import { type Search, useSearch } from './use-search'

/**
 * The search form. It updates the list on its own page in place. On another page it shows the number of results and
 * links to the list.
 */
export function SearchForm(props: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const search = useSearch(props, form)
  const sheet = useFilterSheet(form)
  const { t, filter, action, layout, isSentence, tabs, submit } = search
  const isHero = layout === 'hero'
  return (
    <>
      {isHero && tabs.length > 0 && <SearchTabs search={search} />}
      <search
        className={`search in-${layout}${isSentence ? ' as-sentence' : ''}`}
        aria-label={t('search.label')}
      >
        <form
          ref={form}
          action={action}
          noValidate
          onKeyDown={sheet.closeByEscape}
          onSubmit={(event) => {
            event.preventDefault()
            sheet.close()
            submit()
          }}
        >
          <OtherParameters filter={filter} />
          <div className="search-row">
            {isSentence ? (
              <SearchSentence search={search} />
            ) : (
              <>
                <SearchBox search={search} />
                <MainSelects search={search} />
              </>
            )}
            {isHero && <SubmitButton search={search} />}
            <MoreFilters search={search} sheet={sheet} />
            {isHero ? <SentenceSwitch search={search} /> : <SubmitButton search={search} />}
          </div>
        </form>
      </search>
    </>
  )
}

function MainSelects({ search }: { search: Search }) {
  const { t, filter, counts, change } = search
  const types = filter.types.join(',')
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
      <BedroomSelect search={search} />
    </>
  )
}

const MAX_COUNT = 9999

function SubmitButton({ search }: { search: Search }) {
  return search.layout === 'hero' ? <CountButton search={search} /> : <RowButton search={search} />
}

/**
 * Returns the number of listings that the button leads to: that of the filters in the text, if it has any. Returns null
 * if it is unknown, as only the server can resolve the text.
 */
function submitTotal({ filter, typedText, hits, counts }: Search): number | null {
  if (hits.total !== null) return hits.total
  if (typedText?.trim() || (filter.text && counts?.total === 0)) return null
  return counts?.total ?? null
}

/** The submit button of the home page. It shows the number of listings, if it is known. */
function CountButton({ search }: { search: Search }) {
  const { t, lang, filter } = search
  const total = submitTotal(search)
  const show = (count: number) => plural(t, lang, showText(filter), count)
  return (
    <button type="submit" className="button states">
      <span className="room" aria-hidden="true">
        <Icon name="search" />
        {show(MAX_COUNT)}
      </span>
      <span className={total === null ? undefined : 'room'}>
        <Icon name="search" />
        {t('search.submit')}
      </span>
      <span aria-live="polite">
        {total !== null && (
          <>
            <Icon name="search" />
            {show(total)}
          </>
        )}
      </span>
    </button>
  )
}

/**
 * The submit button of a list: an icon in the row, and the footer with the number of listings in the sheet of filters.
 * The live region is next to the button, because screen readers ignore live regions inside buttons.
 */
function RowButton({ search }: { search: Search }) {
  const { t, lang, filter, hits } = search
  const total = submitTotal(search)
  const label = total === null ? t('search.submit') : plural(t, lang, showText(filter), total)
  return (
    <div className="search-submit">
      <button type="submit" className="button">
        <Icon name="search" />
        <span className="in-bar">
          {hits.total === null ? t('search.submit') : plural(t, lang, 'search.found', hits.total)}
        </span>
        <span className="in-sheet">{label}</span>
      </button>
      <p className="in-sheet sr-only" aria-live="polite">
        {total !== null && label}
      </p>
    </div>
  )
}

/** Hidden fields for the parts of the filter without a control. The goal is included only if it was selected. */
function OtherParameters({ filter }: { filter: ListFilter }) {
  const { regions, area, order, goal, fixed } = filter
  return (
    <div hidden>
      <input type="hidden" name={SUBMITTED} value="true" />
      {regions.map(({ city, zip }) => (
        <input key={zip} type="hidden" name="region" value={`${city}|${zip}`} />
      ))}
      {area && <input type="hidden" name="area" value={area} />}
      {order === 'newest' ? null : <input type="hidden" name="order" value={ORDERS[order]} />}
      {goal === null || fixed.goal !== undefined ? null : (
        <input type="hidden" name="goal" value={goal} />
      )}
    </div>
  )
}
