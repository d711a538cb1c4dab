import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { all, attributes, parse, words } from '../../../../test/html'
import { newLead } from '../../../../test/leads'
import { cookieOf } from '../../../../test/people'
import { auditRow } from '../../../platform/audit/audit'
import type { AuditAction } from '../../../platform/audit/audit-action'
import { findAccount } from '../../../site/accounts/queries'
import { pageDocument } from '../../../site/page-document'
import { storeLead } from '../../leads/queries'
import { createPage, deletePage } from '../../pages/edit-pages'
import { erasePerson } from '../../personal-data/erasures'

const NOW = new Date('2026-11-25T10:00:00Z')
let admin = ''
let by = 0

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  admin = await cookieOf('admin')
  by = (await findAccount(db, 'admin@example.org'))?.id ?? 0
})

/** Returns the texts and links of the newest entries of the audit log. */
async function entries(count: number) {
  const response = await get('/staff/audit', { headers: { Cookie: admin } })
  const rows = all(parse(await response.text()), 'tr').slice(1, count + 1)
  return rows.map((row) => ({ text: words(row), links: attributes(all(row, 'a'), 'href') }))
}

async function write(action: AuditAction, subjectId?: string | number) {
  await auditRow(db, { by, now: NOW, action, subjectId })
}

function newPage(title: string) {
  const made = {
    name: title,
    parentId: null,
    role: null,
    slugs: { nl: 'oud', fr: 'vieux', en: 'old', de: 'alt' },
    status: 'Published',
    modules: [],
  }
  const fields = pageDocument.parse({ ...made, params: { title: { nl: title } } })
  return createPage(db, fields, { by, now: NOW })
}

describe('an entry of the log', () => {
  test('names and links the page that it is about', async () => {
    const id = await newPage('Onze diensten')
    const [entry] = await entries(1)
    expect(entry?.text).toContain('Onze diensten')
    expect(entry?.links).toEqual([`/staff/pages/${id}`])
  })

  test('shows a deleted page by name without a link, even if its id is reused', async () => {
    const id = await newPage('Oude pagina')
    await write('page.schedule', id)
    expect(await deletePage(db, id, { by, now: NOW })).toBe(true)
    expect(await newPage('Nieuwe pagina')).toBe(id)
    const [created, deleted, scheduled, first] = await entries(4)
    expect(created?.links).toEqual([`/staff/pages/${id}`])
    expect(created?.text).toContain('Nieuwe pagina')
    for (const entry of [deleted, scheduled, first]) {
      expect(entry?.text).toContain('Oude pagina (verwijderd)')
      expect(entry?.links).toEqual([])
    }
  })

  test('names and links a listing, and shows kind and town of a deleted one', async () => {
    await importItems(listing({ ID: 700_950 }))
    await write('listing.publish', 700_950)
    const [there] = await entries(1)
    expect(there?.links).toEqual(['/staff/listings/700950'])
    expect(there?.text).toContain('· 700950')
    const name = { nl: 'Villa, 9000 Gent' }
    await auditRow(db, {
      by,
      now: NOW,
      action: 'listing.publish',
      subjectId: 700_951,
      detail: { name },
    })
    const [deleted] = await entries(1)
    expect(deleted).toMatchObject({ links: [] })
    expect(deleted?.text).toContain('Villa, 9000 Gent · nummer 700951 (verwijderd)')
  })

  test('names and links settings, labels, old addresses, the sync and leads as a group', async () => {
    await write('settings.publish', 'menus')
    await write('label.change', 'form.message')
    await write('redirect.change', 'all')
    await write('lead.csv')
    await write('media.delete', 99_999)
    const entriesByTime = (await entries(5)).toReversed()
    expect(entriesByTime.map(({ links }) => links)).toEqual([
      ['/staff/settings/menus'],
      ['/staff/labels?q=Bericht'],
      ['/staff/redirects'],
      ['/staff/leads'],
      [],
    ])
    expect(entriesByTime[0]?.text).toContain('Menu’s')
    expect(entriesByTime[4]?.text).toContain('nummer 99999 (verwijderd)')
  })

  test('about a lead does not name a person and has no link after an erasure', async () => {
    const lead = newLead({ kind: 'contact' }, 'Hello')
    Object.assign(lead.data, { FirstName: 'Griet', Name: 'Zonderling', Email: 'griet@example.org' })
    await storeLead(db, lead, [], NOW)
    await write('lead.change', lead.id)
    const [before] = await entries(1)
    expect(before?.links).toEqual([`/staff/leads/${lead.id}`])
    expect(before?.text).toContain('25/11/2026')
    await erasePerson(db, 'griet@example.org', NOW)
    const [after] = await entries(1)
    expect(after?.links).toEqual([])
    expect(after?.text).toContain('een gewiste aanvraag')
    for (const entry of [before, after]) expect(entry?.text).not.toMatch(/Griet|Zonderling|griet@/)
  })
})
