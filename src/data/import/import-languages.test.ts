import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { crmHome, forgetCrm } from '../../../test/crm'
import { crmRecords, recordOf } from '../../../test/crm-records'
import { primaryDb } from '../db/db'
import { importListings } from './import'

const db = primaryDb(env.DB)
const ID = 1001
const HOME = crmHome(ID)

beforeEach(forgetCrm)

function put(body: unknown) {
  return importListings(db, body, { source: 'test', now: new Date() })
}

describe('a file in one language', () => {
  const FRENCH = { ...HOME, City: 'Gand', TypeDescription: 'Villa', DescriptionA: 'Un jardin' }

  test('leaves the texts of the others, and the same file twice writes nothing', async () => {
    await put({ Items: [HOME] })
    await put({ LanguageId: 2, Items: [FRENCH] })
    const record = await recordOf(ID)
    expect(record.description).toEqual({ nl: '<p>Tekst van 1001</p>', fr: '<p>Un jardin</p>' })
    expect(record.typeDescription).toEqual({ nl: 'Woning 1001', fr: 'Villa' })
    const before = await crmRecords()
    expect(await put({ LanguageId: 2, Items: [FRENCH] })).toMatchObject({ unchanged: 1 })
    expect(await crmRecords()).toEqual(before)
  })

  test.each([
    ['a null', null, null],
    ['a null for one language', { nl: 'Nieuw', fr: null }, { nl: '<p>Nieuw</p>' }],
    ['a dash', '-', { nl: '<p>Tekst van 1001</p>' }],
  ])('erases by %s alone', async (_, DescriptionA, description) => {
    await put({ Items: [HOME] })
    await put({ LanguageId: 2, Items: [{ ...FRENCH, DescriptionA }] })
    expect((await recordOf(ID)).description).toEqual(description)
    expect((await recordOf(ID)).city).toMatchObject({ nl: 'Gent' })
  })
})

describe('a CRM’s envelope', () => {
  const { PublishPrice: _, PublishAddress: __, ...unsaid } = HOME
  const enveloped = (value: object) => ({ GetPropertyListJsonResult: { Success: true, ...value } })

  test('is opened, hides what it does not say may be shown, and erases nothing by null', async () => {
    await put({ Items: [HOME] })
    const Items = [{ ...unsaid, City: 'Gent', DescriptionA: null, TypeDescription: '-' }]
    const result = await put(enveloped({ Value: { Items, RowsCount: '1' } }))
    expect(result).toMatchObject({ status: 'success', upserted: 1, refused: [] })
    expect(await recordOf(ID)).toMatchObject({
      publishPrice: false,
      publishAddress: false,
      city: { nl: 'Gent', fr: 'Gand' },
      description: { fr: '<p>Texte de 1001</p>' },
    })
  })

  test.each([
    ['empty', { Value: { Items: null, RowsCount: 0 } }, 'success'],
    ['a failure', { Success: false, Code: 600, Value: null }, 'failed'],
    ['without a list', { Value: 'busy' }, 'failed'],
  ])('that is %s: %s', async (_, value, status) => {
    expect(await put(enveloped(value))).toMatchObject({ status })
  })
})

test('a body with no name that is known is refused', async () => {
  expect(await put({ Homes: [] })).toMatchObject({ status: 'failed' })
})
