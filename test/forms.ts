import { desc } from 'drizzle-orm'
import type { Bindings } from '../src/env'
import type { Lead } from '../src/features/leads/queries'
import { crmLead, lead, outbox, rateCount } from '../src/platform/db/schema-leads'
import type { OutboxRow } from '../src/platform/mail/outbox'
import { db } from './agency'
import { getWith } from './worker'

export const PERSON = {
  FirstName: 'An',
  Name: 'Peeters',
  Email: 'an.peeters@example.be',
  PhoneNumber: '0470 12 34 56',
}

/** That person with a question to an agent, which needs its text. */
export const QUESTION = { ...PERSON, Content: 'Is het nog vrij?' }

export type Fields = Record<string, string | string[]>

/** A form as a script sends it: urlencoded, for JSON. */
export function sendForm(
  path: string,
  fields: Fields,
  headers: Record<string, string> = {},
  env: Partial<Bindings> = {},
): Promise<Response> {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one)
  }
  return getWith(env, path, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', ...headers },
  })
}

/** A form as a browser without scripts posts it. */
export function postForm(
  path: string,
  fields: Fields,
  env: Partial<Bindings> = {},
): Promise<Response> {
  return sendForm(path, fields, { Accept: 'text/html,application/xhtml+xml' }, env)
}

export interface Issues {
  status: string
  issues: { path: string[]; message: string }[]
}

/** Returns the fields with an issue in a response. */
export async function wrongFields(response: Response): Promise<(string | undefined)[]> {
  const { issues } = await response.json<Issues>()
  return issues.map(({ path }) => path[0])
}

export function storedLeads(): Promise<Lead[]> {
  return db.select().from(lead).orderBy(desc(lead.createdAt))
}

/** The mails of the only lead. */
export async function theMails(): Promise<{ office: OutboxRow; visitor: OutboxRow | undefined }> {
  const rows = await db.select().from(outbox).orderBy(outbox.id)
  const [office, ...others] = rows.filter(({ id }) => id.endsWith('-office'))
  if (!office || others.length > 0) throw new Error('There is not one lead')
  return { office, visitor: rows.find(({ id }) => id.endsWith('-visitor')) }
}

export async function deleteAllLeads(): Promise<void> {
  await db.batch([db.delete(outbox), db.delete(crmLead), db.delete(lead), db.delete(rateCount)])
}

/** Returns the next days for a visit, in any time zone. */
export function visitDays(count: number): string[] {
  const day = 86_400_000
  return Array.from({ length: count + 1 }, (_, index) => new Date(Date.now() + (index + 2) * day))
    .filter((date) => date.getUTCDay() !== 0)
    .slice(0, count)
    .map((date) => date.toISOString().slice(0, 10))
}
