import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { primaryDb } from '../../platform/db/db'
import { isSameSecret } from '../../platform/db/tokens'
import { readBody, smallBody } from '../../platform/http/read-body'
import { log } from '../../platform/log'
import { crmChannel, crmSettingIssue } from './sources/crm-source'
import { storeWebhookChange } from './sync/webhooks'

/** The event and the key of a webhook. Its other fields are not used: the record is fetched from the CRM. */
const hook = z.object({ event: z.string().max(50), estate_id: z.uuid() })

const DELETED = 'estate-deleted'

/** The route for the webhooks of a CRM. With a wrong secret it responds like an unknown address. */
export const crmHooks = new Hono<AppEnv>()

crmHooks.post(
  '/:secret',
  forKnownSecret(limitCalls('hook')),
  forKnownSecret(smallBody),
  forKnownSecret(takeHook),
)

/** Skips the handler if the last part of the address is not the secret. */
function forKnownSecret(handler: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { CRM_HOOK_SECRET: secret = '' } = c.env
    const isSet = crmChannel(c.env) === 'webhooks' && crmSettingIssue(c.env) === null
    const isKnown = isSet && isSameSecret(c.req.param('secret') ?? '', secret)
    return isKnown ? handler(c, next) : next()
  }
}

async function takeHook(c: Context<AppEnv>): Promise<Response> {
  const body = await readBody(c, ['json'])
  const parsed = hook.safeParse(body.status === 'ok' ? body.value : null)
  if (!parsed.success) return c.json({ status: 'failed', issues: [] }, 400)
  const { event, estate_id: key } = parsed.data
  try {
    const note = { key: key.toLowerCase(), isDeletion: event === DELETED }
    const isNoted = await storeWebhookChange(primaryDb(c.env.DB), note, new Date())
    if (isNoted) return c.json({ status: 'success' })
  } catch (error) {
    // The error is caught here, because the general error handler would log the address with the secret.
    log('crm hook not stored', { error })
  }
  return c.json({ status: 'failed', issues: [] }, 503)
}
