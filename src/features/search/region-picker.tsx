import { type KeyboardEvent, useMemo, useState } from 'react'
import { MAX_REGIONS, type RegionChoice } from '../../listing/filter/list-filter'
import { atRegions } from '../../listing/filter/region'
import { ChoiceList } from './choice-list'
import { Radius } from './radius'
import { regionChoice } from './region-choices'
import { AreaTag, RegionTag } from './region-tag'
import { type Choices, messageChoice, useChoices } from './use-choices'
import { usePlaces } from './use-places'
import type { Search } from './use-search'

const FINDER = { threshold: 0.1, keys: ['names', 'zips', 'value', 'parts'] } as const

/** A picker for several places. Without a script they can be removed, and the search box adds others. */
export function RegionPicker({ search }: { search: Search }) {
  const { t, lang, filter } = search
  const box = useRegionBox(search)
  return (
    <fieldset className="regions">
      <legend>{t('search.region')}</legend>
      <div className="cell needs-script">
        <label htmlFor="search-region">{t('search.addregion')}</label>
        <input
          {...box.field}
          type="text"
          inputMode="search"
          placeholder={t('search.regionplaceholder')}
          spellCheck={false}
        />
        <ChoiceList t={t} lang={lang} box={box} multiple />
      </div>
      <ul className="tags">
        {filter.regions.map((region) => (
          <li key={region.zip}>
            <RegionTag
              search={search}
              region={region}
              onRemove={(link) => (neighbourOf(link) ?? box.input.current)?.focus()}
            />
          </li>
        ))}
        {filter.area && (
          <li>
            <AreaTag
              search={search}
              onRemove={(link) => (neighbourOf(link) ?? box.input.current)?.focus()}
            />
          </li>
        )}
      </ul>
      <Radius search={search} />
    </fieldset>
  )
}

/** Returns the state of the field. Only a selected place is a filter, typed text is not. */
function useRegionBox({ t, lang, filter, change }: Search): Choices {
  const [text, setText] = useState('')
  const { find, prepare, isUnavailable } = usePlaces(lang, FINDER)
  const places = useMemo(() => find(text.trim()), [find, text])

  function choose(regions: RegionChoice[]): void {
    setText('')
    change(atRegions(filter, regions.slice(0, MAX_REGIONS)))
  }

  return useChoices({
    id: 'search-region',
    listId: 'search-regions',
    text,
    choices: isUnavailable
      ? [messageChoice(t('search.away'))]
      : places.map((place) => regionChoice(place, filter.regions, t, { choose })),
    onType: setText,
    onEmpty: () => setText(''),
    onUse: prepare,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === 'Enter') event.preventDefault()
      if (event.key === 'Backspace' && !text) choose(filter.regions.slice(0, -1))
    },
  })
}

/** Returns the link that takes this one's position when it is removed, else the previous one. */
function neighbourOf(link: HTMLAnchorElement): HTMLAnchorElement | null {
  const item = link.parentElement
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  return next?.querySelector('a') ?? null
}
