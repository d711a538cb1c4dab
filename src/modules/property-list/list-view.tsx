import { FilterChips } from '../../components/list/filter-chips'
import { pick } from '../../domain/format/lang'
import { lastPage } from '../../domain/list/paging'
import { plural } from '../../i18n'
import { frameOf } from '../parts/frame'
import { HydratedListMap } from '../parts/hydrated-list-map'
import type { PropertyListProps } from './config'
import { InfiniteList } from './infinite-list'
import { ListCards } from './list-cards'
import { NothingFound } from './nothing-found'
import { Pagination } from './pagination'
import { SoldNotice } from './sold-notice'
import { SortForm } from './sort-form'

/** The parts that change with the filter are marked; what has the focus beside them stays. */
export function ListView(props: PropertyListProps) {
  const { moduleId: id, view, placement, config, data } = props
  const { filter, list } = data
  const title = pick(placement.title, view.lang)
  const Title = placement.titleSize
  return (
    <>
      {data.soldHome && <SoldNotice view={view} home={data.soldHome} />}
      <section
        {...frameOf(id, placement, config.map ? 'list-map' : '')}
        aria-label={title || undefined}
      >
        <div className={config.map ? 'list' : 'list wrap'}>
          <div className="list-head">
            <div>
              {title && <Title>{title}</Title>}
              <div role="status">
                <p className="count" data-live="list-count">
                  {plural(view.t, view.lang, 'list.count', list.total)}
                </p>
              </div>
            </div>
            {/* Without prices every order is the same. */}
            {filter.sold ? null : <SortForm view={view} filter={filter} action={view.path} />}
          </div>
          <div data-live="list">
            <FilterChips view={view} filter={filter} path={view.path} />
            {list.total === 0 ? <NothingFound view={view} data={data} /> : <Results {...props} />}
          </div>
        </div>
        {data.map && <HydratedListMap view={view} list={config.list} map={data.map} />}
      </section>
    </>
  )
}

function Results({ view, placement, config, data }: PropertyListProps) {
  const { filter, list, size } = data
  const last = lastPage(list.total, size)
  if (config.display === 'infinite') {
    return (
      <InfiniteList view={view} placement={placement} config={config} data={data} last={last} />
    )
  }
  return (
    <>
      <ListCards view={view} placement={placement} config={config} data={data} />
      <Pagination view={view} filter={filter} path={view.path} last={last} />
    </>
  )
}
