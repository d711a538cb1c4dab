import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import { KIND } from '../../listing/filter/lists'
import { isManager, type ManagerNames } from '../../listing/manager'
import type { ListingKind } from '../../listing/overrides/overrides'
import type { Project, Property } from '../../listing/property'
import { listingMatchesWord, staffSearchWords } from '../../listing/queries/staff-search-words'
import { STATUS } from '../../listing/status'
import type { Account } from '../../platform/accounts/account'
import { mayDo } from '../../platform/accounts/rights'
import type { Db } from '../../platform/db/db'
import { valuesOf } from '../../platform/db/json-rows'
import { project, property } from '../../platform/db/schema'
import { earlyAccess, listingOverrideTable, listingPin } from '../../platform/db/schema-overrides'
import { revision } from '../../platform/db/schema-revisions'
import { managedBy, managerNamesOf } from '../../site/accounts/members'

export const LISTINGS_PER_PAGE = 50

export const LISTING_FILTERS = [
  'market',
  'left',
  'hidden',
  'own',
  'pinned',
  'off',
  'drafts',
  'archived',
  'projects',
] as const
export type StaffListingFilter = (typeof LISTING_FILTERS)[number]

/** The listings that an account may see: all, or those that it manages. */
export type ListingScope = 'all' | ManagerNames

/** Returns the scope of listings that an account may see. */
export async function listingScopeOf(db: Db, account: Account): Promise<ListingScope> {
  return mayDo(account.role, 'listings.all') ? 'all' : managerNamesOf(db, account)
}

interface ListingQuery {
  /** `homes` means all properties. */
  filter: StaffListingFilter | 'homes'
  /** Words of the address, or an id. */
  q: string
  scope: ListingScope
  page: number
  /** The number of rows on a page. The default is `LISTINGS_PER_PAGE`. */
  size?: number
  /** The ids to which the result is limited. If absent, all listings are searched. */
  ids?: readonly number[]
  /** True if the total is not needed. It takes as long as the rows. */
  withoutTotal?: true
}

/** A row of the list: the record and its overrides. */
export type ListingLine = {
  isHidden: boolean
  isOwn: boolean
  pinnedUntil: string | null
  /** The time (ms) from which it is public, if that is in the future. */
  publicFrom: number | null
} & ({ kind: 'property'; record: Property } | { kind: 'project'; record: Project })

interface Listings {
  lines: ListingLine[]
  total: number
}

/**
 * Returns a page of listings and their total number, most recently changed first. Pinned listings are sorted by the end
 * of the pin. Those that are pinned, archived or have a draft are the properties and the projects.
 */
export async function findListings(db: Db, query: ListingQuery): Promise<Listings> {
  const { filter } = query
  if (filter !== 'pinned' && filter !== 'drafts' && filter !== 'archived')
    return findOfKind(db, filter === 'projects' ? 'project' : 'property', query)
  const [properties, projects] = await Promise.all([
    findOfKind(db, 'property', query),
    findOfKind(db, 'project', query),
  ])
  return {
    lines: [...properties.lines, ...projects.lines],
    total: properties.total + projects.total,
  }
}

async function findOfKind(
  db: Db,
  kind: ListingKind,
  { filter, q, scope, page, size = LISTINGS_PER_PAGE, ids, withoutTotal }: ListingQuery,
): Promise<Listings> {
  const table = kind === 'project' ? project : property
  const where = and(
    isNotNull(table.data),
    isNull(table.deletedAt),
    conditionOf(filter, kind),
    scopeCondition(table, scope),
    ids && sql`${table.id} in ${valuesOf(JSON.stringify(ids))}`,
    ...staffSearchWords(q).map((word) => listingMatchesWord(table, word)),
  )
  const { override } = listingOverrideTable
  const rows = db
    .select({
      record: table.data,
      override,
      pinnedUntil: listingPin.until,
      publicFrom: earlyAccess.publicFrom,
    })
    .from(table)
    .leftJoin(listingOverrideTable, overrideOf(kind))
    .leftJoin(listingPin, pinOf(kind))
    .leftJoin(earlyAccess, pendingOf(kind))
    .where(where)
    .orderBy(
      ...(filter === 'pinned' ? [asc(listingPin.until)] : []),
      desc(table.updatedAt),
      desc(table.id),
    )
    .limit(size)
    .offset((page - 1) * size)
  const totalQuery = db
    .select({ total: count() })
    .from(table)
    .leftJoin(listingOverrideTable, overrideOf(kind))
    .leftJoin(listingPin, pinOf(kind))
    .where(where)
  const [results, [totals]] = await Promise.all([rows, withoutTotal ? [] : totalQuery])
  const lines = results.flatMap(({ record, override, ...pin }) =>
    record
      ? [{ kind, record, ...pin, isHidden: override?.hidden ?? false, isOwn: override !== null }]
      : [],
  )
  return { lines: lines as ListingLine[], total: totals?.total ?? 0 }
}

/** Returns the records of properties by id, without deleted ones. */
export async function readPropertyRecords(db: Db, ids: readonly number[]): Promise<Property[]> {
  const rows = await db
    .select({ record: property.data })
    .from(property)
    .where(and(inArray(property.id, [...ids]), isNull(property.deletedAt)))
  return rows.flatMap(({ record }) => record ?? [])
}

/** Returns true if a listing is in the scope. */
export function isInScope(scope: ListingScope, { manager }: Property | Project): boolean {
  return scope === 'all' || isManager(scope, manager)
}

function overrideOf(kind: ListingKind): SQL | undefined {
  const { id } = kind === 'project' ? project : property
  return and(eq(listingOverrideTable.kind, kind), eq(listingOverrideTable.id, id))
}

function pinOf(kind: ListingKind): SQL | undefined {
  const { id } = kind === 'project' ? project : property
  return and(eq(listingPin.kind, KIND[kind]), eq(listingPin.id, id))
}

function pendingOf(kind: ListingKind): SQL | undefined {
  if (kind === 'project') return sql`false`
  return and(eq(earlyAccess.id, property.id), gt(earlyAccess.publicFrom, Date.now()))
}

const IS_HIDDEN = sql`${listingOverrideTable.override} ->> '$.hidden' = 1`

function conditionOf(filter: ListingQuery['filter'], kind: ListingKind): SQL | undefined {
  const table = kind === 'project' ? project : property
  switch (filter) {
    case 'market':
      return eq(property.status, STATUS.active)
    case 'left':
      return inArray(property.status, [STATUS.sold, STATUS.rented])
    case 'hidden':
      return IS_HIDDEN
    case 'own':
      return isNotNull(listingOverrideTable.override)
    case 'pinned':
      return isNotNull(listingPin.until)
    case 'off':
      return sql`${property.status} not in (${STATUS.active}, ${STATUS.sold}, ${STATUS.rented})
        and ${property.data} ->> '$.archived' is null`
    case 'drafts':
      return sql`exists (select 1 from ${revision} where ${revision.subjectType} = 'listing'
        and ${revision.state} = 'draft'
        and ${revision.subjectId} = ${kind === 'project' ? 'p' : ''} || ${table.id})
        and ${table.data} ->> '$.archived' is not 1`
    case 'archived':
      return sql`${table.data} ->> '$.archived' = 1`
    default:
      return undefined
  }
}

export function scopeCondition(
  table: typeof property | typeof project,
  scope: ListingScope,
): SQL | undefined {
  if (scope === 'all') return undefined
  return managedBy(sql`${table.data}`, scope)
}
