import { Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { requestedLang, sendUncached } from '../../site/list-call'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import { homePath } from '../../urls'
import { searchersFor } from './valuation-module/search-count'

export const searchCountApi = new Hono<AppEnv>()

/**
 * Returns a sentence with the number of people who search for such a property at a place. It is rounded, and empty
 * below five.
 */
searchCountApi.get('/searchers', limitCalls('searchers'), loadSite, async (c) => {
  const { place = '', type = '', goal = '' } = c.req.query()
  const view = createView(c, requestedLang(c), homePath)
  const context = { db: c.get('db'), cache: c.get('cache'), view }
  return sendUncached(c, { text: await searchersFor(context, { place, type, goal }) })
})
