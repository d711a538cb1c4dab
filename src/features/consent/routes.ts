import { Hono } from 'hono'
import { z } from 'zod'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { primaryDb } from '../../platform/db/db'
import { CONSENT_CATEGORIES } from '../../platform/external-scripts/consent-categories'
import { consentScripts } from '../../platform/external-scripts/external-scripts'
import { brusselsDay } from '../../platform/format/local-time'
import { readBody, smallBody } from '../../platform/http/read-body'
import { log } from '../../platform/log'
import { loadSite } from '../../site/load-site'
import { countConsent } from './consents'

const decision = z.object({ categories: z.array(z.enum(CONSENT_CATEGORIES)).max(4) })

/** Counts the consent choices of visitors; nothing else of the request is stored. */
export const consent = new Hono<AppEnv>()

consent.post('/', smallBody, limitCalls('consent'), loadSite, async (c) => {
  const body = await readBody(c, ['json'])
  if (body.status === 'wrong type') return c.json({ status: 'failed', issues: [] }, 415)
  const parsed = decision.safeParse(body.status === 'ok' ? body.value : null)
  if (!parsed.success) return c.json({ status: 'failed', issues: [] }, 400)
  const { categories } = parsed.data
  const answer = CONSENT_CATEGORIES.filter((name) => categories.includes(name)).join(' ')
  const scripts = consentScripts(c.get('content').site.settings.externalScripts)
  const counted = countConsent(primaryDb(c.env.DB), { scripts, answer }, brusselsDay(new Date()))
  c.executionCtx.waitUntil(counted.catch((error) => log('consent not counted', { error })))
  return c.body(null, 204)
})
