import type { Context } from 'hono'
import { z } from 'zod'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { type FavouriteRef, parseFavouriteIds } from '../../listing/filter/favourite-ids'
import { isDatabaseUnavailable } from '../../platform/db/db'
import { cleanEmail } from '../../platform/format/text'
import { withTimeout } from '../../platform/format/timeout'
import { countThisCall } from '../../platform/http/rate-limit'
import type { RawForm } from '../../platform/http/raw-form'
import { log } from '../../platform/log'
import { tooManyIssue, unavailableIssue, wantsHtml } from '../../site/form-answer'
import { emailLine, isIssueCode, line } from '../../site/forms/fields'
import type { FormIssue } from '../../site/forms/form-state'
import { issueTexts } from '../../site/forms/issue-texts'
import { createView } from '../../site/view'
import { rolePath, searchesPath } from '../../urls'
import { readEnvelope, storeRequestedSearch } from '../leads/leads'
import { favouritesCriteria, filterCriteria, requestSearch } from './request-search'
import { sendSearchPage } from './routes'
import { FREQUENCIES } from './saved-search'
import { SearchForm } from './search-form'
import { SearchPage } from './search-page'
import { filterOf, MAX_SEARCH_FAVOURITES } from './search-terms'

interface Refusal {
  status: 422 | 429 | 503
  issues: FormIssue[]
}

/**
 * Stores a request for mails about a search. The response depends only on the typed values, and never on what is stored
 * about the address.
 */
export async function takeRequest(
  c: Context<AppEnv>,
  raw: Record<string, string>,
): Promise<Response> {
  const { envelope, lang, page } = readEnvelope(c, raw)
  c.set('lang', lang)
  const view = createView(c, lang, (otherLang) => searchesPath(otherLang))
  const refusal = envelope.middleName ? null : await storeRequest(c, view, raw)
  if (refusal) return refuse(c, view, refusal, raw)
  if (!wantsHtml(c)) return c.json({ status: 'success', data: {} })
  const { email = '', query = '', ids = '' } = raw
  if (!envelope.middleName) {
    storeRequestedSearch(c, {
      email: cleanEmail(email),
      sentence: criteriaOf(view, { query, ids }).name,
    })
  }
  return c.redirect(searchesPath(lang, { sent: '1', ...(page && { page }) }), 303)
}

/** Stores the request and returns null, or returns the reason why it was refused. */
async function storeRequest(c: Context<AppEnv>, view: View, raw: RawForm): Promise<Refusal | null> {
  const { success, data, error } = searchRequest.safeParse(raw)
  if (!success) {
    const [{ path, message } = { path: [], message: 'invalid' }] = error.issues
    const code = isIssueCode(message) ? message : 'invalid'
    const field = String(path[0] ?? '')
    return { status: 422, issues: issueTexts(view.t, 'search', [{ field, code }]) }
  }
  if (data.ids && refsOf(data.ids).length === 0) {
    return { status: 422, issues: [{ path: ['ids'], message: view.t('refusal.invalid') }] }
  }
  const criteria = criteriaOf(view, data)
  try {
    const rate = await withTimeout(countThisCall(c, 'forms'))
    if (!rate.allowed) return tooMany(c, view, rate.retryAfterSeconds)
    await withTimeout(requestSearch(c, view, criteria, data))
    return null
  } catch (away) {
    if (!isDatabaseUnavailable(away)) throw away
    log('search not stored', { error: away })
    c.header('Retry-After', '30')
    return { status: 503, issues: [unavailableIssue(c, view.lang)] }
  }
}

/** Returns the criteria of a request: favourites, or the filter of a list. */
function criteriaOf(view: View, { query, ids }: { query: string; ids: string }) {
  const refs = refsOf(ids)
  return refs.length > 0 ? favouritesCriteria(view, refs) : filterCriteria(view, filterOf(query))
}

function refsOf(ids: string): FavouriteRef[] {
  return parseFavouriteIds(new URLSearchParams({ ids }), MAX_SEARCH_FAVOURITES)
}

function tooMany(c: Context<AppEnv>, view: View, seconds: number): Refusal {
  c.header('Retry-After', String(seconds))
  return { status: 429, issues: [tooManyIssue(c, view.lang, seconds)] }
}

/** Shows the form again, with the typed values and their issues. */
function refuse(
  c: Context<AppEnv>,
  view: View,
  { status, issues }: Refusal,
  raw: Record<string, string>,
): Response | Promise<Response> {
  if (!wantsHtml(c)) return c.json({ status: 'failed', issues }, status)
  const { email = '', query = '', ids = '', page = view.path } = raw
  const title = view.t('searches.title')
  return sendSearchPage(c, {
    view,
    status,
    title,
    children: (
      <SearchPage
        title={title}
        text={view.t(ids ? 'searches.keptoffertext' : 'searches.offertext')}
      >
        <SearchForm
          words={view}
          id="search-mails"
          about={ids ? { ids } : { query }}
          sentence={criteriaOf(view, { query, ids }).name}
          page={page}
          privacy={rolePath(view.site, view.lang, 'privacy')}
          email={email}
          issue={issues[0]?.message}
        />
      </SearchPage>
    ),
  })
}

/** The maximum length of a query, longer than the address of any list with all filters. */
const MAX_QUERY_LENGTH = 8000

/** A request for mails about a search, without its envelope. The query is parsed like the address of a list. */
const searchRequest = z.object({
  email: emailLine.pipe(z.string().min(1, 'required')),
  query: line(MAX_QUERY_LENGTH),
  ids: line(MAX_QUERY_LENGTH),
  frequency: z.enum(FREQUENCIES).catch('now'),
})
