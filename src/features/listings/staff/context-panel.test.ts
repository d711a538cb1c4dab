import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db, get, importFile, listing, loadAgency, purge } from '../../../../test/agency'
import { deleteAllLeads, PERSON, sendForm, storedLeads, visitDays } from '../../../../test/forms'
import { all, parse, words } from '../../../../test/html'
import { cookieOf, person } from '../../../../test/people'
import { ownerProperty, propertyHistory } from '../../../platform/db/schema-history'
import { formatDate } from '../../../platform/format/dates'
import { NO_HISTORY } from '../../owner-area/history'

const HOME = 410_002
beforeAll(async () => {
  await loadAgency()
  const { id } = await person('owner')
  await db.insert(ownerProperty).values({ accountId: id, propertyId: HOME }).onConflictDoNothing()
})
beforeEach(deleteAllLeads)

async function screenOf(id: number | string, role: Parameters<typeof cookieOf>[0]) {
  const response = await get(`/staff/listings/${id}`, { headers: { Cookie: await cookieOf(role) } })
  return parse(await response.text())
}

function linksOf(page: ReturnType<typeof parse>): string[] {
  return all(page, 'a').map(({ attribs }) => attribs.href ?? '')
}

test('the screen of a property lists its owners, visits and leads with links', async () => {
  const owner = await person('owner')
  const [day = ''] = visitDays(1)
  await sendForm('/api/forms/visit', {
    ...PERSON,
    ObjectID: String(HOME),
    VisitDate: [day],
    VisitPart: ['am'],
  })
  const [visit] = await storedLeads()
  const entry = { name: 'Karel', type: 'Bezoek', status: 'Afgelegd', contact: 'Karel', comment: '' }
  const data = { ...NO_HISTORY, calendar: [{ ...entry, start: '2026-11-02T14:30:00', typeId: 1 }] }
  await db
    .insert(propertyHistory)
    .values({ propertyId: HOME, data, hash: '' })
    .onConflictDoUpdate({ target: propertyHistory.propertyId, set: { data } })
  const page = await screenOf(HOME, 'office')
  expect(linksOf(page)).toContain(`/staff/owners/${owner.id}`)
  expect(linksOf(page).filter((href) => href === `/staff/leads/${visit?.id}`)).toHaveLength(2)
  const text = words(page)
  expect(text).toContain(`${formatDate(day)}, voormiddag`)
  expect(text).toContain('02/11/2026 14:30')
  expect(text).not.toContain('Karel')
})

test('an account without the rights sees no owners and leads', async () => {
  const page = await screenOf(HOME, 'editor')
  expect(linksOf(page).filter((href) => /staff\/(owners|leads)/.test(href))).toEqual([])
})

test('a unit of an unpublished project has no link to a public page', async () => {
  const unit = listing({ ID: 700_901, ProjectID: 700_900 })
  const project = {
    ID: 700_900,
    PublishWebsite: true,
    Name: { nl: 'Hof' },
    Zip: '9000',
    Units: [unit],
  }
  const look = `/nl/property/${unit.ID}`
  await importFile({ Projects: [project] })
  await purge()
  expect((await get(look)).status).toBe(200)
  expect(linksOf(await screenOf(unit.ID, 'office'))).toContain(look)
  await importFile({ Projects: [{ ...project, PublishWebsite: false }] })
  await purge()
  expect((await get(look)).status).toBe(404)
  expect(linksOf(await screenOf(unit.ID, 'office'))).not.toContain(look)
})
