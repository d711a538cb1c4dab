import { desc } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, attributes, byClass, parse, words } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'
import { cookieOf, post } from '../../../../test/people'
import { formOf } from '../../../../test/settings-form'
import { pageOf } from '../../../../test/staff-pages'
import { teamMember } from '../../../platform/db/schema-content'
import { audit } from '../../../platform/db/schema-people'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { translator } from '../../../platform/i18n'
import type { SettingsPart } from '../../../site/settings-parts'

const t = translator('nl')
let admin: string

beforeAll(async () => {
  await loadAgency({ withListings: false })
})
beforeEach(async () => {
  await db.delete(revision)
  admin = await cookieOf('admin')
})

function send(part: SettingsPart, fields: Entries) {
  return post(`/staff/settings/${part}`, fields, { Cookie: admin })
}

async function save(part: SettingsPart, changes: Entries, action = 'publish') {
  return send(part, { ...(await formOf(part)), ...changes, action })
}

async function pageText(path: string, cookie = '') {
  const response = await get(path, { headers: { Cookie: cookie } })
  return words(parse(await response.text()))
}

describe('a section of the settings', () => {
  test('is published at once, logged and stored as a revision', async () => {
    const response = await save('offices', { 'offices.0.phone': '09 555 99 99' })
    expect(response.headers.get('Location')).toBe('/staff/settings/offices?done=publish')
    expect(await pageText('/nl/contact')).toContain('+32 9 555 99 99')

    const auditEntry = await db.select().from(audit).orderBy(desc(audit.id)).get()
    expect([auditEntry?.action, auditEntry?.subjectId]).toEqual(['settings.publish', 'offices'])
    const rows = await db.select().from(revision).orderBy(revision.id)
    expect(rows.map(({ state, subjectId }) => [state, subjectId])).toEqual([
      ['past', 'offices'],
      ['live', 'offices'],
    ])
  })

  test('as a draft is visible only in the preview', async () => {
    const before = await (await get('/nl/')).text()
    const response = await save('agency', { 'tagline.nl': 'Een nieuwe slagzin' }, 'draft')
    expect(response.headers.get('Location')).toBe('/staff/settings/agency?done=draft')
    expect(await (await get('/nl/')).text()).toBe(before)

    const previewResponse = await post('/staff/preview', { state: 'on' }, { Cookie: admin })
    const previewCookie = previewResponse.headers.get('Set-Cookie')?.split(';')[0]
    expect(await pageText('/nl/', `${admin}; ${previewCookie}`)).toContain('Een nieuwe slagzin')
    expect(await pageText('/staff/settings/agency', admin)).toContain(t('edit.draft'))

    await save('agency', {}, 'discard')
    expect(await pageText('/staff/settings/agency', admin)).not.toContain(t('edit.draft'))
    expect((await formOf('agency'))['tagline.nl']).not.toBe('Een nieuwe slagzin')
  })

  test('that is refused keeps its values and shows the reason at the field', async () => {
    const changes = { 'offices.0.name': '', 'offices.0.phone': '09 111 11 11' }
    const response = await save('offices', changes)
    expect(response.status).toBe(422)
    const page = parse(await response.text())
    const fields = all(page, 'input')
    const name = fields.find(({ attribs }) => attribs.name === 'offices.0.name')
    expect(name?.attribs['aria-invalid']).toBe('true')
    const phone = fields.find(({ attribs }) => attribs.name === 'offices.0.phone')
    expect(phone?.attribs.value).toBe('09 111 11 11')
    expect(words(page)).toContain(t('field.missing'))
    expect((await formOf('offices'))['offices.0.phone']).not.toBe('09 111 11 11')
  })

  test('has buttons for its lists that save nothing', async () => {
    const response = await save('offices', { 'offices.0.name': 'Half' }, 'offices.1.up')
    expect(response.status).toBe(200)
    const names = all(parse(await response.text()), 'input')
      .filter(({ attribs }) => /^offices\.\d\.name$/.test(attribs.name ?? ''))
      .map(({ attribs }) => attribs.value)
    expect(names.slice(0, 2)).toEqual(['Lindehof Brussel', 'Half'])
    expect((await formOf('offices'))['offices.0.name']).not.toBe('Half')
  })
})

describe('a conflict between two people', () => {
  test('shows both versions, to choose from field by field', async () => {
    const base = await formOf('agency')
    const first = { ...base, 'tagline.nl': 'Van de ander', 'legal.ipi': '111111' }
    await send('agency', { ...first, action: 'publish' })
    const mine = { ...base, 'tagline.nl': 'Van mij', 'legal.ipi': '222222' }
    const response = await send('agency', { ...mine, action: 'publish' })
    expect(response.status).toBe(409)
    const page = parse(await response.text())
    const panels = byClass(page, 'conflict').map((panel) => words(panel))
    expect(panels).toEqual([expect.stringContaining('Van de ander')])
    expect(panels).toEqual([expect.stringContaining('Van mij')])

    const again = all(page, 'input').find(({ attribs }) => attribs.name === 'base')
    const versions = { 'keep:tagline': 'mine', 'keep:legal.ipi': 'theirs' }
    await send('agency', {
      ...mine,
      ...versions,
      base: again?.attribs.value ?? '',
      action: 'publish',
    })
    const now = await formOf('agency')
    expect([now['tagline.nl'], now['legal.ipi']]).toEqual(['Van mij', '111111'])
  })

  test('accepts the same values twice as one revision', async () => {
    const form = { ...(await formOf('agency')), 'tagline.fr': 'Deux fois', action: 'publish' }
    const answers = [await send('agency', form), await send('agency', form)]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await db.$count(revision)).toBe(2)
  })

  test('does not overwrite a draft of another person', async () => {
    const base = await formOf('agency')
    await send('agency', { ...base, 'tagline.nl': 'Een concept', action: 'draft' })
    const response = await send('agency', { ...base, 'tagline.nl': 'Nog een', action: 'draft' })
    expect(response.status).toBe(409)
    expect((await formOf('agency'))['tagline.nl']).toBe('Een concept')
  })
})

test('the history shows the differences and restores a version as a new revision', async () => {
  const before = await formOf('popup')
  await save('popup', { 'popup.title.nl': 'Zomer bij ons' })
  const first = await db.select().from(revision).orderBy(revision.id).get()
  const page = await pageText(`/staff/settings/popup/history?id=${first?.id}`, admin)
  expect(page).toContain('Zomer bij ons')
  expect(page).toContain(before['popup.title.nl'])
  expect(page).toContain(t('edit.history.first'))

  const restored = await post(
    '/staff/settings/popup/history',
    { revision: String(first?.id) },
    { Cookie: admin },
  )
  expect(restored.headers.get('Location')).toBe('/staff/settings/popup?done=restore')
  const { base: now, ...after } = await formOf('popup')
  const { base: then, ...was } = before
  expect([after, now]).toEqual([was, then])
  const auditEntries = await db.select().from(audit).orderBy(desc(audit.id)).limit(2)
  expect(auditEntries.map(({ action }) => action)).toEqual(['settings.restore', 'settings.publish'])
  expect(await db.$count(revision)).toBe(3)
})

test('the button of the popup leads to the page that staff choose, in the language of the visitor', async () => {
  const { id } = await pageOf('contact')
  const form = await documentAt('/staff/settings/popup', admin)
  const [select] = all(form, 'select', { name: 'popup.page' })
  expect(select && attributes(all(select, 'option'), 'value')).toContain(String(id))
  const before = await formOf('popup')
  const saved = await save('popup', { 'popup.page': String(id) })
  expect(saved.headers.get('Location')).toBe('/staff/settings/popup?done=publish')
  for (const lang of ['nl', 'fr'] as const) {
    const [dialog] = all(await documentAt(`/${lang}/`), 'dialog', { class: 'popup' })
    expect(dialog && attributes(all(dialog, 'a'), 'href')).toContain(`/${lang}/contact`)
  }
  await send('popup', {
    ...before,
    ...(await formOf('popup')),
    'popup.page': '',
    action: 'publish',
  })
})

test('an editor can change only the team, and a member sent twice is added once', async () => {
  const editor = await cookieOf('editor')
  const sendAs = (part: SettingsPart, fields: Entries) =>
    post(`/staff/settings/${part}`, fields, { Cookie: editor })
  expect((await sendAs('offices', await formOf('offices'))).status).toBe(403)
  expect((await sendAs('consent', await formOf('consent'))).status).toBe(403)
  const added = await sendAs('team', { ...(await formOf('team')), action: 'members.add' })
  const form = Object.fromEntries(
    all(parse(await added.text()), 'input').map(({ attribs }) => [
      attribs.name ?? '',
      attribs.value ?? '',
    ]),
  )
  const count = Object.keys(form).filter((name) => /^members\.\d+$/.test(name)).length
  const item = `members.${count - 1}`
  const person = {
    [`${item}.name`]: 'Nele Nieuw',
    [`${item}.function.nl`]: 'Makelaar',
    [`${item}.status`]: 'Published',
  }
  const filled = { ...(await formOf('team')), ...only(form, item), ...person, action: 'publish' }
  for (let twice = 0; twice < 2; twice++) {
    expect((await sendAs('team', filled)).headers.get('Location')).toContain('done=publish')
  }
  expect(await db.$count(teamMember)).toBe(count)
  expect(await pageText('/nl/over-ons')).toContain('Nele Nieuw')
})

function only(form: Entries, item: string): Entries {
  return Object.fromEntries(Object.entries(form).filter(([name]) => name.startsWith(item)))
}

test('an unknown section answers 404', async () => {
  const headers = { Cookie: admin }
  expect((await get('/staff/settings/constructor', { headers })).status).toBe(404)
  expect((await get('/staff/settings/constructor/history', { headers })).status).toBe(404)
})
