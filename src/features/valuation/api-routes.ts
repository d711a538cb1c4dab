import { Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { requestedLang, sendUncached } from '../../site/list-call'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import { homePath } from '../../urls'
import { searchersFor } from './valuation-module/search-count'
import { soldNearby } from './valuation-module/sold-text'

export const searchCountApi = new Hono<AppEnv>()

/**
 * Returns a sentence with the number of people who search for such a property at a place, rounded, and one with what the
 * agency sold or let around it. Each is empty if its number is too small.
 */
searchCountApi.get('/searchers', limitCalls('searchers'), loadSite, async (c) => {
  const { place = '', type = '', goal = '' } = c.req.query()
  const view = createView(c, requestedLang(c), homePath)
  const context = { db: c.get('db'), cache: c.get('cache'), view }
  const [text, sold] = await Promise.all([
    searchersFor(context, { place, type, goal }),
    soldNearby(context, { place, type, goal }),
  ])
  return sendUncached(c, { text, sold })
})
