import { filterQuery, type ListFilter, withPage } from '../../domain/list/list-filter'
import { withQuery } from '../../urls'
import { Icon } from '../ui/icon'
import { Island } from '../ui/island'
import type { View } from '../ui/view'

interface SearchBoxProps {
  view: View
  filter: ListFilter
  /** The list's path. */
  action: string
}

/** A town, a postcode, a street or a home: plain text, until a script offers what there is. */
export function SearchBox({ view, filter, action }: SearchBoxProps) {
  const { t } = view
  const [first, ...others] = filter.regions
  return (
    <Island name="search-box" when="interaction">
      <div className="cell where">
        <label htmlFor="search-where">{t('search.where')}</label>
        <div className="where-line">
          <span className="tags" data-live="tags" data-focus="search-where">
            {first && <RegionTag view={view} filter={filter} action={action} zip={first.zip} />}
            {others.length > 0 && <span className="plus">+ {others.length}</span>}
          </span>
          <input
            id="search-where"
            name="streetcity"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            defaultValue={filter.text}
            placeholder={t('search.placeholder')}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <div
          className="options"
          id="search-places"
          role="listbox"
          aria-label={t('search.places')}
          hidden
          data-all={t('search.allcities')}
          data-home={t('search.home')}
        />
        <FoundStatus view={view} />
      </div>
    </Island>
  )
}

/** Announces the number of options to screen readers. */
export function FoundStatus({ view: { t } }: { view: View }) {
  return (
    <p
      className="sr-only"
      role="status"
      data-found-one={t('search.found.one')}
      data-found-other={t('search.found.other')}
    />
  )
}

/** One chosen place; it leads to the list without it. */
export function RegionTag({ view, filter, action, zip }: SearchBoxProps & { zip: string }) {
  const { regions } = filter
  const name = regionName(regions.find((region) => region.zip === zip) ?? { city: '', zip })
  const without = {
    ...withPage(filter, 1),
    regions: regions.filter((region) => region.zip !== zip),
    radius: null,
  }
  return (
    <a className="chip" href={withQuery(action, filterQuery(without))} data-in-place>
      <span className="sr-only">{view.t('chips.remove', { name })}</span>
      <span aria-hidden="true">{name}</span>
      <Icon name="close" />
    </a>
  )
}

export function regionName({ city, zip }: { city: string; zip: string }): string {
  return city ? `${city} ${zip}` : zip
}
