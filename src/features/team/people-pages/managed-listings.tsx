import { sql } from 'drizzle-orm'
import { AllLink } from '../../../components/module/all-link'
import { CardItem } from '../../../components/module/card-item'
import type { View } from '../../../components/ui/view'
import { favouriteId } from '../../../listing/filter/favourite-ids'
import { parseListFilter } from '../../../listing/filter/list-filter'
import { KIND } from '../../../listing/filter/lists'
import type { ManagerNames } from '../../../listing/manager'
import { currentMarket } from '../../../listing/market/current-market'
import { findRows } from '../../../listing/market/find-rows'
import type { ListingCard } from '../../../listing/published'
import { readCards } from '../../../listing/queries/cards'
import { type CacheContext, cached } from '../../../platform/cache'
import type { Db } from '../../../platform/db/db'
import { project, property } from '../../../platform/db/schema'
import { managedBy } from '../../../site/accounts/members'
import type { SiteSettings } from '../../../site/site'
import { SoldCard } from '../../search/search'

const MAX_LISTED = 24
const MAX_SOLD = 12

/** The public listings of a manager or of several ones. */
export interface ManagedListings {
  onMarket: ListingCard[]
  sold: ListingCard[]
  /** True if there are more listings on the market. */
  hasMore: boolean
}

interface Source {
  db: Db
  cache: CacheContext
  settings: SiteSettings
}

/** Returns the newest published listings of the managers. `key` identifies them in the cache. */
export async function managedListings(
  { db, cache, settings }: Source,
  key: string,
  managers: ManagerNames,
): Promise<ManagedListings> {
  const managed = new Set(await cached(cache, 'detail', key, () => managedIds(db, managers)))
  const market = await currentMarket(db, cache)
  const rowsOf = (sold: boolean) =>
    findRows(market, parseListFilter({}, settings, { sold }), 'newest').filter(({ kind, id }) =>
      managed.has(favouriteId({ kind: kind === KIND.project ? 'project' : 'property', id })),
    )
  const rows = rowsOf(false)
  const [onMarket, sold] = await Promise.all([
    readCards(db, cache, rows.slice(0, MAX_LISTED)),
    readCards(db, cache, rowsOf(true).slice(0, MAX_SOLD)),
  ])
  return { onMarket, sold, hasMore: rows.length > MAX_LISTED }
}

/** Returns the ids of all stored listings of the managers, published or not. */
async function managedIds(db: Db, managers: ManagerNames): Promise<string[]> {
  const [properties, projects] = await db.batch([
    db
      .select({ id: property.id })
      .from(property)
      .where(managedBy(sql`${property.data}`, managers)),
    db
      .select({ id: project.id })
      .from(project)
      .where(managedBy(sql`${project.data}`, managers)),
  ])
  return [
    ...properties.map(({ id }) => favouriteId({ kind: 'property', id })),
    ...projects.map(({ id }) => favouriteId({ kind: 'project', id })),
  ]
}

interface ManagedListingsProps {
  view: View
  /** The name of the person or office. */
  name: string
  listings: ManagedListings
}

/** The sections with the listings on the market and those that left it. An empty section is not rendered. */
export function ManagedListingsSections({ view, name, listings }: ManagedListingsProps) {
  const { t } = view
  const { onMarket, sold, hasMore } = listings
  return (
    <>
      {onMarket.length > 0 && (
        <section className="section tight wrap" aria-labelledby="listings">
          <div className="section-head">
            <h2 id="listings">{t('person.listings', { name })}</h2>
            {hasMore && <AllLink view={view} list="sale" total={0} />}
          </div>
          <ul className="grid-cards">
            {onMarket.map((card) => (
              <CardItem key={favouriteId(card)} view={view} card={card} />
            ))}
          </ul>
        </section>
      )}
      {sold.length > 0 && (
        <section className="section tight wrap" aria-labelledby="sold">
          <div className="section-head">
            <h2 id="sold">{t('person.sold', { name })}</h2>
          </div>
          <ul className="sold-list">
            {sold.map((card) => (
              <li key={favouriteId(card)} data-listing={favouriteId(card)}>
                <SoldCard view={view} card={card} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
