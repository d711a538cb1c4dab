import { ListingCard } from '../../../components/listing/listing-card'
import { joinNames, placesOf, searchHeading } from '../../../components/listing/search-sentence'
import { frameOf } from '../../../components/module/frame'
import { partHeading } from '../../../components/module/heading'
import { StylesheetLinks } from '../../../components/shell/document-head'
import { REST } from '../../../components/shell/sheets'
import { lastPage } from '../../../listing/filter/paging'
import type { ListingCard as Card } from '../../../listing/published'
import { pick } from '../../../platform/format/lang'
import { HydratedListMap } from '../../map/map'
import { SearchMailsButton } from '../../saved-searches/saved-searches.client'
import { CardGrid } from './card-grid'
import type { PropertyListProps } from './config'
import { InfiniteList } from './infinite-list'
import { ListMails, mailsId, SearchMailsRow } from './list-search-mails'
import { NothingFound } from './nothing-found'
import { Pagination } from './pagination'
import { ParsedQueryLine } from './parsed-query-line'
import { SoldList } from './sold-list'
import { SoldNotice } from './sold-notice'
import { SortForm } from './sort-form'

/** The list with its filters. The parts that change with the filter are marked, so that the others keep the focus. */
export function ListView(props: PropertyListProps) {
  const { moduleId: id, view, placement, config, data } = props
  const { filter, list } = data
  const title = pick(placement.title, view.lang)
  return (
    <>
      {data.soldListing && <SoldNotice view={view} home={data.soldListing} />}
      <section
        {...frameOf(id, placement, config.map ? 'list-map' : '')}
        aria-label={title || undefined}
      >
        <div className={config.map ? 'list' : 'list wrap'}>
          <div className="list-head">
            <ListHeading view={view} placement={placement} data={data} />
            {/* Sold listings have no prices to sort by and no mails about new ones. */}
            {filter.sold ? null : (
              <div className="list-actions">
                <SearchMailsButton words={view} id={mailsId(id)} offer="searches.offer" compact />
                <SortForm view={view} filter={filter} action={view.path} />
              </div>
            )}
          </div>
          <div data-live="list">
            {list.total === 0 ? <NothingFound view={view} data={data} /> : <Results {...props} />}
            <RelatedHomes view={view} placement={placement} data={data} />
          </div>
          {filter.sold ? null : <ListMails view={view} id={mailsId(id)} filter={filter} />}
        </div>
        {data.map && (
          <>
            <StylesheetLinks sheets={[REST]} isLate />
            <HydratedListMap view={view} list={config.list} map={data.map} />
          </>
        )}
      </section>
    </>
  )
}

/** The heading with the filter and the number of listings. Each change is announced to screen readers. */
function ListHeading({
  view,
  placement,
  data,
}: Pick<PropertyListProps, 'view' | 'placement' | 'data'>) {
  const { filter, list, parsedQuery } = data
  const title = pick(placement.title, view.lang)
  const Title = title ? placement.titleSize : 'p'
  return (
    <div role="status">
      <Title className="list-heading" data-live="list-heading">
        {searchHeading(view, filter, { title, total: list.total })}
      </Title>
      <ParsedQueryLine view={view} filter={filter} parsedQuery={parsedQuery} />
    </div>
  )
}

function Results({ moduleId: id, ...props }: PropertyListProps) {
  const { view, data, config } = props
  const { filter, list, size } = data
  const last = lastPage(list.total, size)
  const cards = config.list === 'sold' ? <SoldList {...props} /> : <CardGrid {...props} />
  return (
    <>
      {config.display === 'infinite' ? (
        <InfiniteList view={view} data={data} last={last}>
          {cards}
        </InfiniteList>
      ) : (
        <>
          {cards}
          <Pagination view={view} filter={filter} path={view.path} last={last} />
        </>
      )}
      {filter.sold ? null : <SearchMailsRow view={view} id={mailsId(id)} />}
    </>
  )
}

/** Results that are added to a list with few results: the same search nearby, else similar listings. */
function RelatedHomes({
  view,
  placement,
  data,
}: Pick<PropertyListProps, 'view' | 'placement' | 'data'>) {
  const { t, lang } = view
  const { filter, nearby, similar, widened } = data
  const heading = partHeading(view, placement)
  const places = new Set(nearby?.cards.map(({ city }) => pick(city, lang)))
  return (
    <>
      {nearby && (
        <RelatedCards
          id="nearby"
          title={t('nearby.title', { place: placesOf(view, filter) })}
          text={t('nearby.text', {
            homes: searchHeading(view, filter, nearby),
            places: joinNames(lang, [...places]),
          })}
          {...{ view, heading, cards: nearby.cards }}
        />
      )}
      {similar.length > 0 && (
        <RelatedCards
          id="similar"
          title={t('detail.similar')}
          text={t('similar.text')}
          {...{ view, heading, cards: similar }}
        />
      )}
      {widened && (
        <RelatedCards
          id="widened"
          title={widened.text}
          text={t('widened.text')}
          {...{ view, heading, cards: widened.cards }}
        />
      )}
    </>
  )
}

interface RelatedCardsProps {
  view: PropertyListProps['view']
  id: string
  title: string
  text: string
  cards: readonly Card[]
  heading: 'h2' | 'h3' | 'h4'
}

function RelatedCards({ view, id, title, text, cards, heading: Heading }: RelatedCardsProps) {
  return (
    <section className="nearby" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <p>{text}</p>
      <ul className="grid-cards">
        {cards.map((card) => (
          <li key={`${card.kind} ${card.id}`}>
            <ListingCard view={view} card={card} heading={Heading === 'h2' ? 'h3' : 'h4'} />
          </li>
        ))}
      </ul>
    </section>
  )
}
