import { gt, lt, sql } from 'drizzle-orm'
import type { ListingChange } from '../../domain/list/listing-read'
import { KIND } from '../../domain/list/lists'
import type { Db, Statement } from '../db/db'
import { insertRows } from '../db/insert-rows'
import { listing } from '../db/schema'
import { listingChange } from '../db/schema-changes'
import { contentVersion } from '../db/schema-content'
import { type Versions, versionsOf } from '../db/version'
import { type Touched, touchedRows } from './listing-index'

/** A larger import touches most pages anyway, so that it is told of as one that changed anything. */
const MOST_TOLD = 50
/** Beyond it all are forgotten, and pages with them: once in some hundred imports. */
const MOST_STORED = 2000

/** The statements around those of an import that write down what it changes. */
interface Told {
  before: Statement[]
  after: Statement[]
}

/** Writes down the touched rows as they are before and after an import that leads to `version`. */
export async function tellOf(db: Db, version: number, touched: Touched): Promise<Told> {
  const { propertyIds, projectIds } = touched
  const isLarge = propertyIds.length + projectIds.length > MOST_TOLD
  if (isLarge || (await db.$count(listingChange)) > MOST_STORED) {
    return {
      before: [db.delete(listingChange).where(lt(listingChange.version, version))],
      after: [],
    }
  }
  const records = [
    ...propertyIds.map((id) => ({ version, since: false, kind: KIND.property, id })),
    ...projectIds.map((id) => ({ version, since: false, kind: KIND.project, id })),
  ]
  return {
    before: [...insertRows(db, listingChange, records), ...copyRows(db, version, touched, 0)],
    after: copyRows(db, version, touched, 1),
  }
}

function copyRows(db: Db, version: number, touched: Touched, since: 0 | 1): Statement[] {
  const { list, kind, id, goal, started, price, webId, bedrooms, features, zip, lat, lng } = listing
  const columns = { list, kind, id, goal, started, price, webId, bedrooms, features, zip, lat, lng }
  const row = {
    version: sql<number>`${version}`.as('version'),
    since: sql<boolean>`${since}`.as('since'),
    ...columns,
    hasPage: sql<boolean>`json_extract(${listing.card}, '$.hasPage')`.as('has_page'),
  }
  return touchedRows(touched).map((touches) =>
    db.insert(listingChange).select(db.select(row).from(listing).where(touches)),
  )
}

/** Returns the versions, and the changes of listings since version `after`. Throws when D1 does not answer. */
export async function readChanges(
  db: Db,
  after: number,
): Promise<Versions & { changes: ListingChange[] }> {
  const rows = await db
    .select({ current: contentVersion, change: listingChange })
    .from(contentVersion)
    .leftJoin(listingChange, gt(listingChange.version, after))
  const [row] = rows
  if (!row) throw new Error('content_version is empty: run the migrations')
  const changes = rows.flatMap(({ change }) => change ?? [])
  return { ...versionsOf(row.current), changes: withMoves(changes) }
}

type Row = typeof listingChange.$inferSelect

const PLACE = ['started', 'hasPage', 'webId'] as const
const FACTS = ['goal', 'bedrooms', 'features', 'zip', 'lat', 'lng'] as const

/** Compares each row with the same one before or since. */
function withMoves(rows: readonly Row[]): ListingChange[] {
  const nameOf = ({ version, list, kind, id }: Row) => [version, list, kind, id].join()
  const rowsOf = Map.groupBy(rows, nameOf)
  return rows.map((row) => {
    const other = rowsOf.get(nameOf(row))?.find(({ since }) => since !== row.since)
    const differs = (columns: readonly (keyof Row)[]) =>
      other === undefined || columns.some((column) => row[column] !== other[column])
    return {
      ...row,
      moved: differs(PLACE),
      altered: differs([...PLACE, ...FACTS]),
      repriced: differs(['price']),
    }
  })
}
