import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { markStatements } from '../../../listing/picture-marks'
import { type Db, runBatch } from '../../../platform/db/db'
import { leaseEnd } from '../../../platform/db/lease'
import { crmPicture } from '../../../platform/db/schema-crm'
import { sha256 } from '../../../platform/format/sha256'
import { type CopyTools, copyPicture } from '../mapping/copy-picture'

export type Copy = typeof crmPicture.$inferSelect

const MAX_A_TICK = 10
const DAY_MS = 86_400_000
const DAYS_BETWEEN_CHECKS = 7

/** The beginning of the source of a row with the address that a copy had before. The key of the copy follows. */
const REPLACED = 'replaced:'

/**
 * Returns the time at which the host of a copied picture is asked for a newer one; null if the CRM dates the picture.
 */
export function nextCheck({ changed }: Pick<Copy, 'changed'>, now: Date): string | null {
  return changed === null ? after(DAYS_BETWEEN_CHECKS, now) : null
}

function after(days: number, now: Date): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString()
}

/**
 * Asks the hosts of some copied pictures for newer ones, and copies those. Returns a row for each old address, whose
 * listings must be rewritten. The old files are deleted after thirty days, like those of unused pictures.
 */
export async function checkPictures(
  db: Db,
  tools: CopyTools,
  now: Date,
  endsAt: number,
): Promise<Copy[]> {
  const due = await db
    .select()
    .from(crmPicture)
    .where(and(lte(crmPicture.checkAt, now.toISOString()), isNull(crmPicture.unusedSince)))
    .orderBy(asc(crmPicture.checkAt))
    .limit(MAX_A_TICK)
  const replaced: Copy[] = []
  for (const copy of due) {
    if (Date.now() > endsAt) break
    const old = await checkOne(db, copy, tools, now)
    if (old) replaced.push(old)
  }
  return replaced
}

/** Checks one picture. Returns the row with its old address if it was replaced, else null. */
async function checkOne(db: Db, copy: Copy, tools: CopyTools, now: Date): Promise<Copy | null> {
  // A failing bucket, service or host leaves the copy unchanged until the next day.
  const result = await copyPicture(copy.source, tools, copy).catch(() => null)
  const update = (values: Partial<Copy>) =>
    db
      .update(crmPicture)
      .set(values)
      .where(and(eq(crmPicture.key, copy.key), eq(crmPicture.address, copy.address ?? '')))
  if (!result || result.status === 'failed') {
    await update({ checkAt: after(1, now) })
    return null
  }
  const checked = { ...result.validators, checkAt: nextCheck(copy, now) }
  if (result.status === 'unchanged') {
    await update(checked)
    return null
  }
  const old: Copy = {
    ...copy,
    key: (await sha256(`${REPLACED}${copy.key} ${copy.address}`)).slice(0, 24),
    source: `${REPLACED}${copy.key}`,
    nextAt: leaseEnd(now),
    unusedSince: now.toISOString(),
    changed: null,
    etag: null,
    modified: null,
    checkAt: null,
  }
  const { source, nextAt, unusedSince } = old
  await runBatch(db, [
    db
      .insert(crmPicture)
      .values(old)
      .onConflictDoUpdate({ target: crmPicture.key, set: { source, nextAt, unusedSince } }),
    update({ ...checked, address: result.address }),
    ...markStatements(db, result.address, result.mark),
  ])
  return old
}

/** A replaced picture: its old and its new address, and its record. */
interface Replacement extends Pick<Copy, 'kind' | 'id'> {
  before: string
  after: string
  /** The number of other pictures with the old content, and of those that belong to the same record. */
  shared: number
  sharedInRecord: number
}

/** Returns the replacements of these rows with old addresses; other rows are ignored. */
export async function readReplacements(db: Db, rows: readonly Copy[]): Promise<Replacement[]> {
  const old = rows.filter(({ source }) => source.startsWith(REPLACED))
  if (old.length === 0) return []
  const keys = JSON.stringify(old.map(({ key }) => key))
  const others = `SELECT count(*) FROM crm_picture other WHERE other.address = old.address
    AND other.key <> now.key AND other.source <> old.source
    AND (other.source NOT LIKE '${REPLACED}%' OR other.next_at IS NOT NULL)`
  return db.all<Replacement>(sql`
    SELECT old.kind, old.id, old.address AS before, now.address AS after, (${sql.raw(others)}) AS shared,
      (${sql.raw(others)} AND other.kind = old.kind AND other.id = old.id) AS sharedInRecord
    FROM json_each(${keys}) one
    JOIN ${crmPicture} old ON old.key = one.value
    JOIN ${crmPicture} now ON now.key = substr(old.source, ${REPLACED.length + 1})
    WHERE now.address IS NOT NULL`)
}
