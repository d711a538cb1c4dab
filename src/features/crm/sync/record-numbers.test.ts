import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, loadAgency } from '../../../../test/agency'
import { clearCrm, importFeed, lastRun, putFeed, shownIds } from '../../../../test/crm'
import { recordOf } from '../../../../test/crm-records'
import { listHeld } from '../import/held-listings'

interface Numbers {
  obid?: string
  extern?: string
  intern?: string
}

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(() => clearCrm())

/** An object as a sender of OpenImmo writes it; each has a house number of its own. */
function objectOf({ obid, extern, intern }: Numbers, price = 325_000, more = '', number = price) {
  const element = (name: string, value?: string) => (value ? `<${name}>${value}</${name}>` : '')
  return `<immobilie>
    <objektkategorie><vermarktungsart KAUF="true"/><objektart><haus/></objektart></objektkategorie>
    <geo><plz>9000</plz><ort>Gent</ort><strasse>Proefstraat</strasse><hausnummer>${number}</hausnummer></geo>
    <preise><kaufpreis>${price}</kaufpreis></preise><flaechen><wohnflaeche>120</wohnflaeche></flaechen>
    <verwaltung_techn>${element('objektnr_intern', intern)}${element('objektnr_extern', extern)}
    ${element('openimmo_obid', obid)}${more}</verwaltung_techn></immobilie>`
}

const deletionOf = (numbers: Numbers) => objectOf(numbers, 325_000, '<aktion aktionart="DELETE"/>')

/** Sends a file of changes and lets the cron import it. */
async function send(...objects: string[]) {
  const body = `<openimmo><uebertragung umfang="TEIL"/><anbieter>${objects.join('')}</anbieter></openimmo>`
  const answer = await putFeed(body, 'text/xml', { CRM_SOURCE: 'openimmo' })
  await importFeed({ langs: ['nl'] })
  return answer.json()
}

const A = { obid: 'OB-A', extern: 'E-A', intern: 'I-A' }
const B = { obid: 'OB-B', extern: 'E-B', intern: 'I-B' }

describe('a property', () => {
  test.each<[string, Numbers]>([
    ['its external number alone', { extern: 'E-A' }],
    ['its internal number alone', { intern: 'I-A' }],
    ['a new technical ID', { ...A, obid: 'OB-A2' }],
    ['a new technical ID and no internal number', { obid: 'OB-A2', extern: 'E-A' }],
  ])('is recognised when it is sent again under %s', async (_, numbers) => {
    await send(objectOf(A), objectOf(B, 400_000))
    const ids = await shownIds()
    await send(objectOf(numbers, 315_000))
    expect(await shownIds()).toEqual(ids)
    const prices = await Promise.all(ids.map(async (id) => (await recordOf(id)).price))
    expect(prices).toEqual([315_000, 400_000])
  })

  test('is deleted by any of its numbers', async () => {
    await send(objectOf(A), objectOf(B, 400_000))
    expect(await send(deletionOf({ extern: 'E-A' }))).toMatchObject({ deleted: 1, issues: [] })
    expect(await lastRun()).toMatchObject({ counts: { left: 1 } })
    expect(await send(deletionOf({ intern: 'I-B' }))).toMatchObject({ deleted: 1 })
    expect(await shownIds()).toEqual([])
  })

  test.each<[string, Numbers]>([
    ['lower case', { obid: 'ob-a' }],
    ['more spaces', { extern: ' E -A' }],
  ])('is found by its number in %s', async (_, numbers) => {
    await send(objectOf(A), objectOf(B, 400_000))
    const ids = await shownIds()
    await send(objectOf(numbers, 315_000))
    expect(await shownIds()).toEqual(ids)
    expect(await send(deletionOf(numbers))).toMatchObject({ deleted: 1 })
    expect(await shownIds()).toEqual(ids.slice(1))
  })

  test('can be deleted while it waits for a decision', async () => {
    await send(objectOf(A, 325), objectOf(B, 400_000))
    expect(await listHeld(db, 10)).toHaveLength(1)
    expect(await send(deletionOf(A))).toMatchObject({ deleted: 1, issues: [] })
    expect(await listHeld(db, 10)).toEqual([])
  })

  test('does not take the ID of one with a more reliable number', async () => {
    await send(objectOf(A), objectOf(B, 400_000))
    const ids = await shownIds()
    // The sender gave the external number of A to a new object.
    await send(objectOf({ obid: 'OB-C', extern: 'E-A' }, 500_000), objectOf(A, 315_000))
    expect(await shownIds()).toHaveLength(ids.length + 1)
  })
})

test('a deletion that matches no listing is reported and not counted', async () => {
  await send(objectOf(A))
  expect(await send(deletionOf({ extern: 'E-X' }))).toMatchObject({
    deleted: 0,
    issues: ['E-X: To be deleted, but no property has this number: ‘E-X’'],
  })
  expect(await lastRun()).toMatchObject({
    counts: { left: 0 },
    problems: [{ key: 'E-X', issues: [{ code: 'deletionUnmatched' }] }],
  })
})

test('a number that two objects of a file share matches neither of them, and is reported', async () => {
  const answer = await send(
    objectOf({ obid: 'OB-A', extern: 'same' }),
    objectOf({ obid: 'OB-B', extern: 'same' }, 400_000),
  )
  expect(await shownIds()).toHaveLength(2)
  expect(answer).toMatchObject({ issues: [expect.stringContaining('same'), expect.anything()] })
  expect(await send(deletionOf({ extern: 'same' }))).toMatchObject({ deleted: 0 })
})

test('the same address, type and area under another number waits for a decision', async () => {
  await send(objectOf(A, 325_000, '', 22))
  await send(objectOf(B, 320_000, '', 22))
  expect(await shownIds()).toHaveLength(1)
  expect(await lastRun()).toMatchObject({ problems: [{ issues: [{ code: 'duplicateHeld' }] }] })
})
