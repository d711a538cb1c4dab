import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import team from '../../../../seeds/team.json'
import { changeSettings, db, loadAgency, loadFolder } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'
import { cookieOf, person, post } from '../../../../test/people'
import { codeOf, stepUpSessions, withFactor } from '../../../../test/second-factor'
import { formOf } from '../../../../test/settings-form'
import type { StaffRole } from '../../../platform/accounts/account'
import { outbox } from '../../../platform/db/schema-leads'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries, Field } from '../../../platform/fields/field'
import { translator } from '../../../platform/i18n'
import { claimMail } from '../../../platform/mail/outbox'
import { SETTINGS_PARTS, type SettingsPart } from '../../../site/settings-parts'
import { readParts } from '../../../site/stored-settings-parts'
import { PARTS } from './parts'

const t = translator('nl')
const SITE_EMAIL = 'info@lindehof.be'
const LOTTE = 'lotte@lindehof.be'
/** The demo's team, whose addresses are placeholders, with a real address for one member. */
const TEAM = {
  members: team.members.map((member, index) =>
    index === 0 ? { ...member, email: LOTTE } : member,
  ),
}

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await db.delete(revision)
  await loadFolder({ team: TEAM })
  await changeSettings({ siteEmail: SITE_EMAIL, sendToManager: false, documentHosts: [] })
  await person('admin')
  await db.delete(outbox)
})

async function save(part: SettingsPart, changes: Entries, cookie: string, action = 'publish') {
  const form = { ...(await formOf(part)), ...changes, action }
  return post(`/staff/settings/${part}`, form, { Cookie: cookie })
}

const mails = async () => (await db.select().from(outbox)).map(({ mail }) => mail)
const receivers = async () => (await mails()).map(({ to }) => to.email).sort()
const stored = async (part: SettingsPart) => (await readParts(db, [part])).get(part)

/** Returns the paths of the guarded fields of a form. */
function guardsOf(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const name = prefix + field.name
    if (field.guard) return `${name}: ${field.guard}`
    return 'fields' in field ? guardsOf(field.fields, `${name}.`) : []
  })
}

test('the settings that decide who gets messages or sees data need the right to accounts', () => {
  const guards = SETTINGS_PARTS.map((part) => [part, guardsOf(PARTS[part].fields)] as const)
  expect(Object.fromEntries(guards.filter(([, all]) => all.length > 0))).toEqual({
    agency: ['siteEmail: people', 'legal.thirdPartyAccount: people'],
    offices: ['offices.name: people', 'offices.email: people', 'offices.crmName: people'],
    listings: ['documentHosts: people'],
    forms: ['sendToManager: people', 'sendToOffice: people'],
    visits: [
      'appointmentWidget.key: people',
      'questionnaireUrl: people',
      'externalVisitGoals: people',
      'rentalPlatformUrl: people',
      'notaryUrl: people',
    ],
    history: ['history: people'],
    consent: ['externalScripts: people', 'mapTiles.url: people'],
    team: ['members.officeId: people', 'members.email: people', 'members.crmName: people'],
  })
})

/** Changes of each kind of guarded field of a team member, as a form sends them. */
const OF_MEMBER: [what: string, changes: Entries][] = [
  ['the e-mail address', { 'members.0.email': 'else@example.org' }],
  ['the name in the CRM', { 'members.0.crmName': 'Other Name' }],
  ['the office', { 'members.0.officeId': '3' }],
]

describe.each(['editor', 'office'] as const)('an account with the role %s', (role) => {
  test.each(OF_MEMBER)('may not change %s of a team member', async (_, changes) => {
    const before = await stored('team')
    const response = await save('team', changes, await cookieOf(role))
    expect(response.status).toBe(403)
    expect(words(parse(await response.text()))).toContain(t('edit.locked'))
    expect(await stored('team')).toEqual(before)
    expect(await mails()).toEqual([])
  })

  test('may not restore a revision with another address', async () => {
    await save('team', { 'members.0.email': 'new@kantoor.be' }, await cookieOf('admin'))
    const first = await db.select().from(revision).orderBy(revision.id).get()
    const sent = { revision: String(first?.id) }
    const response = await post('/staff/settings/team/history', sent, {
      Cookie: await cookieOf(role),
    })
    expect(response.status).toBe(403)
    expect(words(parse(await response.text()))).toContain(t('edit.restore.locked'))
    expect(await stored('team')).toMatchObject({ members: { 0: { email: 'new@kantoor.be' } } })
  })

  test('reads the address and the name in the CRM, with the reason why they are locked', async () => {
    const cookie = await cookieOf(role)
    const page = await documentAt('/staff/settings/team', cookie)
    for (const name of ['members.0.email', 'members.0.crmName']) {
      const [input] = all(page, 'input', { name })
      expect(input?.attribs).toHaveProperty('readonly')
      const [hint] = all(page, 'span', { id: input?.attribs['aria-describedby'] ?? '' })
      expect(hint && words(hint)).toContain(t('edit.locked'))
    }
    const [office] = all(page, 'select', { name: 'members.0.officeId' })
    expect(office?.parent?.parent).toMatchObject({ name: 'fieldset', attribs: { disabled: '' } })
    expect(all(page, 'input', { name: 'members.0.officeId', type: 'hidden' })).toHaveLength(1)
    expect(all(page, 'button', { value: 'members.0.remove' })).toEqual([])
    const [name] = all(page, 'input', { name: 'members.0.name' })
    expect(name?.attribs).not.toHaveProperty('readonly')
  })
})

test.each<StaffRole>(['editor', 'office', 'agent'])(
  '%s accounts change no other settings',
  async (role) => {
    for (const part of SETTINGS_PARTS.filter((one) => one !== 'team' && one !== 'menus')) {
      expect([part, (await save(part, {}, await cookieOf(role))).status]).toEqual([part, 403])
    }
  },
)

/** A change of a guarded field in each section. */
const OF_PARTS: [part: SettingsPart, changes: Entries, to: string[]][] = [
  ['agency', { siteEmail: 'new@kantoor.be' }, [SITE_EMAIL, 'new@kantoor.be']],
  ['agency', { 'legal.thirdPartyAccount': 'BE68 5390 0754 7034' }, [SITE_EMAIL]],
  ['offices', { 'offices.0.email': 'gent@kantoor.be' }, [SITE_EMAIL]],
  ['listings', { documentHosts: 'files.example.org' }, [SITE_EMAIL]],
  ['forms', { sendToManager: 'on' }, [SITE_EMAIL]],
  ['visits', { 'questionnaireUrl.nl': 'https://else.example/{id}' }, [SITE_EMAIL]],
  ['history', { 'history.showComments': 'on', 'history.hideTypeIDs': '77' }, [SITE_EMAIL]],
  ['consent', { 'mapTiles.url': 'https://else.example/{z}/{x}/{y}.png' }, [SITE_EMAIL]],
  ['team', { 'members.0.email': 'else@kantoor.be' }, ['else@kantoor.be', LOTTE]],
  ['team', { 'members.0.crmName': 'Other Name' }, [LOTTE]],
]

describe.each(OF_PARTS)('an admin who changes %s by %j', (part, changes, to) => {
  test('needs a recent code, and the people concerned are notified', async () => {
    const { secret } = await withFactor((await person('admin')).id)
    const cookie = await cookieOf('admin')
    const before = await stored(part)
    const prompt = await save(part, changes, cookie)
    expect(prompt.status).toBe(401)
    const page = parse(await prompt.text())
    expect(all(page, 'input', { name: 'otp' })).toHaveLength(1)
    expect(await stored(part)).toEqual(before)
    expect(await mails()).toEqual([])

    const carried = all(page, 'input', { type: 'hidden' }).map(({ attribs }) => [
      attribs.name ?? '',
      attribs.value ?? '',
    ])
    const form = { ...Object.fromEntries(carried), otp: codeOf(secret) }
    const saved = await post(`/staff/settings/${part}`, form, { Cookie: cookie })
    expect(saved.headers.get('Location')).toBe(`/staff/settings/${part}?done=publish`)
    expect(await stored(part)).not.toEqual(before)
    expect(await receivers()).toEqual([...to].sort())
    const [mail] = await mails()
    expect(mail?.subject).toBe(t('mail.receivers', { agency: 'Lindehof' }))
    expect(mail?.text).toContain('The admin')
  })
})

test('an admin without a recent code changes everything else', async () => {
  await withFactor((await person('admin')).id)
  const cookie = await cookieOf('admin')
  for (const [part, changes] of [
    ['agency', { 'tagline.nl': 'Een andere slagzin' }],
    ['offices', { 'offices.0.phone': '09 555 99 99' }],
    ['team', { 'members.0.name': 'Lotte V.' }],
    ['forms', { 'retention.mailDays': '20' }],
    ['listings', { showStickyManager: 'on' }],
  ] as const) {
    expect([part, (await save(part, changes, cookie)).status]).toEqual([part, 303])
  }
  expect(await mails()).toEqual([])
})

test('a draft with another receiver needs a code too, and is mailed once it is published', async () => {
  const admin = await person('admin')
  const { secret } = await withFactor(admin.id)
  const cookie = await cookieOf('admin')
  const change = { siteEmail: 'draft@kantoor.be' }
  expect((await save('agency', change, cookie, 'draft')).status).toBe(401)
  const sent = { ...change, 'second-factor': 'yes', otp: codeOf(secret) }
  expect((await save('agency', sent, cookie, 'draft')).status).toBe(303)
  expect(await mails()).toEqual([])
  await stepUpSessions(admin.id, new Date(0))
  expect((await save('agency', {}, cookie)).status).toBe(401)
  await stepUpSessions(admin.id, new Date())
  expect((await save('agency', {}, cookie)).status).toBe(303)
  expect(await receivers()).toEqual(['draft@kantoor.be', SITE_EMAIL])
})

test('a restored revision with another receiver needs a code and is mailed', async () => {
  await save('agency', { siteEmail: 'second@kantoor.be' }, await cookieOf('admin'))
  await db.delete(outbox)
  const admin = await person('admin')
  await withFactor(admin.id)
  const cookie = await cookieOf('admin')
  const first = await db.select().from(revision).orderBy(revision.id).get()
  const restore = () =>
    post('/staff/settings/agency/history', { revision: String(first?.id) }, { Cookie: cookie })
  expect((await restore()).status).toBe(401)
  expect(await stored('agency')).toMatchObject({ siteEmail: 'second@kantoor.be' })
  await stepUpSessions(admin.id, new Date())
  expect((await restore()).status).toBe(303)
  expect(await receivers()).toEqual([SITE_EMAIL, 'second@kantoor.be'].sort())
})

describe('the mails about changes of receivers', () => {
  test('are one for all changes of a staff member within an hour', async () => {
    const cookie = await cookieOf('admin')
    await save('forms', { sendToManager: 'on' }, cookie)
    await save('listings', { documentHosts: 'files.kantoor.be' }, cookie)
    await save('offices', { 'offices.0.email': 'gent@kantoor.be' }, cookie)
    const rows = await db.select().from(outbox)
    expect(rows.map(({ mail }) => mail.to.email)).toEqual([SITE_EMAIL])
    expect(rows[0]?.mail.text).toContain('files.kantoor.be')
    expect(rows[0]?.mail.text).toContain('gent@kantoor.be')
    expect(Date.parse(rows[0]?.nextAt ?? '') - Date.now()).toBeGreaterThan(50 * 60_000)
  })

  test('are two if the first one is already being sent', async () => {
    const cookie = await cookieOf('admin')
    await save('forms', { sendToManager: 'on' }, cookie)
    await claimMail(db, new Date(Date.now() + 61 * 60_000))
    await save('listings', { documentHosts: 'files.kantoor.be' }, cookie)
    expect(await receivers()).toEqual([SITE_EMAIL, SITE_EMAIL])
  })

  test('go to no placeholder address', async () => {
    await changeSettings({ siteEmail: 'info@immo-voorbeeld.example' })
    await save('offices', { 'offices.0.email': 'gent@kantoor.be' }, await cookieOf('admin'))
    expect(await mails()).toEqual([])
  })
})
