import { and, desc, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { lead } from '../../platform/db/schema-leads'
import type { FormData } from '../../site/forms/check-form'
import { SUSPECTED } from './lead-status'

/** Returns true if a stored lead has this email address. */
export async function isKnownEmail(db: Db, email: string): Promise<boolean> {
  const row = await db.select({ id: lead.id }).from(lead).where(hasEmail(email)).limit(1).get()
  return row !== undefined
}

type KnownPerson = Pick<FormData, 'FirstName' | 'Name' | 'PhoneNumber'>

const LEADS_READ = 5

/** Returns the name and telephone number in the newest leads of an email address; null if it has none. */
export async function findKnownPerson(db: Db, email: string): Promise<KnownPerson | null> {
  const leads = await db
    .select({ data: lead.data })
    .from(lead)
    .where(hasEmail(email))
    .orderBy(desc(lead.createdAt))
    .limit(LEADS_READ)
  if (leads.length === 0) return null
  const newest = (name: keyof KnownPerson) =>
    leads.map(({ data }) => data[name]).find((text) => text !== '') ?? ''
  return {
    FirstName: newest('FirstName'),
    Name: newest('Name'),
    PhoneNumber: newest('PhoneNumber'),
  }
}

/** Returns the condition for leads with this address. A saved search has no name, so its sender is not known by it. */
function hasEmail(email: string) {
  return and(
    sql`lower(${lead.data} ->> '$.Email') = ${email.trim().toLowerCase()}`,
    ne(lead.kind, 'search'),
    ne(lead.status, SUSPECTED),
  )
}
