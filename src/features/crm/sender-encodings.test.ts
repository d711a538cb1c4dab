import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadAgency } from '../../../test/agency'
import { clearCrm, importFeed, putFeed, shownIds } from '../../../test/crm'
import { recordOf } from '../../../test/crm-records'
import { joinBytes } from '../../platform/format/bytes'

const HEADERS = 'ID;Goal;Status;Zip;City;Price;DescriptionA\r\n'

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(() => clearCrm())

/** Sends a file and lets the cron import it; returns the issues and the properties on the site. */
async function send(body: Uint8Array<ArrayBuffer>) {
  const response = await putFeed(body, 'application/octet-stream', { CRM_SOURCE: 'csv' })
  expect(response.status).toBe(202)
  const { issues } = await response.json<{ issues: string[] }>()
  await importFeed()
  return { issues, records: await Promise.all((await shownIds()).map(recordOf)) }
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const row = (key: string, city: string, text: string) =>
  `${key};0;1;4000;${city};325000;${text}\r\n`

describe('a CSV file', () => {
  test('with rows in UTF-8 and in Windows-1252 keeps the accents of both', async () => {
    const first = utf8(HEADERS + row('A', 'Liège', 'Très belle'))
    const { issues, records } = await send(joinBytes([first, latin(row('B', 'Liège', 'été'))]))
    expect(records).toMatchObject([
      { city: { nl: 'Liège' }, description: { nl: '<p>Très belle</p>' } },
      { city: { nl: 'Liège' }, description: { nl: '<p>été</p>' } },
    ])
    expect(issues).toContain('The file says it is utf-8, but it was read as windows-1252')
  })

  test('with a stray zero byte is not read as UTF-16', async () => {
    const { issues, records } = await send(utf8(HEADERS + row('A', 'Li\0ège', 'été')))
    expect(records).toMatchObject([{ city: { nl: 'Liège' } }])
    expect(issues).toEqual([])
  })

  test.each([
    ['an entity of the replacement character', utf8('Tr&#xFFFDs')],
    ['a byte that Windows-1252 leaves undefined', latin('Tr\x8fs')],
  ])('with %s publishes no broken text', async (_, text) => {
    const before = utf8(`${HEADERS}A;0;1;4000;Luik;325000;`)
    const { issues, records } = await send(joinBytes([before, text]))
    expect(records).toMatchObject([{ city: { nl: 'Luik' }, description: null }])
    expect(issues).toContainEqual(expect.stringContaining('DescriptionA lost characters'))
  })
})
