import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  countList,
  LIST_CHANGED,
  type ListChange,
  showInPlace,
} from '../../client/navigation/live-page'
import { formQuery, homeQuery } from '../../listing/filter/form-query'
import {
  filterQuery,
  type ListFilter,
  MAX_TYPED_TEXT,
  searchText,
  withPage,
} from '../../listing/filter/list-filter'
import { translatorOf } from '../../platform/i18n/texts'
import type { Translate } from '../../platform/i18n/translate'
import { SUBMITTED, withQuery } from '../../urls'
import { type Counts, useCounts } from './counts'
import { choicesBeforeHydration, filterOfLocation } from './read-filter'
import type { SearchFormProps, SearchText } from './search-props'
import { type SearchHits, useSearchHits } from './suggestion-hits'

/** The state of the form, the filter, and the actions of its controls. */
export interface Search extends SearchFormProps {
  t: Translate<SearchText>
  counts: Counts | null
  /** The text that is being typed in the field for a place, or null for the text of the filter. */
  typedText: string | null
  type(words: string | null): void
  /** The suggestions for the text, from the first use of its field on. */
  hits: SearchHits
  isFieldUsed: boolean
  markFieldUsed(): void
  /** Adds the typed text to the filter. */
  applyText(): void
  /** Changes parts of the filter. `budget` (`min-max`) is the price range of the slider. */
  change(part: Partial<ListFilter>, budget?: string): void
  /** Shows the list: in place on its own page, else by navigating to it. */
  submit(): void
}

export function useSearch(props: SearchFormProps, form: RefObject<HTMLFormElement | null>): Search {
  const { action, layout, counted, lang, texts } = props
  const { counts, fetchCounts, setFromHeader: setCountsFromHeader } = useCounts(lang, counted)
  const [filter, latest, set] = useLatest(props.filter)
  const [typed, latestTyped, type] = useLatest<string | null>(null)
  const [isFieldUsed, setFieldUsed] = useState(false)
  const hits = useSearchHits(lang, isFieldUsed ? (typed ?? filter.text).trim() : '', filter)
  const { shown, showList } = useVisibleList(props, fetchCounts)
  /** The text that was last sent to the server, which may resolve it to a place or to filters. */
  const submitted = useRef('')

  function change(part: Partial<ListFilter>, budget?: string): void {
    show(part, formQuery(withPage({ ...latest.current, ...part }, 1), budget))
  }

  function show(part: Partial<ListFilter>, query: string): void {
    const next = withPage({ ...latest.current, ...part }, 1)
    set(next)
    showList(next, query)
  }

  function applyText(): void {
    if (latestTyped.current === null) return
    const text = searchText(latestTyped.current, MAX_TYPED_TEXT)
    submitted.current = text
    show({ text }, submittedQuery({ ...latest.current, text }))
  }

  function submit(): void {
    applyText()
    if (layout === 'list') change({})
    else location.assign(withQuery(action, submittedQuery(latest.current)))
  }

  const syncWithList = useCallback(
    (json: string | null) => {
      const next = filterOfLocation(props)
      shown.current = filterQuery(next)
      set(next)
      const isRead = next.text !== submitted.current && submitted.current !== ''
      if (isRead && searchText(latestTyped.current ?? '', MAX_TYPED_TEXT) === submitted.current)
        type(null)
      submitted.current = ''
      if (json) setCountsFromHeader(next, json)
      else fetchCounts(next)
    },
    [props, set, setCountsFromHeader, fetchCounts, type, latestTyped, shown],
  )

  useFirst(() => {
    syncWithList(null)
    const choices = form.current ? choicesBeforeHydration(form.current, props) : {}
    if (Object.keys(choices).length > 0) change(choices)
  })

  useListChanges(props, syncWithList)

  const t = translatorOf(texts)
  return {
    ...props,
    t,
    filter,
    counts,
    typedText: typed,
    type,
    hits,
    isFieldUsed,
    markFieldUsed: () => setFieldUsed(true),
    applyText,
    change,
    submit,
  }
}

/**
 * Returns a function that shows a filter's list in place. On a page without a list it requests the count and updates
 * the address.
 */
function useVisibleList(
  { action, layout, isSentence = false }: SearchFormProps,
  ask: (filter: ListFilter) => void,
) {
  /** The canonical query of the list that is shown or loading. */
  const shownQuery = useRef('')
  function showList(next: ListFilter, query: string): void {
    if (layout === 'hero') {
      history.replaceState(
        history.state,
        '',
        withQuery(location.pathname, homeQuery(next, { isSentence })),
      )
      ask(next)
      return
    }
    // Enter and then leaving the field report the same change twice.
    if (filterQuery(next) === shownQuery.current) return
    shownQuery.current = filterQuery(next)
    showInPlace(withQuery(new URL(action, location.href).href, query))
  }
  return { shown: shownQuery, showList }
}

/** Calls `follow` with the counts of each list that is shown in place. */
function useListChanges(
  { layout, counted }: SearchFormProps,
  follow: (counts: string | null) => void,
): void {
  useEffect(() => {
    if (layout === 'hero') return
    countList(counted)
    // The update is synchronous, so that the list and the form never differ.
    const handleChange = (event: Event) =>
      flushSync(() => follow((event as CustomEvent<ListChange>).detail.counts))
    document.addEventListener(LIST_CHANGED, handleChange)
    return () => document.removeEventListener(LIST_CHANGED, handleChange)
  }, [layout, counted, follow])
}

/** Returns the query with which the server resolves the text: to a place, a listing, or a text. */
function submittedQuery(filter: ListFilter): string {
  const query = formQuery(withPage(filter, 1))
  return filter.text ? `${query}&${SUBMITTED}=true` : query
}

/** Returns a state that may change several times before the next rendering, with a reference to its latest value. */
function useLatest<T>(initial: T): [shown: T, latest: RefObject<T>, set: (next: T) => void] {
  const [shown, show] = useState(initial)
  const latest = useRef(initial)
  const set = useCallback((next: T) => {
    latest.current = next
    show(next)
  }, [])
  return [shown, latest, set]
}

/** Runs a function once, before the hydrated content is painted. */
function useFirst(run: () => void): void {
  const first = useRef(run)
  useLayoutEffect(() => first.current(), [])
}
