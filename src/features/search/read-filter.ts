import {
  type ListFilter,
  NO_FILTERS,
  parseListFilter,
  searchText,
} from '../../listing/filter/list-filter'
import type { SearchFormProps } from './search-props'

type SentProps = Pick<SearchFormProps, 'filter' | 'settings'>

/** The filters with a control that works before hydration. The form has the places in hidden fields. */
const { text: _text, regions: _regions, area: _area, ...WITH_CONTROL } = NO_FILTERS

/** Returns the filter of the list on this page from its address. Places keep the names that the server gave them. */
export function filterOfLocation({ filter, settings }: SentProps): ListFilter {
  const requested = parseListFilter(new URL(location.href).searchParams, settings, filter.fixed)
  const official = new Map(filter.regions.map((region) => [region.zip, region]))
  // Only the server can resolve a name without a postcode, and it has sent the result.
  if (requested.regions.some(({ zip }) => zip === ''))
    return { ...requested, regions: filter.regions }
  return {
    ...requested,
    regions: requested.regions.map((region) => official.get(region.zip) ?? region),
  }
}

/** Returns the selections made before hydration: the fields that differ from the server's values. */
export function choicesBeforeHydration(
  form: HTMLFormElement,
  { filter: initial, settings }: SentProps,
): Partial<ListFilter> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const params = new URLSearchParams(fields)
  const selected = parseListFilter(params, settings, initial.fixed)
  const initialValues = new Map(Object.entries(initial))
  const choices: Partial<ListFilter> = Object.fromEntries(
    Object.entries(selected).filter(
      ([name, value]) => name in WITH_CONTROL && String(value) !== String(initialValues.get(name)),
    ),
  )
  const words = form.elements.namedItem('streetcity')
  const isTyping = words === document.activeElement
  if (isTyping || selected.text === searchText(initial.text)) return choices
  return { ...choices, text: selected.text }
}
