import { desc, eq, inArray, sql } from 'drizzle-orm'
import { normaliseEmail } from '../../platform/accounts/account'
import type { Db, Statement } from '../../platform/db/db'
import { appointment } from '../../platform/db/schema-appointments'
import { ownerProperty, ownerReport, propertyHistory } from '../../platform/db/schema-history'
import { crmLead, lead, outbox } from '../../platform/db/schema-leads'
import { account, erasure } from '../../platform/db/schema-people'
import { savedSearch } from '../../platform/db/schema-searches'
import { utcDay } from '../../platform/format/time-before'
import { accessStatements } from '../../site/accounts/access'
import { identifyingPaths } from './history-person'
import { mentionStatements } from './mentions'
import {
  conditions,
  countsOf,
  type HistoryItem,
  identityIn,
  type PersonRows,
  personRows,
  readPerson,
} from './person'
import type { PersonCounts } from './person-kinds'

const PATHS_AT_ONCE = 60

type ErasureSource = typeof erasure.$inferInsert.source

/**
 * Returns the statements that erase the data in `rows` about the holder of a mail address, and that record the erasure
 * without a name. A history keeps its hash, so that the same file of the CRM does not restore the erased data.
 */
export function erasureStatements(
  db: Db,
  address: string,
  rows: PersonRows,
  { source, now }: { source: ErasureSource; now: Date },
): [Statement, ...Statement[]] {
  const email = normaliseEmail(address)
  const isSender = sql`lower(${lead.data} ->> '$.Email') = ${email}`
  const leadIds = db.select({ id: lead.id }).from(lead).where(isSender)
  const ownedIds = db
    .select({ id: ownerProperty.propertyId })
    .from(ownerProperty)
    .innerJoin(account, eq(account.id, ownerProperty.accountId))
    .where(eq(account.email, email))
  const { isVisitor } = conditions(address)
  const isToThem = sql`${outbox.leadId} is null and lower(${outbox.mail} ->> '$.to.email') = ${email}`
  return [
    db.delete(outbox).where(inArray(outbox.leadId, leadIds)),
    db.delete(crmLead).where(inArray(crmLead.leadId, leadIds)),
    db.delete(outbox).where(isToThem),
    db.delete(appointment).where(isVisitor),
    // Leads come first, because the lead of a deleted search would stay without a name.
    db.delete(lead).where(isSender),
    db.delete(savedSearch).where(eq(savedSearch.email, email)),
    db.update(ownerReport).set({ note: '' }).where(inArray(ownerReport.propertyId, ownedIds)),
    ...accessStatements(db, 'delete', email, now),
    ...rows.notes.flatMap(({ item }) => withoutPerson(db, JSON.parse(item), email)),
    ...mentionStatements(
      db,
      rows.mentions.map(({ item }) => item),
      identityIn(rows, email),
    ),
    db
      .insert(erasure)
      .values({ day: utcDay(now), source, counts: countsOf(readPerson(rows, email)) }),
  ]
}

/**
 * Returns small statements regardless of the size of the history, as a statement may have 100 values, and 100 KB in a
 * deployed database.
 */
function withoutPerson(db: Db, { propertyId, history }: HistoryItem, email: string): Statement[] {
  const paths = identifyingPaths(history, email)
  const parts = Array.from({ length: Math.ceil(paths.length / PATHS_AT_ONCE) }, (_, index) =>
    paths.slice(index * PATHS_AT_ONCE, (index + 1) * PATHS_AT_ONCE),
  )
  return parts.map((part) => {
    const emptied = sql.join(
      part.map((path) => sql`${path}, ''`),
      sql`, `,
    )
    return db
      .update(propertyHistory)
      .set({ data: sql`json_set(${propertyHistory.data}, ${emptied})` })
      .where(eq(propertyHistory.propertyId, propertyId))
  })
}

/** Erases all data about the holder of a mail address. Returns the number of records of each kind. */
export async function erasePerson(db: Db, address: string, now: Date): Promise<PersonCounts> {
  const rows = await personRows(db, address)
  await db.batch(erasureStatements(db, address, rows, { source: 'staff', now }))
  return countsOf(readPerson(rows, address))
}

/** Returns the last erasures, the newest first. */
export async function listErasures(db: Db, limit: number) {
  return db.select().from(erasure).orderBy(desc(erasure.id)).limit(limit)
}
