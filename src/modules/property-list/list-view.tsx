import { headingHomes, headingPlace } from '../../components/list/list-heading'
import { SearchMailsButton } from '../../components/searches/search-mails'
import { pick } from '../../domain/format/lang'
import { lastPage } from '../../domain/list/paging'
import { frameOf } from '../parts/frame'
import { partHeading } from '../parts/heading'
import { HydratedListMap } from '../parts/hydrated-list-map'
import type { PropertyListProps } from './config'
import { InfiniteList } from './infinite-list'
import { ListCards } from './list-cards'
import { ListMails, MailsRow, mailsId } from './list-mails'
import { NearbyHomes } from './nearby-homes'
import { NothingFound } from './nothing-found'
import { Pagination } from './pagination'
import { SaidLine } from './said-line'
import { SimilarHomes } from './similar-homes'
import { SoldNotice } from './sold-notice'
import { SortForm } from './sort-form'

/** The parts that change with the filter are marked; what has the focus beside them stays. */
export function ListView(props: PropertyListProps) {
  const { moduleId: id, view, placement, config, data } = props
  const { filter, list } = data
  const title = pick(placement.title, view.lang)
  return (
    <>
      {data.soldHome && <SoldNotice view={view} home={data.soldHome} />}
      <section
        {...frameOf(id, placement, config.map ? 'list-map' : '')}
        aria-label={title || undefined}
      >
        <div className={config.map ? 'list' : 'list wrap'}>
          <div className="list-head">
            <ListHeading view={view} placement={placement} data={data} />
            {/* Without prices every order is the same, and nothing sold is news. */}
            {filter.sold ? null : (
              <div className="list-actions">
                <SearchMailsButton words={view} id={mailsId(id)} offer="searches.offer" compact />
                <SortForm view={view} filter={filter} action={view.path} />
              </div>
            )}
          </div>
          <div data-live="list">
            {list.total === 0 ? (
              <NothingFound view={view} data={data} mails={mailsId(id)} />
            ) : (
              <Results {...props} />
            )}
            {data.nearby && (
              <NearbyHomes
                view={view}
                filter={filter}
                nearby={data.nearby}
                heading={partHeading(view, placement)}
              />
            )}
            <SimilarHomes view={view} cards={data.similar} heading={partHeading(view, placement)} />
          </div>
          {filter.sold ? null : <ListMails view={view} id={mailsId(id)} filter={filter} />}
        </div>
        {data.map && <HydratedListMap view={view} list={config.list} map={data.map} />}
      </section>
    </>
  )
}

/** The heading names the filter and the number of homes, and is announced with each change. */
function ListHeading({
  view,
  placement,
  data,
}: Pick<PropertyListProps, 'view' | 'placement' | 'data'>) {
  const { filter, list, said } = data
  const title = pick(placement.title, view.lang)
  const Title = title ? placement.titleSize : 'p'
  const homes = <span className="count">{headingHomes(view, filter, list.total)}</span>
  return (
    <div role="status">
      <Title className="answer" data-live="list-heading">
        {title && `${headingPlace(view, title, filter)}, `}
        {homes}
      </Title>
      <SaidLine view={view} filter={filter} said={said} />
    </div>
  )
}

function Results({ moduleId: id, ...props }: PropertyListProps) {
  const { view, data, config } = props
  const { filter, list, size } = data
  const last = lastPage(list.total, size)
  return (
    <>
      {config.display === 'infinite' ? (
        <InfiniteList {...props} last={last} />
      ) : (
        <>
          <ListCards {...props} />
          <Pagination view={view} filter={filter} path={view.path} last={last} />
        </>
      )}
      {filter.sold ? null : <MailsRow view={view} id={mailsId(id)} />}
    </>
  )
}
