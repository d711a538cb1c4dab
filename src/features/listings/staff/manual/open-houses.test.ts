import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../../test/agency'
import { all, words } from '../../../../../test/html'
import { documentAt, htmlAt, wordsAt } from '../../../../../test/open-page'
import { cookieOf, post } from '../../../../../test/people'
import { saveDocument } from '../../../../../test/staff-form'
import { RETENTION_MINUTE, runCron } from '../../../../cron'
import { STATUS } from '../../../../listing/status'
import { listing, project, property } from '../../../../platform/db/schema'
import { revision } from '../../../../platform/db/schema-revisions'
import type { Entries } from '../../../../platform/fields/field'
import { formatDate } from '../../../../platform/format/dates'
import { LANGS } from '../../../../platform/format/lang'
import { translator } from '../../../../platform/i18n'
import { manualDocument } from './manual-document'

const DAY = 86_400_000
const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const FIRST = dayAfter(3)
const SECOND = dayAfter(10)
const TOWN = { zip: '9051', 'city.nl': 'Afsnee' }

interface Example {
  kind: string
  form: string
  entries: Entries
  on: Entries
  list: string
  page: (id: string) => string
  uid: (id: string) => string
}

const PROPERTY: Example = {
  kind: 'property',
  form: '/staff/listings/new',
  entries: { goal: '0', webId: '1', 'typeDescription.nl': 'Huis', ...TOWN },
  on: { status: String(STATUS.active) },
  list: '/nl/te-koop',
  page: (id) => `/property/${id}`,
  uid: (id) => `open-house-${id}-`,
}

const PROJECT: Example = {
  kind: 'project',
  form: '/staff/listings/new/project',
  entries: { 'name.nl': 'Huis', ...TOWN },
  on: {},
  list: '/nl/nieuwbouw',
  page: (id) => `/project/p/${id}`,
  uid: (id) => `open-house-p${id}-`,
}

let office: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  for (const table of [listing, property, project, revision]) await db.delete(table)
  office = await cookieOf('office')
})

describe.each([PROPERTY, PROJECT])('an open house day of a $kind', (example) => {
  let key: string
  let page: string

  beforeEach(async () => {
    const response = await post(example.form, example.entries, { Cookie: office })
    key = response.headers.get('Location')?.split('/').at(-1) ?? ''
    page = example.page(key.replace('p', ''))
  })

  async function save(changes: Entries): Promise<Response> {
    const { editable, fields } = manualDocument(key)
    const form = { path: `/staff/listings/${key}`, editable, fields, cookie: office }
    const response = await saveDocument(form, changes)
    await purge()
    return response
  }

  function day(index: number, date: string, from: string, until = '12:00'): Entries {
    const name = `openHouses.${index}`
    return {
      [name]: 'on',
      [`${name}.date`]: date,
      [`${name}.from`]: from,
      [`${name}.until`]: until,
    }
  }

  test('is on the page, the first one also on the card, in each language', async () => {
    await save({ ...example.on, ...day(0, SECOND, '14h00', '16.00'), ...day(1, FIRST, '9u30') })
    for (const lang of LANGS) {
      const text = await wordsAt(`/${lang}${page}`)
      const label = translator(lang)('detail.openhouses')
      expect(text).toMatch(new RegExp(`${label}.*, 09:30–12:00.*, 14:00–16:00`))
    }
    const card = await wordsAt(example.list)
    expect(card).toMatch(/Opendeurdag .*, 09:30–12:00/)
    expect(card).not.toContain('14:00–16:00')
    expect((await htmlAt(`/nl${page}`)).match(/"@type":"Event"/g)).toHaveLength(2)
    const editor = await documentAt(`/staff/listings/${key}`, office)
    expect(all(editor, 'summary').map(words)).toContainEqual(
      expect.stringContaining(`${formatDate(FIRST)}, 09:30–12:00`),
    )
  })

  test('is not shown if it is over when it is saved, and removed from the listing afterwards', async () => {
    await save({ ...example.on, ...day(0, dayAfter(-2), '08:00'), ...day(1, FIRST, '09:30') })
    const text = await wordsAt(`/nl${page}`)
    expect(text).toContain('09:30–12:00')
    expect(text).not.toContain('08:00–12:00')
    const later = new Date(Date.now() + 5 * DAY)
    later.setUTCMinutes(RETENTION_MINUTE)
    await runCron(env, later)
    await purge()
    for (const path of [`/nl${page}`, example.list]) {
      const shown = await wordsAt(path)
      expect(shown).toContain('Huis')
      expect(shown).not.toContain('Opendeurdag')
    }
  })

  test('is nowhere on the site while the listing is not published', async () => {
    await save(day(0, FIRST, '09:30'))
    await post(`/staff/listings/${key}/archive`, {}, { Cookie: office })
    await purge()
    expect((await get(`/nl${page}`)).status).toBe(404)
    expect((await get(`/nl${page}/open-house/${FIRST}-0930`)).status).toBe(302)
    expect(await wordsAt(example.list)).not.toContain('Opendeurdag')
  })
})
