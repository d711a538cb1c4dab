import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import { excluded, insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { property } from '../../../platform/db/schema'
import { crmId, crmStaged } from '../../../platform/db/schema-crm'
import type { ImportIssue } from '../import/import-issue'
import { recordLabel, SOURCE_NUMBER } from '../mapping/map-place'
import { knownFields } from '../mapping/merge-languages'
import { CRM_KINDS, CrmCallError, type CrmKind } from '../sources/source'
import { countUnread } from '../sources/unread-fields'
import type { WebhookItem, WebhookSource } from '../sources/webhook-source'
import { crmIdsOf } from './crm-ids'
import { type CrmRun, mainLang, withProblems, writeRun } from './crm-runs'
import { countSeen } from './read-step'
import { deleteWebhook, findDueWebhook, isLastTry, postponeWebhook, type Webhook } from './webhooks'

type Ids = Record<CrmKind, number[]>
type Problems = CrmRun['problems']
type Addresses = NonNullable<CrmRun['work']['addresses']>

/** The outcome of one record: rows to stage, IDs to hide, and the issues. */
interface Outcome {
  /** True if the record may not agree with its webhook yet, so that it is fetched again. */
  isOpen: boolean
  /** The records that the CRM returned. */
  read: WebhookItem[]
  staged: (typeof crmStaged.$inferInsert)[]
  removed: Ids
  /** The fetched records, whose addresses are sent to the CRM after the import. */
  addresses: Addresses
  problems: Problems
}

/**
 * Fetches the next record with a webhook before the start of the run, and stages it. The webhook's row is deleted in
 * the same batch if the record agrees with it, or else is due again later. A webhook alone hides nothing: the CRM must
 * not return the record any more.
 */
export async function readWebhookChanges(
  db: Db,
  source: WebhookSource,
  run: CrmRun,
  now: Date,
): Promise<void> {
  const webhook = await findDueWebhook(db, run.startedAt)
  if (!webhook) {
    const seen = await countSeen(db, mainLang(run))
    const counts = { ...run.counts, seen: seen.project + seen.property }
    return writeRun(db, run, { state: 'importing', counts }, now).then(() => undefined)
  }
  const changes = await fetchChanged(db, source, run, webhook)
  const { isOpen, read, staged, removed, addresses, problems } = changes
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
      unread: countUnread(run.work.unread ?? {}, read),
      deleted: {
        property: [...new Set([...deleted.property, ...removed.property])],
        project: [...new Set([...deleted.project, ...removed.project])],
      },
      addresses: [...(run.work.addresses ?? []), ...addresses],
    },
    counts: { ...run.counts, pages: run.counts.pages + 1 },
    problems: withProblems(run, problems),
    attempts: 0,
  }
  await runBatch(db, [
    ...staging,
    ...unstage(db, removed),
    isOpen ? postponeWebhook(db, webhook, run.startedAt) : deleteWebhook(db, webhook),
    writeRun(db, run, change, now),
  ])
}

async function fetchChanged(
  db: Db,
  source: WebhookSource,
  run: CrmRun,
  webhook: Webhook,
): Promise<Outcome> {
  const { external, isDeletion } = webhook
  const answer = await oneOf(source, external)
  const stored = await storedIds(db, source, external)
  const issueOf = (issue: ImportIssue): Problems => [
    { ID: stored.property[0] ?? stored.project[0] ?? null, key: external, issues: [issue] },
  ]
  const none = {
    isOpen: false,
    read: [],
    staged: [],
    removed: { property: [], project: [] },
    addresses: [],
    problems: [],
  }
  if (answer === 'refused') return { ...none, problems: issueOf({ code: 'recordRefused' }) }
  if (answer === null && !isDeletion) {
    const problems = isLastTry(webhook) ? issueOf({ code: 'recordUnknown' }) : []
    return { ...none, isOpen: true, problems }
  }
  if (answer === null || answer.length === 0) {
    const isUnknown = isDeletion && stored.property.length + stored.project.length === 0
    return {
      ...none,
      isOpen: !isDeletion,
      problems: isUnknown ? issueOf({ code: 'deletionUnmatched', value: external }) : [],
      removed: { ...stored, property: [...stored.property, ...(await unitsOf(db, stored))] },
    }
  }
  const ids = await idsByKind(db, source, answer)
  const lang = mainLang(run)
  const staged = answer.flatMap((item) => {
    const id = ids[item.kind].get(item.key)
    if (id === undefined) return []
    const projectid = item.project === null ? null : (ids.project.get(item.project) ?? null)
    const data = knownFields(item.data)
    return [
      { kind: item.kind, id, lang, data: { ...data, id, projectid, [SOURCE_NUMBER]: item.key } },
    ]
  })
  const problems: Problems = answer.flatMap(({ kind, key, data, notes }) => {
    const label = { ...recordLabel(data, lang), key }
    return notes.length > 0 ? [{ ID: ids[kind].get(key) ?? null, ...label, issues: notes }] : []
  })
  if (isDeletion && isLastTry(webhook)) problems.push(...issueOf({ code: 'deletionServed' }))
  const stagedIds = new Set(staged.map(({ id }) => id))
  const missing = (await unitsOf(db, stored)).filter((id) => !stagedIds.has(id))
  const addresses = answer.flatMap(({ kind, key }) => {
    const id = ids[kind].get(key)
    return id === undefined ? [] : [{ kind, id, key }]
  })
  const hidden = { property: missing, project: [] }
  return { isOpen: true, read: answer, staged, removed: hidden, addresses, problems }
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
