import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { openPage } from '../../../../test/open-page'
import { cookieOf, person, post } from '../../../../test/people'
import { getWith } from '../../../../test/worker'
import { outbox, rateCount } from '../../../platform/db/schema-leads'
import { account, audit, loginTry } from '../../../platform/db/schema-people'
import { translator } from '../../../platform/i18n'

const t = translator('nl')
/** A staff member with a new e-mail address for each test. */
let jan = newStaffMember()

function newStaffMember() {
  const email = `${crypto.randomUUID()}@example.org`
  return { email, name: 'Jan Maes', role: 'office', lang: 'fr' }
}

let admin: string

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await person('admin', 'a long password')
})
beforeEach(async () => {
  await db.batch([db.delete(loginTry), db.delete(rateCount), db.delete(outbox)])
  jan = newStaffMember()
  admin = await cookieOf('admin')
})

function postAs(cookie: string, path: string, fields: Record<string, string>) {
  return post(path, fields, { Cookie: cookie })
}

const pageAs = async (cookie: string, path: string) => (await openPage(path, cookie)).document

async function lastMail() {
  const row = await db.select().from(outbox).orderBy(desc(outbox.createdAt)).get()
  return row?.mail
}

function linkOf(mail: Awaited<ReturnType<typeof lastMail>>): string {
  const { pathname, search } = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return pathname + search
}

/** Invites a staff member and returns the address in the mail. */
async function inviteStaffMember(): Promise<string> {
  const response = await postAs(admin, '/staff/accounts', jan)
  expect(response.headers.get('Location')).toMatch(/^\/staff\/accounts\/\d+\?done=invite$/)
  return linkOf(await lastMail())
}

describe('an invitation', () => {
  test('is mailed in the staff member’s language, and its link sets a password once', async () => {
    const link = await inviteStaffMember()
    const mail = await lastMail()
    expect(mail?.to).toEqual({ email: jan.email, name: jan.name })
    expect(mail?.subject).toBe(translator('fr')('mail.staffinvite.subject', { agency: 'Lindehof' }))
    const page = parse(await (await get(link)).text())
    const [form] = all(page, 'form')
    const target = form?.attribs.action ?? ''

    const common = await post(target, { password: 'password1234' })
    expect(common.status).toBe(422)
    expect(words(parse(await common.text()))).toContain(t('login.common'))
    expect((await post(target, { password: 'short' })).status).toBe(422)

    const set = await post(target, { password: 'a words-only sentence' })
    expect([set.status, set.headers.get('Location')]).toEqual([303, '/staff?done=password&lang=nl'])
    const notice = translator('fr')('mail.firstpassword.subject', { agency: 'Lindehof' })
    expect((await lastMail())?.subject).toBe(notice)
    const login = await post('/staff/login', {
      email: jan.email,
      password: 'a words-only sentence',
    })
    expect(login.status).toBe(303)
    expect((await get(link)).status).toBe(404)
    expect((await post(target, { password: 'another long one' })).status).toBe(404)
  })
})

describe('the page of a staff account', () => {
  test('changes name, role and language, and shows the changes', async () => {
    await inviteStaffMember()
    const { id } = (await db.select().from(account).where(eq(account.email, jan.email)).get()) ?? {}
    const path = `/staff/accounts/${id}`
    const fields = { name: 'Jan De Smet', role: 'editor', lang: 'nl' }
    expect((await postAs(admin, path, fields)).headers.get('Location')).toBe(`${path}?done=change`)
    const page = words(await pageAs(admin, `${path}?done=change`))
    expect(page).toContain(t('staff.accounts.done.change', { name: 'Jan De Smet' }))
    expect(page).toContain(
      t('staff.audit.role', { from: t('staff.role.office'), to: t('staff.role.editor') }),
    )
    expect((await postAs(admin, path, { ...fields, name: '' })).status).toBe(422)
    expect((await postAs(admin, path, { ...fields, role: 'owner' })).status).toBe(422)
  })

  test('refuses to disable the last admin', async () => {
    const { id } = await person('admin')
    const path = `/staff/accounts/${id}/deactivation`
    const response = await postAs(await cookieOf('admin'), path, {})
    expect(response.status).toBe(409)
    expect(words(parse(await response.text()))).toContain(t('staff.accounts.lastadmin'))
  })

  test('answers 404 for owners, unknown accounts and unknown actions', async () => {
    const owner = await person('owner')
    const { id } = await person('editor')
    for (const path of [`/staff/accounts/${owner.id}`, '/staff/accounts/999999']) {
      const response = await get(path, { headers: { Cookie: admin } })
      expect(response.status).toBe(404)
    }
    expect((await postAs(admin, `/staff/accounts/${id}/deletion`, {})).status).toBe(404)
  })
})

describe('the password reset of staff', () => {
  test('answers alike for every address, and mails only staff', async () => {
    await person('owner')
    for (const email of ['Admin@example.org', 'owner@example.org', 'unknown@example.org']) {
      const response = await post('/staff/forgotten?lang=de', { email })
      expect(response.headers.get('Location')).toBe('/staff/forgotten?sent=1&lang=de')
    }
    await expect.poll(async () => (await db.select().from(outbox)).length).toBe(1)
    const mail = await lastMail()
    expect(mail?.to.email).toBe('admin@example.org')
    expect((await get(linkOf(mail))).status).toBe(200)
  })

  test('refuses the link of an owner', async () => {
    const path = linkOf(await invitedOwner())
    expect((await get(`/staff/password?${path.split('?')[1]}`)).status).toBe(404)
  })

  test('is not limited by requests of the same caller for the owner area', async () => {
    const email = 'admin@example.org'
    const request = (path: string) => {
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': '198.51.100.7' }
      const init = { method: 'POST', headers, body: new URLSearchParams({ email }) }
      return getWith({ RATE_LIMIT_FACTOR: '1' }, path, init)
    }
    const statuses = []
    for (let requests = 0; requests < 6; requests++) {
      statuses.push((await request('/api/password/forgot')).status)
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429])
    expect((await request('/staff/forgotten')).status).toBe(303)
    await expect.poll(async () => (await lastMail())?.to.email).toBe(email)
  })

  async function invitedOwner() {
    await person('owner')
    await post('/api/password/forgot', { email: 'owner@example.org' })
    await expect.poll(async () => (await db.select().from(outbox)).length).toBe(1)
    return lastMail()
  }
})

describe('the account page', () => {
  const path = '/staff/account'

  test('changes the name of any staff member, and refuses an empty one', async () => {
    const agent = await cookieOf('agent')
    const changed = await postAs(agent, path, { name: ' Mia Claes ' })
    expect(changed.headers.get('Location')).toBe(`${path}?done=name`)
    const page = words(await pageAs(agent, `${path}?done=name`))
    expect(page).toContain('Uw naam is bewaard')
    expect(page).toContain('Mia Claes')
    expect(page.match(/Wachtwoord bewaren/g)).toHaveLength(1)
    const rejection = await postAs(agent, path, { name: ' ' })
    expect(rejection.status).toBe(422)
    expect(await rejection.text()).toContain('Vul een naam in.')
  })

  test('changes the password and ends all other sessions', async () => {
    const otherSession = await cookieOf('admin')
    const wrong = await postAs(admin, `${path}/password`, {
      current: 'not this one',
      password: 'a longer sentence',
    })
    expect(wrong.status).toBe(422)
    expect(words(parse(await wrong.text()))).toContain(t('staff.account.wrong'))

    const right = { current: 'a long password', password: 'a longer sentence' }
    const changed = await postAs(admin, `${path}/password`, right)
    expect(changed.headers.get('Location')).toBe(`${path}?done=password`)
    const newCookie = (changed.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
    expect((await get(path, { headers: { Cookie: newCookie } })).status).toBe(200)
    for (const cookie of [otherSession, admin]) {
      expect((await get(path, { headers: { Cookie: cookie } })).status).toBe(303)
    }
    const login = { email: 'admin@example.org', password: right.password }
    expect((await post('/staff/login', login)).status).toBe(303)
    const last = await db.select().from(audit).orderBy(desc(audit.id)).get()
    expect(last?.action).toBe('account.password')
  })
})

test('the audit log shows actions with links and without addresses', async () => {
  await inviteStaffMember()
  await postAs(admin, '/staff/purge', {})
  const page = await pageAs(admin, '/staff/audit')
  expect(words(page)).toContain(`The admin${t('audit.site.purge')}`)
  const links = all(page, 'a').flatMap(({ attribs }) => attribs.href ?? [])
  expect(links.filter((href) => /^\/staff\/accounts\/\d+$/.test(href))).not.toEqual([])
  expect(words(page)).not.toContain(jan.email)
})
