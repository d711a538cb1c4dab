import { Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { serveActions } from '../../../staff/actions'
import { sendStaffPage } from '../../../staff/staff-page'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import { queueTest, resendDelivery } from '../delivery'
import { sendDueMessages } from '../send-webhooks'
import { findWebhook, renewSecret } from '../webhook'

/** The time for sending before the response. The cron sends what remains. */
const BUDGET_MS = 10_000

/** The actions on a webhook. The routes of the collection check the right. */
export const webhookActions = new Hono<AppEnv>()

serveActions(
  webhookActions,
  '/webhooks/:id{[0-9]+}',
  (c) => findWebhook(c.get('db'), Number(c.req.param('id'))),
  {
    /** The response contains the new secret, which can't be shown again. */
    async '/secret'(c, { id, name }) {
      const { db, view, actor } = c.var
      const secret = await renewSecret(db, id, actor)
      return sendStaffPage(c, view, {
        title: view.t('webhook.name', { name }),
        children: (
          <>
            <BackLink href={`${STAFF.webhooks}/${id}`}>{view.t('webhook.secret.back')}</BackLink>
            <section className="panel stack">
              <p className="field">
                <label htmlFor="secret">{view.t('webhook.secret')}</label>
                <input id="secret" type="text" readOnly value={secret} />
              </p>
              <p role="status">{view.t('webhook.secret.copy')}</p>
            </section>
          </>
        ),
      })
    },
    async '/test'(c, { id }) {
      await queueTest(c.get('db'), id, c.get('actor').now)
      await sendDueMessages(c.env, c.get('content').site.settings, BUDGET_MS, id)
      return 'test'
    },
    async '/deliveries'(c, { id }, { delivery = '' }) {
      if (!(await resendDelivery(c.get('db'), id, delivery, c.get('actor').now))) return null
      await sendDueMessages(c.env, c.get('content').site.settings, BUDGET_MS, id)
      return 'resend'
    },
  },
)
