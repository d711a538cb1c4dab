import { beforeAll, expect, test } from 'vitest'
import { db, loadAgency } from '../../../../test/agency'
import { MAILS, newLead } from '../../../../test/leads'
import { cookieOf } from '../../../../test/people'
import { getWith } from '../../../../test/worker'
import { queueMail } from '../../../platform/mail/outbox'
import { storeLead } from '../../leads/queries'

const NOW = new Date()

beforeAll(() => loadAgency({ withListings: false }))

test('mails of accounts are shown only with the local driver', async () => {
  const { id, ...lead } = newLead()
  await storeLead(db, { id, ...lead }, MAILS, NOW)
  const mail = {
    to: { email: 'o@example.org' },
    subject: 'Reset',
    html: '<p>link</p>',
    text: 'link',
  }
  await queueMail(db, { id: `reset-${id}`, mail }, NOW)
  const init = { headers: { Cookie: await cookieOf('admin') } }
  for (const [driver, status] of [
    ['local', 200],
    ['smtp', 404],
  ] as const) {
    const env = { MAIL_DRIVER: driver }
    expect((await getWith(env, `/staff/mails/reset-${id}`, init)).status).toBe(status)
    expect((await getWith(env, '/staff/mails', init)).status).toBe(status)
    expect((await getWith(env, `/staff/mails/${id}-office`, init)).status).toBe(200)
  }
})
