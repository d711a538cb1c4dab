import { beforeAll, expect, test } from 'vitest'
import { get, loadAgency, purge } from '../../../../test/agency'
import { all, byClass, parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { formOf } from '../../../../test/settings-form'
import type { Entries } from '../../../platform/fields/field'

let admin: string

beforeAll(async () => {
  await loadAgency({ withListings: false })
  admin = await cookieOf('admin')
})

async function save(changes: Entries): Promise<Response> {
  const form = { ...(await formOf('offices')), ...changes, action: 'publish' }
  const response = await post('/staff/settings/offices', form, { Cookie: admin })
  await purge()
  return response
}

async function hoursAt(path: string): Promise<string[]> {
  const page = parse(await (await get(path)).text())
  return byClass(page, 'office-hours').map((list) =>
    all(list, 'li').map(words).join(' ').replaceAll('\u00a0', ' '),
  )
}

test('the contact page shows the opening hours of each office in the visitor’s language', async () => {
  expect(await hoursAt('/nl/contact')).toEqual([
    'ma–vr 9–12.30 en 13.30–18 u. za 10–13 u. Gesloten op feestdagen',
    'ma–vr 9–12.30 en 13.30–18 u. za 10–13 u. Gesloten op feestdagen',
    'ma–vr 9–12.30 en 13.30–18 u. za op afspraak Gesloten op feestdagen',
  ])
  expect((await hoursAt('/fr/contact'))[2]).toContain('sam. sur rendez-vous')
})

test('staff enter hours in a free format, and structured data contains them', async () => {
  const saved = await save({ 'offices.0.hours.fri': '9u tot 12u', 'offices.0.hours.sat': '' })
  expect(saved.status).toBe(303)
  const [gent] = await hoursAt('/nl/contact')
  expect(gent).toBe('ma–do 9–12.30 en 13.30–18 u. vr 9–12 u. Gesloten op feestdagen')
  expect((await formOf('offices'))['offices.0.hours.fri']).toBe('09:00-12:00')
  const page = parse(await (await get('/nl/contact')).text())
  const data = all(page, 'script', { type: 'application/ld+json' }).map(words).join()
  expect(data).toContain(
    '"dayOfWeek":["https://schema.org/Friday"],"opens":"09:00","closes":"12:00"',
  )
})
