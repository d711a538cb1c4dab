import { beforeAll, describe, expect, test } from 'vitest'
import { db, loadAgency } from '../../../test/agency'
import { parse, wordsOf } from '../../../test/html'
import { expectNested } from '../../../test/nesting'
import { cookieOf } from '../../../test/people'
import { getWith } from '../../../test/worker'
import type { Bindings } from '../../env'
import type { Role } from '../../platform/accounts/account'
import { queueMail } from '../../platform/mail/outbox'

const PUBLIC = { SITE_ORIGIN: 'https://www.lindehof.example' }
const MAIL = { to: { email: 'an@example.be' }, subject: 'x', html: '<p>x</p>', text: 'x' }
const PAGES = ['', '/leads', '/listings', '/imports', '/pages', '/errors', '/accounts']

beforeAll(async () => {
  await loadAgency({ withListings: false })
  for (const id of ['one', 'two', 'three']) await queueMail(db, { id, mail: MAIL }, new Date())
})

describe('while mails are not sent', () => {
  test('admins see a warning on every page', async () => {
    for (const page of PAGES) {
      expect(await warning(PUBLIC, page), page).toBe(
        'Mails worden niet verstuurd. 3 mails wachten. Stel MAIL_DRIVER in op smtp of cloudflare. Zet de website daarna opnieuw online: de wachtende mails worden dan vanzelf verstuurd. Er gaat niets verloren.',
      )
    }
  })

  test('the mails of accounts answer 404', async () => {
    const headers = { Cookie: await cookieOf('admin') }
    expect((await getWith(PUBLIC, '/staff/mails', { headers })).status).toBe(404)
    expect((await getWith({}, '/staff/mails', { headers })).status).toBe(200)
  })
})

test('a site that only stores mails says so after an action that sends one', async () => {
  const headers = { Cookie: await cookieOf('admin') }
  const text = async (query: string) =>
    (await getWith({}, `/staff/leads${query}`, { headers })).text()
  expect(await text('?done=answer')).toContain('Een mail blijft hier')
  expect(await text('')).not.toContain('Een mail blijft hier')
})

test.each<Partial<Bindings>>([
  {},
  { SITE_ORIGIN: 'http://localhost:8787' },
  { ...PUBLIC, MAIL_DRIVER: 'smtp', SMTP_HOST: 'smtp.example' },
])('shows no warning with %j', async (settings) => {
  expect(await warning(settings, '')).toBe('')
})

/** Returns the warning on a page, or an empty text. */
async function warning(settings: Partial<Bindings>, page: string, role: Role = 'admin') {
  const headers = { Cookie: await cookieOf(role) }
  const response = await getWith(settings, `/staff${page}`, { headers })
  expect(response.status).toBe(200)
  const document = parse(await response.text())
  expectNested(document)
  return wordsOf(document, 'notice')
}
