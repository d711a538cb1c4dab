import { beforeAll, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../test/agency'
import { cookieOf, post } from '../../test/people'
import { getWith } from '../../test/worker'
import { readVersion } from '../platform/db/version'

beforeAll(() => loadAgency())

const ID = 777_001
const PATHS = [
  '/nl/',
  '/nl/te-koop',
  '/fr/a-vendre',
  '/nl/te-koop?order=Price+desc',
  `/nl/property/${ID}`,
  `/nl/favorieten?ids=${ID}`,
  `/nl/vergelijken?ids=${ID}`,
  '/api/properties?goal=0',
  '/api/properties?lang=fr',
  '/api/properties?budget=1900000-',
]

test('a purge removes an old price from every page and API answer', async () => {
  const home = listing({ ID, Price: 1_911_000, StartCommercialisation: '2027-01-01' })
  await importItems(home)
  for (const path of PATHS) await getWith({}, path)

  await changeUnseen('1911000', '1933000')
  const admin = await cookieOf('admin')
  const before = await readVersion(db)
  const cached = await getWith({}, '/nl/te-koop')
  expect(cached.headers.get('Server-Timing')).toBe('page')
  expect(await cached.text()).toMatch(/1\.?911\.?000/)

  const purged = await post('/staff/purge', {}, { Cookie: admin })
  expect(purged.headers.get('Location')).toBe('/staff/settings?done=purge#cache')
  for (const path of PATHS) {
    const text = await (await get(path)).text()
    expect([path, /1\.?933\.?000/.test(text)]).toEqual([path, true])
    expect([path, /1\.?911\.?000/.test(text)]).toEqual([path, false])
  }
  const page = await get('/staff/settings?done=purge', { headers: { Cookie: admin } })
  expect(await page.text()).toContain(`Leeggemaakt: versie ${before + 1} is begonnen.`)
})

/** Writes as a database tool does, without invalidating the caches. */
async function changeUnseen(from: string, to: string): Promise<void> {
  await db.run(`UPDATE property SET data = replace(data, '${from}', '${to}') WHERE id = ${ID}`)
  await db.run(
    `UPDATE listing SET card = replace(card, '${from}', '${to}'), price = ${to} WHERE id = ${ID}`,
  )
}
