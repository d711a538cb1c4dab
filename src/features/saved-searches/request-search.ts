import type { Context } from 'hono'
import { searchSentence } from '../../components/listing/search-sentence'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import type { FavouriteRef } from '../../listing/filter/favourite-ids'
import type { ListFilter } from '../../listing/filter/list-filter'
import { withOfficialNames } from '../../listing/queries/list-request'
import { normaliseEmail } from '../../platform/accounts/account'
import { primaryDb, runBatch } from '../../platform/db/db'
import { rateOptions } from '../../platform/http/rate-limit'
import { countMailTo } from '../../platform/http/rate-limits'
import { plural } from '../../platform/i18n'
import { queueMail } from '../../platform/mail/outbox'
import { sendSoon } from '../../platform/mail/send-mails'
import { confirmMail } from './mail/confirm-mail'
import { insertSearch, newSearch, type RequestedSearch } from './queries'
import type { Frequency } from './saved-search'
import { favouriteTerms, filterOf, termsOf } from './search-terms'

type SearchCriteria = Pick<RequestedSearch, 'kind' | 'query' | 'name'>

/** Returns the criteria of a list's filter, in the view's language. */
export function filterCriteria(view: View, filter: ListFilter): SearchCriteria {
  const query = termsOf(withOfficialNames(filter, view.lang))
  return { kind: 'list', query, name: searchSentence(view, filterOf(query)) }
}

/** Returns the criteria of a search for news about these listings only. */
export function favouritesCriteria(view: View, refs: readonly FavouriteRef[]): SearchCriteria {
  return { kind: 'kept', query: favouriteTerms(refs), name: favouritesName(view, refs.length) }
}

export function favouritesName({ t, lang }: View, count: number): string {
  return plural(t, lang, 'searches.kept', count)
}

/**
 * Stores a search with its confirmation mail, and sends that after the response. Returns false and does nothing if the
 * mailbox reached its limit of such mails today. `leadId` is the lead of the request that it came with.
 */
export async function requestSearch(
  c: Context<AppEnv>,
  view: View,
  wanted: SearchCriteria,
  { email, frequency, leadId }: { email: string; frequency: Frequency; leadId?: string },
): Promise<boolean> {
  const db = primaryDb(c.env.DB)
  const to = normaliseEmail(email)
  if (!(await countMailTo(db, 'search-mail', to, rateOptions(c))).allowed) return false
  const now = new Date()
  const { lang, site, origin } = view
  const requested = { ...wanted, email: to, lang, origin, frequency, leadId: leadId ?? null }
  const { row, token } = await newSearch(requested, now)
  const mail = confirmMail(site, origin, row, token)
  await runBatch(db, [insertSearch(db, row), queueMail(db, { id: `search-${row.id}`, mail }, now)])
  sendSoon(c)
  return true
}
