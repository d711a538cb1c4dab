import { env } from 'cloudflare:workers'
import { desc, like } from 'drizzle-orm'
import { runCron } from '../src/cron'
import type { SavedSearch } from '../src/features/saved-searches/queries'
import { outbox, rateCount } from '../src/platform/db/schema-leads'
import { changedListing, savedSearch, searchFind } from '../src/platform/db/schema-searches'
import type { OutboxRow } from '../src/platform/mail/outbox'
import { db, ORIGIN } from './agency'
import { type Fields, postForm } from './forms'

export const SEARCHER = 'zoeker@example.be'

/** Deletes all searches, what they found, what changed, and every mail. */
export async function deleteExpiredSearches(): Promise<void> {
  const tables = [savedSearch, searchFind, changedListing, outbox, rateCount] as const
  for (const table of tables) await db.delete(table)
}

export function storedSearches(): Promise<SavedSearch[]> {
  return db.select().from(savedSearch).orderBy(savedSearch.createdAt, savedSearch.id)
}

/** The mails of searches to an address, the last one first. */
export async function searchMails(email = SEARCHER): Promise<OutboxRow[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(like(outbox.id, 'search-%'))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
  return rows.filter(({ mail }) => mail.to.email === email)
}

/** The path of the first link in a mail that contains `part`. */
export function linkIn(row: OutboxRow | undefined, part: string): string {
  const links = row?.mail.text.match(/https?:\S+/g) ?? []
  const link = links.find((one) => one.includes(part))
  if (!link) throw new Error(`No link with ${part} in ${row?.mail.text}`)
  return link.replace(ORIGIN, '')
}

export function tokenOf(path: string): string {
  return new URL(path, ORIGIN).searchParams.get('token') ?? ''
}

/** Requests mails as a browser without scripts does. */
export function askFor(fields: Fields): Promise<Response> {
  return postForm('/api/searches', { email: SEARCHER, lang: 'nl', ...fields })
}

/** Requests and confirms a search; returns the path of the page that manages it. */
export async function savedPath(fields: Fields = {}): Promise<string> {
  await askFor(fields)
  const email = String(fields.email ?? SEARCHER)
  const token = tokenOf(linkIn((await searchMails(email))[0], '/searches/confirm'))
  const confirmed = await postForm('/api/searches/confirm', {
    token,
    lang: String(fields.lang ?? 'nl'),
  })
  const path = confirmed.headers.get('Location')
  if (!path) throw new Error(`Not confirmed: ${confirmed.status}`)
  return path
}

const MINUTE = 60_000

/** A cron run so many minutes from now; at once is at most one mail in ten. */
export async function cron(minutes = 0): Promise<void> {
  await runCron(env, new Date(Date.now() + minutes * MINUTE))
}

/** The mails with news, the last one first. */
export async function newsMails(email = SEARCHER): Promise<OutboxRow[]> {
  return (await searchMails(email)).filter(({ id }) => /-\d+$/.test(id) && id.split('-').length > 6)
}
