import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { KIND, LIST } from '../../listing/filter/lists'
import { hasManualId } from '../../listing/overrides/manual-id'
import type { Db, Statement } from '../../platform/db/db'
import { listing, project, property } from '../../platform/db/schema'
import {
  article,
  mapMarker,
  page,
  pageModule,
  siteSetting,
  teamMember,
} from '../../platform/db/schema-content'
import { listingOverrideTable } from '../../platform/db/schema-overrides'
import { revision } from '../../platform/db/schema-revisions'

/** The columns that may contain an address, as text or in JSON, which does not escape addresses. */
const TEXT_COLUMNS: [SQLiteTable, string[]][] = [
  [page, ['params']],
  [pageModule, ['placement', 'config']],
  [article, ['introText', 'fullText', 'params']],
  [siteSetting, ['data']],
  [teamMember, ['photo']],
  [mapMarker, ['markerImage']],
  [revision, ['document']],
]

/**
 * Returns the statements that replace the address of one file by another, in live content, drafts and published
 * revisions.
 */
export function renamed(db: Db, from: string, to: string): Statement[] {
  const inContent = TEXT_COLUMNS.flatMap(([table, names]) =>
    names.map((name) => {
      const column = getTableColumns(table)[name] as SQLiteColumn
      return db
        .update(table)
        .set({ [name]: replaced(column, from, to) })
        .where(contains(column, from))
    }),
  )
  return [...inContent, ...renamedInListings(db, from, to)]
}

/**
 * Returns the statements for listings that staff made or changed. Records and cards come first, because they are
 * selected by their overrides.
 */
function renamedInListings(db: Db, from: string, to: string): Statement[] {
  const { kind, id, override } = listingOverrideTable
  const overriddenIds = (of: 'property' | 'project') =>
    db
      .select({ id })
      .from(listingOverrideTable)
      .where(and(eq(kind, of), contains(override, from)))
  const isManualOrOverridden = (column: SQLiteColumn, of: 'property' | 'project') =>
    or(hasManualId(column), inArray(column, overriddenIds(of)))
  const cards = (kinds: number[], of: 'property' | 'project') =>
    db
      .update(listing)
      .set({ card: replaced(listing.card, from, to) })
      .where(
        and(
          inArray(listing.list, Object.values(LIST)),
          inArray(listing.kind, kinds),
          isManualOrOverridden(listing.id, of),
          contains(listing.card, from),
        ),
      )
  return [
    cards([KIND.property, KIND.unit], 'property'),
    cards([KIND.project], 'project'),
    db
      .update(property)
      .set({ data: replaced(property.data, from, to) })
      .where(and(isManualOrOverridden(property.id, 'property'), contains(property.data, from))),
    db
      .update(project)
      .set({ data: replaced(project.data, from, to) })
      .where(and(isManualOrOverridden(project.id, 'project'), contains(project.data, from))),
    db
      .update(listingOverrideTable)
      .set({ override: replaced(override, from, to) })
      .where(contains(override, from)),
  ]
}

function contains(column: SQLiteColumn, text: string): SQL {
  return sql`instr(${column}, ${text}) > 0`
}

function replaced(column: SQLiteColumn, from: string, to: string) {
  return sql`replace(${column}, ${from}, ${to})`
}
