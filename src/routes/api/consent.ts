import { Hono } from 'hono'
import { z } from 'zod'
import { primaryDb } from '../../data/db/db'
import { countConsent } from '../../data/people/consents'
import { CONSENT_CATEGORIES } from '../../domain/content/consent'
import { askedScripts } from '../../domain/content/scripts/external-scripts'
import { brusselsDay } from '../../domain/format/local-time'
import type { AppEnv } from '../../env'
import { log } from '../../log'
import { loadSite } from '../../middleware/content'
import { limitCalls } from '../shared/limit-calls'
import { readBody, smallBody } from '../shared/read-body'

const decision = z.object({ categories: z.array(z.enum(CONSENT_CATEGORIES)).max(4) })

/** Counts what visitors answer about scripts; nothing that comes with the call is kept. */
export const consent = new Hono<AppEnv>()

consent.post('/', smallBody, limitCalls('consent'), loadSite, async (c) => {
  const body = await readBody(c, ['json'])
  if (body.status === 'wrong type') return c.json({ status: 'failed', issues: [] }, 415)
  const given = decision.safeParse(body.status === 'ok' ? body.value : null)
  if (!given.success) return c.json({ status: 'failed', issues: [] }, 400)
  const { categories } = given.data
  const answer = CONSENT_CATEGORIES.filter((name) => categories.includes(name)).join(' ')
  const asked = askedScripts(c.get('content').site.settings.externalScripts)
  const counted = countConsent(primaryDb(c.env.DB), { asked, answer }, brusselsDay(new Date()))
  c.executionCtx.waitUntil(counted.catch((error) => log('consent not counted', { error })))
  return c.body(null, 204)
})
