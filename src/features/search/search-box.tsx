import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { regionOf } from '../../client/places/places'
import { Icon } from '../../components/ui/icon'
import { MAX_TYPED_TEXT, RADIUS_MIN, type RegionChoice } from '../../listing/filter/list-filter'
import { atRegions, isEverywhere, regionName, withoutRegions } from '../../listing/filter/region'
import { LUXEMBOURG_ZIP } from '../../platform/geo/belgian-region'
import { plural } from '../../platform/i18n/translate'
import { favouritesState, lastSearch } from '../favourites/favourites.client'
import { ChoiceList } from './choice-list'
import { useNearMe } from './near-me'
import { placeLabels } from './region-choices'
import { AreaTag, RegionTag } from './region-tag'
import { type ListingHit, usePlaceCounts } from './suggestion-hits'
import { type Choice, messageChoice, useChoices } from './use-choices'
import { usePlaces } from './use-places'
import type { Search } from './use-search'

const FINDER = { threshold: 0.2, keys: ['names', 'zips'] } as const

/** A field for a town, a postcode, a street or a listing. It is a text field until a script adds suggestions. */
export function SearchBox({ search }: { search: Search }) {
  const { t, lang, filter, typedText, type, applyText: takeWords } = search
  const text = typedText ?? filter.text
  const { nearMessage, ...suggestions } = useSuggestions(search, text.trim())
  const box = useChoices({
    id: 'search-where',
    listId: 'search-places',
    text,
    ...suggestions,
    onType: type,
    onEmpty: () => clearText(search),
    onBlur() {
      takeWords()
      type(null)
    },
    onKeyDown: (event) => removeFirst(event, search),
  })
  const { input, openMenu, closeMenu } = box
  // A choice and the browser's question about the position close the list, which contains the message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions differ in each rendering
  useEffect(() => {
    if (!nearMessage) return
    input.current?.focus()
    openMenu()
    return closeMenu
  }, [nearMessage])
  return (
    <div className="cell search-where">
      <label htmlFor="search-where">{t('search.where')}</label>
      <div className="where-line">
        {search.layout === 'list' && <Icon name="search" />}
        {search.layout === 'list' && (
          <span className="hint" aria-hidden="true">
            {t('search.where.short')}
          </span>
        )}
        <FirstPlace search={search} toField={() => input.current?.focus()} />
        <input
          {...box.field}
          name="streetcity"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          placeholder={placeholderOf(search)}
          maxLength={MAX_TYPED_TEXT}
          spellCheck={false}
        />
      </div>
      <ChoiceList t={t} lang={lang} box={box} />
    </div>
  )
}

/** Returns the placeholder. In a sentence a chosen place takes its position. */
function placeholderOf({ t, filter, isSentence }: Search): string {
  if (!isSentence) return t('search.placeholder')
  return isEverywhere(filter) ? t('sentenceform.place') : ''
}

/** Returns the suggestions: filters of the query, all places, towns, streets and listings. */
function useSuggestions(search: Search, query: string) {
  const { t, lang, filter, settings, isFieldUsed, type, change, submit } = search
  const busiest = query ? [] : search.towns
  const { find, prepare, isReady, isUnavailable } = usePlaces(lang, FINDER)
  const { towns, streets, homes, words, total } = search.hits
  const countOf = usePlaceCounts(filter.sold ? 'sold' : search.counted, isFieldUsed)
  // Over a slow connection the server returns the towns before the browser has loaded its table of them.
  const others = isReady ? towns.filter(({ zip }) => LUXEMBOURG_ZIP.test(zip)) : towns
  const places = useMemo(
    () => (isFieldUsed ? find(query, (place) => countOf(place) > 0) : []),
    [isFieldUsed, find, query, countOf],
  )

  function show(regions: RegionChoice[], text = ''): void {
    type(null)
    change({ ...atRegions(filter, regions), area: '', text })
  }

  function add(region: RegionChoice): void {
    show([...withoutRegions(filter.regions, [region]), region])
    submit()
  }

  const near = useNearMe(lang, (region) => {
    const radius = Math.max(RADIUS_MIN, settings.defaultRadius)
    type(null)
    change({ regions: [region], radius, area: '', text: '' })
    submit()
  })

  const querySuggestion = {
    label: t('search.parsedquery', { words: words.join(' · ') }),
    chips: words,
    note: plural(t, lang, 'search.found', total ?? 0),
    choose: submit,
  }
  const nearChoices: Choice[] = [
    { label: t('search.near'), extra: true, choose: near.find },
    ...(near.message ? [messageChoice(t(near.message))] : []),
  ]
  const choices: Choice[] = [
    ...(words.length > 0 ? [querySuggestion] : []),
    ...(query || !isFieldUsed ? [] : [...lastSearchChoices(search), ...nearChoices]),
    { label: t('search.allcities'), extra: true, choose: () => show([]) },
    ...busiest.map(({ count, ...region }) => ({
      label: region.city,
      note: plural(t, lang, 'search.found', count),
      choose: () => add(region),
    })),
    ...places.map((place) => {
      const { label, note } = placeLabels(place, t)
      const count = countOf(place)
      const found = count > 0 && plural(t, lang, 'search.found', count)
      return {
        label,
        note: [note, found].filter(Boolean).join(' · '),
        choose: () => add(regionOf(place)),
      }
    }),
    ...others.map((region) => ({ label: regionName(region), choose: () => add(region) })),
    ...streets.map(({ label, value }) => ({
      label,
      note: t('search.street'),
      choose() {
        show([], value)
        submit()
      },
    })),
    ...homes.map((home) => homeChoice(home, t('search.home'))),
  ]
  return {
    choices:
      isUnavailable && others.length === 0
        ? [...choices, messageChoice(t('search.away'))]
        : choices,
    nearMessage: near.message,
    onUse() {
      search.markFieldUsed()
      prepare()
    },
  }
}

/** Returns the option for the last search in this browser, unless this page shows it. */
function lastSearchChoices({ t, lang }: Search): Choice[] {
  const last = lastSearch(favouritesState(), lang, new Date())
  if (!last || last.path === location.pathname + location.search) return []
  const { name, path } = last
  return [{ label: name, note: t('search.last'), choose: () => location.assign(path) }]
}

function homeChoice({ label, url }: ListingHit, note: string): Choice {
  return { label, note, choose: () => location.assign(url) }
}

/** The drawn area or the first place by name, and a button with the number of the others, which opens them. */
function FirstPlace({ search, toField: focusField }: { search: Search; toField(): void }) {
  const { regions, area } = search.filter
  const [first] = regions
  const others = regions.length - (area ? 0 : 1)
  const tag = { search, onRemove: () => others <= 0 && focusField() }
  return (
    <span className="tags">
      {area ? <AreaTag {...tag} /> : first && <RegionTag {...tag} region={first} />}
      {others > 0 && <OtherPlaces search={search} toField={focusField} />}
    </span>
  )
}

/** The places after the first, each with a link to the list without it. It opens without a script too. */
function OtherPlaces({ search, toField: focusField }: { search: Search; toField(): void }) {
  const { t, lang, filter } = search
  const others = filter.area ? filter.regions : filter.regions.slice(1)
  return (
    <details
      className="plus"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          event.currentTarget.open = false
      }}
    >
      <summary aria-label={plural(t, lang, 'search.otherplaces', others.length)}>
        + {others.length}
      </summary>
      <ul className="tags">
        {others.map((region) => (
          <li key={region.zip}>
            <RegionTag search={search} region={region} onRemove={focusField} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function clearText({ type, change }: Search): void {
  type('')
  change({ text: '' })
}

function removeFirst(event: KeyboardEvent<HTMLInputElement>, search: Search): void {
  const { filter, change } = search
  if (event.key !== 'Backspace' || event.currentTarget.value) return
  const [, ...others] = filter.regions
  if (filter.area) change({ area: '' })
  else if (filter.regions.length > 0) change(atRegions(filter, others))
}
