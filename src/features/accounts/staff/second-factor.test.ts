import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, byClass, parse, words } from '../../../../test/html'
import { expectNested } from '../../../../test/nesting'
import { cookieOf, person, post } from '../../../../test/people'
import { codeOf, withFactor } from '../../../../test/second-factor'
import { outbox } from '../../../platform/db/schema-leads'
import { audit, loginTry } from '../../../platform/db/schema-people'
import { translator } from '../../../platform/i18n'
import { startMailLink } from '../../../site/accounts/queries'
import {
  findFactor,
  findSecondFactorState,
  offerSecret,
} from '../../../site/accounts/second-factor/second-factor'

const t = translator('nl')
const PASSWORD = 'a long password'

let id = 0
let Cookie = ''

beforeAll(async () => {
  await loadAgency({ withListings: false })
  ;({ id } = await person('editor', PASSWORD))
})
beforeEach(async () => {
  // Without a password, the stored one does not change.
  await person('editor')
  await db.batch([db.delete(loginTry), db.delete(outbox)])
  Cookie = await cookieOf('editor')
})

async function postForm(path: string, fields: Record<string, string>) {
  const response = await post(`/staff/account${path}`, fields, { Cookie })
  const page = parse(await response.text())
  expectNested(page)
  return { response, page, text: words(page) }
}

const auditEntries = async () =>
  (await db.select().from(audit).where(eq(audit.accountId, id)).orderBy(desc(audit.id))).map(
    ({ action }) => action,
  )
const subjects = async () => (await db.select().from(outbox)).map(({ mail }) => mail.subject)
const agency = { agency: 'Lindehof' }

test('an app is set up with the password and a code, and ten recovery codes are shown', async () => {
  const rejection = await postForm('/second-factor', { proof: 'not this one' })
  expect([rejection.response.status, rejection.text]).toEqual([
    422,
    expect.stringContaining(t('staff.account.wrong')),
  ])
  const { page, response } = await postForm('/second-factor', { proof: PASSWORD })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const shownSecret = byClass(page, 'secret').map(words)[0] ?? ''
  expect(shownSecret).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = shownSecret.replaceAll(' ', '')
  expect(all(page, 'svg', { role: 'img' })).toHaveLength(1)
  const sealed = all(page, 'input', { name: 'sealed' })[0]?.attribs.value ?? ''
  expect(sealed).not.toContain(secret)
  expect(await findFactor(db, id)).toBeNull()

  const wrong = await postForm('/second-factor/confirmation', { sealed, otp: codeOf(secret, 5) })
  expect(wrong.response.status).toBe(422)
  expect(wrong.text).toContain(t('staff.factor.wrong'))
  expect(byClass(wrong.page, 'secret').map(words)).toEqual([shownSecret])
  expect(await findFactor(db, id)).toBeNull()

  const confirmation = await postForm('/second-factor/confirmation', {
    sealed,
    otp: codeOf(secret),
  })
  const codes = byClass(confirmation.page, 'secret').map(words)
  expect(codes).toHaveLength(10)
  const file =
    all(confirmation.page, 'a', { download: t('staff.codes.file') })[0]?.attribs.href ?? ''
  expect(decodeURIComponent(file)).toContain(codes.join('\r\n'))
  expect(await findFactor(db, id)).toMatchObject({ codes: 10 })
  expect((await auditEntries())[0]).toBe('account.factor-on')
  expect(await subjects()).toEqual([t('mail.factor.on', agency)])
  const renewed = (confirmation.response.headers.get('Set-Cookie')?.split(';')[0] ?? '').replace(
    'staff=',
    '',
  )
  expect(Cookie).not.toContain(renewed)
  expect((await findSecondFactorState(db, renewed))?.codeEnteredAt).toBeGreaterThan(0)

  const again = await postForm('/second-factor/confirmation', { sealed, otp: codeOf(secret, 1) })
  expect(again.response.headers.get('Location')).toBe('/staff/account')
})

test('a secret offered to another account is refused', async () => {
  const other = await person('office')
  const { secret, sealed } = await offerSecret(db, other.id)
  const { response } = await postForm('/second-factor/confirmation', {
    sealed,
    otp: codeOf(secret),
  })
  expect(response.headers.get('Location')).toBe('/staff/account')
  expect(await findFactor(db, id)).toBeNull()
})

describe('a second factor', () => {
  let secret = ''
  beforeEach(async () => {
    ;({ secret } = await withFactor(id))
  })

  test.each([
    ['the password', () => PASSWORD],
    ['a code', () => codeOf(secret)],
  ])('is switched off with %s, and a mail reports it', async (_, proof) => {
    const { response } = await postForm('/second-factor/removal', { proof: proof() })
    expect(response.headers.get('Location')).toBe('/staff/account?done=off')
    expect(await findFactor(db, id)).toBeNull()
    expect((await auditEntries())[0]).toBe('account.factor-off')
    expect(await subjects()).toEqual([t('mail.factor.off', agency)])
    const front = await get('/staff/account?done=off', { headers: { Cookie } })
    expect(await front.text()).toContain(t('staff.account.done.off'))
  })

  test('stays on for a wrong password or code', async () => {
    for (const proof of ['not this one', codeOf(secret, 5)]) {
      const { response } = await postForm('/second-factor/removal', { proof })
      expect(response.status).toBe(422)
    }
    expect(await findFactor(db, id)).not.toBeNull()
  })

  test('stays on after a password reset, so the log-in requires a code', async () => {
    const token = await startMailLink(db, id, new Date(Date.now() + 60_000))
    const password = 'another long password'
    const set = await post(`/staff/password?token=${token}`, { password })
    expect([set.status, set.headers.get('Set-Cookie')]).toEqual([303, null])
    expect(await findFactor(db, id)).not.toBeNull()
    const response = await post('/staff/login', { email: 'editor@example.org', password })
    expect(response.headers.get('Location')).toBe('/staff/code')
    expect(response.headers.get('Set-Cookie')).toMatch(/^staff-code=[^,]+$/)
  })
})
