import type { MouseEvent } from 'react'
import { opensElsewhere } from '../../client/early-events'
import { Icon } from '../../components/ui/icon'
import {
  filterQuery,
  type ListFilter,
  type RegionChoice,
  withPage,
} from '../../listing/filter/list-filter'
import { atRegions, regionName, withoutRegions } from '../../listing/filter/region'
import { withQuery } from '../../urls'
import type { Search } from './use-search'

interface TagProps {
  search: Search
  /** Called with the link before it is removed, so that the focus can move to another element. */
  onRemove(link: HTMLAnchorElement): void
}

/** A selected place, with a link to the list without it. */
export function RegionTag({ region, ...props }: TagProps & { region: RegionChoice }) {
  const { filter } = props.search
  const rest = atRegions(filter, withoutRegions(filter.regions, [region]))
  return <Tag {...props} name={regionName(region)} rest={rest} />
}

/** The drawn area, with a link to the list without it. */
export function AreaTag(props: TagProps) {
  return <Tag {...props} name={props.search.t('chips.area')} rest={{ area: '' }} />
}

function Tag({
  search,
  name,
  rest,
  onRemove,
}: TagProps & { name: string; rest: Partial<ListFilter> }) {
  const { t, filter, action, layout, change } = search

  function remove(event: MouseEvent<HTMLAnchorElement>): void {
    if (opensElsewhere(event.nativeEvent)) return
    event.preventDefault()
    onRemove(event.currentTarget)
    change(rest)
  }

  return (
    <a
      className="chip"
      href={withQuery(action, filterQuery({ ...withPage(filter, 1), ...rest }))}
      data-in-place={layout === 'list' || undefined}
      onClick={remove}
    >
      <span className="sr-only">{t('chips.remove', { name })}</span>
      <span aria-hidden="true">{name}</span>
      <Icon name="close" />
    </a>
  )
}
