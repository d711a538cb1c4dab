import { ListingCard, listingPath } from '../../components/listing/listing-card'
import { searchHeading } from '../../components/listing/search-sentence'
import { EmptyState } from '../../components/ui/empty-state'
import { filterQuery, isFiltered, type ListFilter } from '../../listing/filter/list-filter'
import type { MarketList } from '../../listing/filter/lists'
import type { ListingCard as Card } from '../../listing/published'
import { homePath, rolePath, withQuery } from '../../urls'
import { type EmbedView, withFrom } from './embed-page'

const SIZES = '(min-width: 50rem) 33vw, (min-width: 32rem) 50vw, 100vw'

interface EmbedListProps {
  view: EmbedView
  list: MarketList
  filter: ListFilter
  cards: readonly Card[]
  /** The number of listings that match. */
  total: number
}

/** The first cards of a list, with a link to the complete list. */
export function EmbedList(props: EmbedListProps) {
  const { view, list, filter, cards, total } = props
  const { t, site } = view
  if (total === 0) {
    return (
      <EmptyState
        picture="plot"
        heading="h1"
        title={t(isFiltered(filter) ? 'list.nonefiltered' : 'list.none')}
        text={t('list.nonehelp')}
      >
        <a className="button" href={listLink(view, list)}>
          {t('embeds.tosite', { name: site.settings.name })}
        </a>
      </EmptyState>
    )
  }
  return (
    <>
      <h1>{searchHeading(view, filter, { title: t(`nav.${list}`), total })}</h1>
      <ul className="grid-cards">
        {cards.map((card) => {
          const path = listingPath(view, card)
          return (
            <li key={`${card.kind}-${card.id}`}>
              <ListingCard
                view={view}
                // The other pictures need the script of a carousel.
                card={{ ...card, pictures: card.pictures.slice(0, 1) }}
                heading="h2"
                heart={false}
                sizes={SIZES}
                href={path && withFrom(path, view)}
              />
            </li>
          )
        })}
      </ul>
      <p>
        <a className="button" href={listLink(view, list, filter)}>
          {t('embeds.all', { name: site.settings.name })}
        </a>
      </p>
    </>
  )
}

/** Returns the link to a list with a filter. An agency may have no page for that list. */
function listLink(view: EmbedView, list: MarketList, filter?: ListFilter): string {
  const path = rolePath(view.site, view.lang, list) ?? homePath(view.lang)
  return withFrom(withQuery(path, filter ? filterQuery(filter) : ''), view)
}
