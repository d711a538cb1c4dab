import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { hasManualId } from '../../../listing/overrides/manual-id'
import type { Project, Property } from '../../../listing/property'
import { STATUS } from '../../../listing/status'
import type { Db } from '../../../platform/db/db'
import { project, property } from '../../../platform/db/schema'
import { listingOverrideTable } from '../../../platform/db/schema-overrides'
import { revision } from '../../../platform/db/schema-revisions'
import type { Translated } from '../../../platform/format/lang'

/** The maximum number of listings of a kind. Older ones are left out. */
const MAX_LISTINGS = 1000

/** The texts of a listing that staff wrote: those of a manual listing, or the overrides of a listing of the CRM. */
export interface ListingTexts {
  /** The id in addresses: `12`, or `p12` for a project. */
  id: string
  record: Property | Project
  /** The document of the form, without facts. */
  document: object
}

/** Returns the texts that staff wrote of listings on the market and of drafts, without the texts of the CRM. */
export async function listListingTexts(db: Db): Promise<ListingTexts[]> {
  const [properties, projects, overrides] = await Promise.all([
    listManual(db, property, ''),
    listManual(db, project, 'p'),
    listOverrides(db),
  ])
  return [...properties, ...projects, ...overrides]
}

async function listManual(
  db: Db,
  table: typeof property | typeof project,
  prefix: '' | 'p',
): Promise<ListingTexts[]> {
  const rows = await db
    .select({ id: table.id, record: table.data, draft: revision.document })
    .from(table)
    .leftJoin(
      revision,
      and(
        eq(revision.subjectType, 'listing'),
        eq(revision.subjectId, sql`${prefix} || ${table.id}`),
        eq(revision.state, 'draft'),
      ),
    )
    .where(
      and(
        hasManualId(table.id),
        isNull(table.deletedAt),
        or(sql`${revision.id} IS NOT NULL`, isOnMarket(table)),
      ),
    )
    .orderBy(desc(table.id))
    .limit(MAX_LISTINGS)
  return rows.flatMap(({ id, record, draft }) =>
    record && !record.archived
      ? [{ id: `${prefix}${id}`, record, document: { ...record, ...(draft ?? {}) } }]
      : [],
  )
}

function isOnMarket(table: typeof property | typeof project) {
  return 'published' in table ? eq(table.published, true) : eq(table.status, STATUS.active)
}

async function listOverrides(db: Db): Promise<ListingTexts[]> {
  const { kind, id, override, source } = listingOverrideTable
  const rows = await db
    .select({ kind, id, override, source })
    .from(listingOverrideTable)
    .leftJoin(property, and(eq(kind, 'property'), eq(property.id, id)))
    .leftJoin(project, and(eq(kind, 'project'), eq(project.id, id)))
    .where(
      and(
        sql`(${override} ->> '$.description' <> '{}' OR ${override} ->> '$.plans' IS NOT NULL)`,
        isNull(property.deletedAt),
        isNull(project.deletedAt),
        or(eq(property.status, STATUS.active), eq(project.published, true)),
      ),
    )
    .orderBy(desc(id))
    .limit(MAX_LISTINGS)
  return rows.map((row) => ({
    id: row.kind === 'project' ? `p${row.id}` : String(row.id),
    record: row.source,
    document: {
      description: withSource(row.source.description, row.override.description),
      plans: row.override.plans,
    },
  }))
}

/** Returns the texts of an override. A language without an override has the text of the CRM. */
function withSource(source: Translated | null, override: Translated): Translated {
  return Object.keys(override).length > 0 ? { ...source, ...override } : {}
}
