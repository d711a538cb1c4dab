import type { Bindings } from '../../../env'
import { KIND } from '../../../listing/filter/lists'
import {
  type FilterMatcher,
  filterMatcher,
  matchingRow,
} from '../../../listing/market/filter-matcher'
import { MARQUEE } from '../../../listing/marquee'
import { placeLookup } from '../../../listing/places/areas'
import { earlyToken, readEarlyTimes } from '../../../listing/queries/early-access'
import { type Db, primaryDb, runBatch } from '../../../platform/db/db'
import { brusselsTime, formatDate } from '../../../platform/format/dates'
import { yieldToRequests } from '../../../platform/format/yield-to-requests'
import { configuredOrigin } from '../../../platform/http/site-origin'
import { translator } from '../../../platform/i18n/index'
import { composeMail } from '../../../platform/mail/compose'
import { countWaitingMails } from '../../../platform/mail/outbox'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import { loadContent } from '../../../site/content'
import type { Site } from '../../../site/site'
import { keyOf, readRows } from '../changed-listings'
import { firstEventPerListing } from '../digest'
import {
  type DueSearch,
  listDueSearches,
  listEndingSearches,
  notifyStatements,
  readCards,
  reminderStatements,
  rowKey,
} from '../due-searches'
import { isAvailable, type ListedRow } from '../listed-row'
import type { ListingEvent } from '../listing-events'
import { matchChanges } from '../match-changes'
import type { SavedSearch } from '../queries'
import { reminderFrom } from '../saved-search'
import { filterOf } from '../search-terms'
import { searchToken } from '../search-token'
import { type SearchLinks, searchLinks } from './search-links'
import { MAX_MAIL_LISTINGS, newsMail } from './search-mail'

/** The time budget of one run for comparing changes with searches. */
const MATCHING_MS = 15_000
/** The maximum number of mails in the outbox. One run sends as many, so search mails do not delay other mails. */
const MAX_WAITING_MAILS = 200
/** The number of searches that are read and mailed together. */
const BATCH_SIZE = 25

/** Matches changed listings with saved searches, and queues the mails about results and about ending searches. */
export async function sendSearchMails(env: Bindings, now: Date): Promise<void> {
  const db = primaryDb(env.DB)
  await matchChanges(db, now, MATCHING_MS)
  let remaining = MAX_WAITING_MAILS - (await countWaitingMails(db))
  let site: Site | null = null
  while (remaining > 0) {
    const due = await listDueSearches(db, now, Math.min(remaining, BATCH_SIZE))
    if (due.length === 0) break
    site ??= (await loadContent(db)).site
    await queueNewsMails(db, env, site, due, now)
    remaining -= due.length
    await yieldToRequests()
  }
  const ending = await listEndingSearches(db, now, reminderFrom(now.getTime()), BATCH_SIZE)
  if (ending.length === 0) return
  site ??= (await loadContent(db)).site
  await queueEndingMails(db, env, site, ending, now)
}

/** Queues a mail for each due search, with those of its results that are still news. Drops the other results. */
async function queueNewsMails(
  db: Db,
  env: Bindings,
  site: Site,
  due: readonly DueSearch[],
  now: Date,
): Promise<void> {
  const keys = due.flatMap(({ finds }) => finds.map(({ kind, homeId: id }) => ({ kind, id })))
  const distinct = [...new Map(keys.map((key) => [keyOf(key), key])).values()]
  const rows = await readRows(db, distinct)
  const searchesWithNews = due.map((dueSearch) => ({ ...dueSearch, news: newsOf(dueSearch, rows) }))
  const rowsWithCard = searchesWithNews.flatMap(({ news }) =>
    news.flatMap(({ row }) => (row === 'gone' ? [] : row)),
  )
  const [cards, earlyTimes] = await Promise.all([
    readCards(db, rowsWithCard),
    readEarlyTimes(
      db,
      rowsWithCard.map(({ id }) => id),
    ),
  ])
  const earlyOf = async (searchId: string, { kind, homeId }: { kind: number; homeId: number }) => {
    const publicFrom = kind === KIND.property ? earlyTimes.get(homeId) : undefined
    if (publicFrom === undefined) return null
    return { publicFrom, token: await earlyToken(db, searchId, homeId) }
  }
  const statements = await Promise.all(
    searchesWithNews.map(async ({ news, ...dueSearch }) => {
      const listings = await Promise.all(
        news.map(async ({ row, event, was, label, ...find }) => {
          const card = row === 'gone' ? null : (cards.get(rowKey(row)) ?? null)
          return { event, was, label, card, early: await earlyOf(dueSearch.search.id, find) }
        }),
      )
      const reportedKeys = new Set(news.map(({ kind, homeId }) => keyOf({ kind, id: homeId })))
      const dropped = dueSearch.finds.filter(
        ({ kind, homeId }) => !reportedKeys.has(keyOf({ kind, id: homeId })),
      )
      const links = await searchLinksOf(db, env, site, dueSearch.search)
      const mail = listings.length > 0 ? newsMail(site, dueSearch.search, listings, links) : null
      const outcome = {
        mail,
        dropped: dropped.map(({ id }) => id),
        prices: shownPrices(dueSearch, news.slice(0, MAX_MAIL_LISTINGS)),
      }
      return notifyStatements(db, dueSearch, outcome, now)
    }),
  )
  await runBatch(db, statements.flat())
}

/** Returns the prices that a mail shows, by all results about its listings. */
function shownPrices({ finds }: DueSearch, shown: ReturnType<typeof newsOf>): Map<number, number> {
  const byListing = new Map(
    shown.flatMap(({ kind, homeId: id, row }): [string, number][] =>
      row === 'gone' || row.price === null ? [] : [[keyOf({ kind, id }), row.price]],
    ),
  )
  return new Map(
    finds.flatMap(({ id, kind, homeId }): [number, number][] => {
      const price = byListing.get(keyOf({ kind, id: homeId }))
      return price === undefined ? [] : [[id, price]]
    }),
  )
}

function newsOf({ search, finds }: DueSearch, rows: ReadonlyMap<string, ListedRow[]>) {
  const matcher = search.kind === 'kept' ? null : filterMatcher(filterOf(search.query), placeLookup)
  const news = finds.flatMap((find) => {
    const rowsOfListing = rows.get(keyOf({ kind: find.kind, id: find.homeId })) ?? []
    const row = currentNews(find, matcher, rowsOfListing)
    return row ? [{ ...find, row }] : []
  })
  return firstEventPerListing(news)
}

async function queueEndingMails(
  db: Db,
  env: Bindings,
  site: Site,
  ending: readonly SavedSearch[],
  now: Date,
): Promise<void> {
  for (const search of ending) {
    const mail = endingMail(site, search, await searchLinksOf(db, env, site, search))
    await runBatch(db, reminderStatements(db, search, mail, now))
  }
}

async function searchLinksOf(db: Db, env: Bindings, site: Site, search: SavedSearch) {
  const origin = configuredOrigin(env.SITE_ORIGIN) ?? search.origin
  return searchLinks(site, origin, search, await searchToken(db, search.id))
}

/** A result of a search, with the listing's event and its earlier price. */
interface SearchResult {
  event: ListingEvent
  was: number | null
}

/**
 * Returns the current row that a mail reports for a result. Returns 'gone' if the listing has no row any more. Returns
 * null if the result is no longer news: the listing was sold, is more expensive again, or no longer matches the search.
 * `matcher` is null for favourites.
 */
export function currentNews(
  { event, was }: SearchResult,
  matcher: FilterMatcher | null,
  rows: readonly ListedRow[],
): ListedRow | 'gone' | null {
  const isOnMarket = isAvailable(rows)
  if (event === 'gone') return isOnMarket ? null : (rows[0] ?? 'gone')
  const row = matcher ? matchingRow(matcher, rows) : (rows.find(({ isGone }) => !isGone) ?? null)
  if (!row || row.isGone || !isOnMarket) return null
  if (event === 'option') return row.marquee === MARQUEE.option ? row : null
  if (event !== 'cheaper') return row
  return row.price !== null && was !== null && row.price < was ? row : null
}

/** Returns the mail that states when a search ends, with a link to renew it. */
function endingMail(
  { settings, labels }: Site,
  { lang, email, name, endsAt }: SavedSearch,
  { origin, manage, unsubscribe }: SearchLinks,
): OutgoingMail {
  const t = translator(lang, labels[lang])
  const heading = t('mail.search.ending')
  const date = formatDate(brusselsTime(endsAt))
  const mail = composeMail(
    {
      lang,
      origin,
      heading,
      subject: heading,
      paragraphs: [t('mail.search.ending.text', { date, name })],
      button: { text: t('mail.search.ending.button'), href: manage },
      reason: t('mail.search.why', { host: new URL(origin).host }),
    },
    settings,
    { email },
  )
  return { ...mail, unsubscribe }
}
