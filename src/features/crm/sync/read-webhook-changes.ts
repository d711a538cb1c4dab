import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import { excluded, insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { property } from '../../../platform/db/schema'
import { crmHook, crmId, crmStaged } from '../../../platform/db/schema-crm'
import { withSentBytes } from '../mapping/item-size'
import { knownFields } from '../mapping/merge-languages'
import { CRM_KINDS, CrmCallError, type CrmKind } from '../sources/source'
import type { WebhookItem, WebhookSource } from '../sources/webhook-source'
import { crmIdsOf } from './crm-ids'
import { type CrmRun, mainLang, withProblems, writeRun } from './crm-runs'
import { countSeen } from './read-step'
import { findOldestWebhook } from './webhooks'

type Ids = Record<CrmKind, number[]>
type Problems = CrmRun['problems']

/** The outcome of one record: rows to stage, IDs to hide, and the issues. */
interface Outcome {
  staged: (typeof crmStaged.$inferInsert)[]
  removed: Ids
  problems: Problems
}

/**
 * Fetches the next record with a webhook before the start of the run, and stages it. The webhook's row is deleted in
 * the same batch. A webhook alone hides nothing: the CRM must not return the record any more.
 */
export async function readWebhookChanges(
  db: Db,
  source: WebhookSource,
  run: CrmRun,
  now: Date,
): Promise<void> {
  const webhook = await findOldestWebhook(db, run.startedAt)
  if (!webhook) {
    const seen = await countSeen(db, mainLang(run))
    const counts = { ...run.counts, seen: seen.project + seen.property }
    return writeRun(db, run, { state: 'importing', counts }, now).then(() => undefined)
  }
  const { staged, removed, problems } = await fetchChanged(db, source, run, webhook)
  const staging = insertRows(db, crmStaged, staged).map((insert) =>
    insert.onConflictDoUpdate({
      target: [crmStaged.kind, crmStaged.id, crmStaged.lang],
      set: { data: excluded(crmStaged.data) },
    }),
  )
  const { deleted } = run.work
  const change = {
    work: {
      ...run.work,
      deleted: {
        property: [...new Set([...deleted.property, ...removed.property])],
        project: [...new Set([...deleted.project, ...removed.project])],
      },
    },
    counts: { ...run.counts, pages: run.counts.pages + 1 },
    problems: withProblems(run, problems),
    attempts: 0,
  }
  // A row with a newer webhook stays, so that its record is fetched again.
  const isSame = and(
    eq(crmHook.external, webhook.external),
    eq(crmHook.notifiedAt, webhook.notifiedAt),
  )
  await runBatch(db, [
    ...staging,
    ...unstage(db, removed),
    db.delete(crmHook).where(isSame),
    writeRun(db, run, change, now),
  ])
}

async function fetchChanged(
  db: Db,
  source: WebhookSource,
  run: CrmRun,
  { external, isDeletion }: typeof crmHook.$inferSelect,
): Promise<Outcome> {
  const none = { staged: [], removed: { property: [], project: [] }, problems: [] }
  const answer = await oneOf(source, external)
  if (answer === 'refused' || (answer === null && !isDeletion)) {
    const code = answer === null ? ('recordUnknown' as const) : ('recordRefused' as const)
    const ids = await storedIds(db, source, external)
    return {
      ...none,
      problems: [
        { ID: ids.property[0] ?? ids.project[0] ?? null, key: external, issues: [{ code }] },
      ],
    }
  }
  const stored = await storedIds(db, source, external)
  if (answer === null || answer.length === 0) {
    const isUnknown = isDeletion && stored.property.length + stored.project.length === 0
    const unmatched = { code: 'deletionUnmatched' as const, value: external }
    return {
      ...none,
      problems: isUnknown ? [{ ID: null, key: external, issues: [unmatched] }] : [],
      removed: { ...stored, property: [...stored.property, ...(await unitsOf(db, stored))] },
    }
  }
  const ids = await idsByKind(db, source, answer)
  const lang = mainLang(run)
  const staged = answer.flatMap((item) => {
    const id = ids[item.kind].get(item.key)
    if (id === undefined) return []
    const projectid = item.project === null ? null : (ids.project.get(item.project) ?? null)
    const data = withSentBytes(knownFields(item.data), item.data)
    return [{ kind: item.kind, id, lang, data: { ...data, id, projectid } }]
  })
  const problems = answer.flatMap(({ kind, key, notes }) =>
    notes.length > 0 ? [{ ID: ids[kind].get(key) ?? null, key, issues: notes }] : [],
  )
  const stagedIds = new Set(staged.map(({ id }) => id))
  const missing = (await unitsOf(db, stored)).filter((id) => !stagedIds.has(id))
  return { staged, removed: { property: missing, project: [] }, problems }
}

/** Returns the record, or `refused` if the CRM refuses it, so that the other records do not wait. */
async function oneOf(
  source: WebhookSource,
  key: string,
): Promise<WebhookItem[] | null | 'refused'> {
  try {
    return await source.fetchListing(key)
  } catch (error) {
    const isRefused =
      error instanceof CrmCallError && [400, 403, 406, 422].includes(error.status ?? 0)
    if (!isRefused) throw error
    return 'refused'
  }
}

async function idsByKind(db: Db, source: WebhookSource, items: readonly WebhookItem[]) {
  const keysOf = (kind: CrmKind) => items.flatMap((item) => (item.kind === kind ? [item.key] : []))
  const projects = items.flatMap(({ project }) => project ?? [])
  return {
    project: await crmIdsOf(db, source.name, 'project', [...keysOf('project'), ...projects]),
    property: await crmIdsOf(db, source.name, 'property', keysOf('property')),
  }
}

/** Returns the IDs of this key without assigning new ones. */
async function storedIds(db: Db, source: WebhookSource, key: string): Promise<Ids> {
  const isKey = and(eq(crmId.source, source.name), eq(crmId.external, key))
  const rows = await db.select({ kind: crmId.kind, id: crmId.id }).from(crmId).where(isKey)
  const idsOf = (kind: CrmKind) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []))
  return { property: idsOf('property'), project: idsOf('project') }
}

/** Returns the IDs of the properties of these projects. */
async function unitsOf(db: Db, { project }: Ids): Promise<number[]> {
  if (project.length === 0) return []
  const rows = db.select({ id: property.id }).from(property)
  return (await rows.where(inArray(property.projectId, project))).map(({ id }) => id)
}

/** Returns the statements that remove staged records that were hidden later in the same run. */
function unstage(db: Db, removed: Ids): Statement[] {
  return CRM_KINDS.flatMap((kind) =>
    jsonChunks(removed[kind]).map((chunk) =>
      db
        .delete(crmStaged)
        .where(and(eq(crmStaged.kind, kind), sql`${crmStaged.id} in ${valuesOf(chunk)}`)),
    ),
  )
}
