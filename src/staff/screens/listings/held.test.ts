import { beforeAll, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { importFile, propertyItem } from '../../../../test/imports'
import { cookieOf, post } from '../../../../test/people'
import { listHeld } from '../../../features/crm/import/held-listings'

const ID = 931_001
const IMPORTS = '/staff/imports'

beforeAll(() => loadAgency({ withListings: false }))

async function importsPage(role: 'agent' | 'editor' = 'editor', query = '') {
  const response = await get(IMPORTS + query, { headers: { Cookie: await cookieOf(role) } })
  return parse(await response.text())
}

async function decide(decision: 'approval' | 'rejection', role: 'agent' | 'editor' = 'editor') {
  return post(`${IMPORTS}/held/${ID}/${decision}`, {}, { Cookie: await cookieOf(role) })
}

test('a held property is listed with its reason, and published by an editor', async () => {
  await importFile({ Items: [propertyItem({ ID, Price: 325, TypeDescription: 'Rijwoning' })] })
  expect((await get(`/nl/property/${ID}`)).status).toBe(404)
  const page = words(await importsPage())
  expect(page).toContain('Rijwoning')
  expect(page).toContain('De prijs € 325 ligt onder € 10.000')

  const approved = await decide('approval')
  expect(approved.headers.get('Location')).toBe(`${IMPORTS}?done=approved`)
  expect(words(await importsPage('editor', '?done=approved'))).toContain('staat op de site')
  expect((await get(`/nl/property/${ID}`)).status).toBe(200)
  expect(await listHeld(db, 10)).toEqual([])
  // A second click on the same button changes nothing.
  expect((await decide('approval')).status).toBe(303)
})

test('an agent sees held properties without buttons', async () => {
  await importFile({ Items: [propertyItem({ ID, Price: 36 })] })
  const page = await importsPage('agent')
  expect(words(page)).toContain('Wacht op bevestiging')
  expect(all(page, 'button', { formaction: `${IMPORTS}/held/${ID}/approval` })).toEqual([])
  expect((await decide('approval', 'agent')).status).toBe(403)
})

test('the last import lists up to 200 refused properties with their reasons', async () => {
  await importFile({
    Items: Array.from({ length: 210 }, (_, at) => propertyItem({ ID: at + 1, Price: `p${at}` })),
  })
  const page = words(await importsPage())
  expect(page).toContain('De prijs is geen getal: ‘p199’')
  expect(page).not.toContain('‘p200’')
  expect(page).toContain('… en nog 10')
})
