import { Hono } from 'hono'
import type { AppEnv } from '../../env'
import { loadSite } from '../../middleware/content'
import { searchersFor } from '../../modules/valuation/searchers'
import { homePath } from '../../urls'
import { limitCalls } from '../shared/limit-calls'
import { makeView } from '../shared/view'
import { askedLang, sendLive } from './list-call'

/** How many people search for a home of some kind at some place, in words; rounded, and nothing below five. */
export const searchersApi = new Hono<AppEnv>()

searchersApi.get('/searchers', limitCalls('searchers'), loadSite, async (c) => {
  const { place = '', type = '', goal = '' } = c.req.query()
  const view = makeView(c, askedLang(c), homePath)
  const context = { db: c.get('db'), cache: c.get('cache'), view }
  return sendLive(c, { text: await searchersFor(context, { place, type, goal }) })
})
