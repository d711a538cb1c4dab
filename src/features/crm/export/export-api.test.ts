import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  asStaff,
  changeSettings,
  get,
  importFile,
  importItems,
  listing,
  loadAgency,
} from '../../../../test/agency'
import { keepLogs, loggedEvents } from '../../../../test/logs'
import { getWith } from '../../../../test/worker'
import { readOpenImmo } from '../sources/openimmo'

const PATH = '/api/export/openimmo.xml'

beforeAll(() => loadAgency())
keepLogs()

async function exported(query = '') {
  const response = await asStaff(PATH + query, {})
  expect(response.status).toBe(200)
  const text = await response.text()
  const feed = await readOpenImmo(() => oneChunk(text), 'nl')
  const ids = feed.items.map(({ key }) => Number(key.replace('localhost-', '')))
  return { response, text, feed, ids }
}

async function* oneChunk(text: string) {
  yield new TextEncoder().encode(text)
}

/** Returns the IDs of properties and units on the market, by the table of the lists. */
async function idsOnMarket(): Promise<number[]> {
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT id FROM listing WHERE list IN (0, 1) AND kind IN (0, 2)
      AND NOT card ->> '$.gone' ORDER BY id`,
  ).all<{ id: number }>()
  return results.map(({ id }) => id)
}

describe('the OpenImmo export', () => {
  test('contains every listing on the market once, including units of projects, and is never cached', async () => {
    const { response, text, feed, ids } = await exported()
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=UTF-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Language')).toBe('nl')
    expect(ids.length).toBeGreaterThan(50)
    expect(ids).toEqual(await idsOnMarket())
    expect(feed).toMatchObject({ mode: 'all', unreadable: 0 })
    expect(text).toContain('<firma>Lindehof</firma>')
    expect(text).toMatch(/<pfad>http:\/\/localhost\/images\/demo\/[^<]+\.jpg<\/pfad>/)
  })

  test('omits listings that are off the market, unpublished or hidden by staff', async () => {
    const [sold, sign, planned, visible] = [
      listing({ Status: 2 }),
      listing({ Marquee: 3 }),
      listing({ Status: 0 }),
      listing({ Price: 123_456 }),
    ]
    await importItems(sold, sign, planned, visible)
    const { ids } = await exported()
    expect(ids).toContain(visible.ID)
    for (const { ID } of [sold, sign, planned]) expect(ids).not.toContain(ID)
    await importFile({ DeletedIDs: [visible.ID] })
    expect((await exported()).ids).not.toContain(visible.ID)
  })

  test('contains no hidden street and no hidden price', async () => {
    const street = 'Zwijgzaamlaan'
    await importItems(
      listing({ Street: street, PublishAddress: false, PublishPrice: false, Price: 87_654_321 }),
    )
    const { text } = await exported()
    expect(text).not.toContain(street)
    expect(text).not.toContain('87654321')
  })

  test('hides the street of listings with a label for which the agency hides it', async () => {
    await importItems(listing({ Street: 'Labellaan', Marquee: 2 }))
    expect((await exported()).text).toContain('Labellaan')
    await changeSettings({ marqueesWithoutStreet: [2] })
    expect((await exported()).text).not.toContain('Labellaan')
    await changeSettings({})
  })

  test('is in the requested language of the agency', async () => {
    await importItems(listing({ DescriptionA: { nl: 'Zonnige tuin', fr: 'Jardin ensoleillé' } }))
    const { response, text } = await exported('?lang=fr')
    expect(response.headers.get('Content-Language')).toBe('fr')
    expect(text).toContain('Jardin ensoleillé')
    expect(text).not.toContain('Zonnige tuin')
    expect(text).toContain('<sprache>fr-BE</sprache>')
    const wrong = await asStaff(`${PATH}?lang=xx`, {})
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ issues: [{ message: expect.any(String) }] })
  })

  test('aborts if the database fails, so that a part is not read as a complete file', async () => {
    const broken = { ...env.DB, withSession: brokenAfter('property') } as unknown as D1Database
    await expect(getWith({ DB: broken }, PATH, withToken())).rejects.toThrow()
    expect(loggedEvents()).toContain('export broken off')
  })
})

describe('the access to the export', () => {
  test.each([
    ['no token', {}],
    ['a wrong one', { Authorization: 'Bearer test-staff-tokem' }],
    ['an empty one', { Authorization: 'Bearer ' }],
    ['another scheme', { Authorization: 'Basic test-staff-token' }],
  ])('is refused with %s', async (_, headers) => {
    const response = await get(PATH, { headers: headers as Record<string, string> })
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('openimmo')
  })
})

function withToken(): RequestInit {
  return { headers: { Authorization: 'Bearer test-staff-token' } }
}

/** Sessions of D1 that answer all but statements about a table. */
function brokenAfter(table: string) {
  return (constraint?: string) => {
    const session = env.DB.withSession(constraint)
    return {
      prepare: (text: string) => {
        if (text.includes(`from "${table}"`)) throw new Error(`${table} is broken`)
        return session.prepare(text)
      },
      batch: (statements: D1PreparedStatement[]) => session.batch(statements),
      getBookmark: () => session.getBookmark(),
    }
  }
}
