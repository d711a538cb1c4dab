import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadAgency } from '../../../test/agency'
import { forgetCrm, shownIds } from '../../../test/crm'
import { recordOf } from '../../../test/crm-records'
import { getWith } from '../../../test/worker'
import { primaryDb } from '../../data/db/db'
import { syncTick } from '../../data/sync/sync'
import { joinBytes } from '../../domain/format/bytes'

const db = primaryDb(env.DB)
const HEADERS = 'ID;Goal;Status;Zip;City;Price;DescriptionA\r\n'

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(() => forgetCrm())

/** Sends a file and lets the cron import it; returns the issues and the properties on the site. */
async function send(body: Uint8Array, source = 'csv') {
  const headers = {
    Authorization: 'Bearer test-staff-token',
    'Content-Type': 'application/octet-stream',
  }
  const init = { method: 'PUT', body, headers }
  const response = await getWith({ CRM_SOURCE: source }, '/api/staff/feed', init)
  expect(response.status).toBe(202)
  const { issues } = await response.json<{ issues: string[] }>()
  await syncTick({
    db,
    source: null,
    told: null,
    pace: { everySeconds: 600, pauseMs: 0, calls: 20 },
    langs: ['nl', 'fr'],
    files: { media: env.MEDIA, images: env.IMAGES },
    ownPictures: true,
    now: new Date(),
  })
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

  test('in Windows-1252 behind the mark of UTF-8 is read', async () => {
    const mark = Uint8Array.of(0xef, 0xbb, 0xbf)
    const { records } = await send(joinBytes([mark, latin(HEADERS + row('A', 'Liège', 'été'))]))
    expect(records).toMatchObject([{ city: { nl: 'Liège' } }])
  })

  test('with a stray zero byte is not read as UTF-16', async () => {
    const { issues, records } = await send(utf8(HEADERS + row('A', 'Li\0ège', 'été')))
    expect(records).toMatchObject([{ city: { nl: 'Liège' } }])
    expect(issues).toEqual([])
  })

  test('that was encoded twice is put right, and each field is reported', async () => {
    const { issues, records } = await send(
      utf8(HEADERS + row('A', 'LiÃ¨ge', 'Maison Ã\u00a0 vendre')),
    )
    expect(records).toMatchObject([
      { city: { nl: 'Liège' }, description: { nl: '<p>Maison à vendre</p>' } },
    ])
    expect(issues).toContain('Line 2, A: City was encoded twice and was put right: “LiÃ¨ge”')
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

test('an OpenImmo object reports the fields that lost characters or were encoded twice', async () => {
  const xml = `<openimmo><uebertragung umfang="TEIL"/><anbieter><immobilie>
    <objektkategorie><vermarktungsart KAUF="true"/></objektkategorie>
    <geo><plz>4000</plz><ort>Li&#65533;ge</ort><strasse>Rue LÃ©gÃ¨re</strasse></geo>
    <preise><kaufpreis>325000</kaufpreis></preise>
    <verwaltung_techn><openimmo_obid>A</openimmo_obid></verwaltung_techn></immobilie></anbieter></openimmo>`
  const { issues, records } = await send(utf8(xml), 'openimmo')
  expect(records).toMatchObject([{ city: {}, street: { nl: 'Rue Légère' } }])
  expect(issues).toEqual([
    'A: geo/ort lost characters in a wrong encoding and was dropped: “Li�ge”',
    'A: geo/strasse was encoded twice and was put right: “Rue LÃ©gÃ¨re”',
  ])
})
