import { beforeEach, describe, expect, test } from 'vitest'
import { clearCrm, crmHome, db } from '../../../../test/crm'
import { crmRecords, recordOf } from '../../../../test/crm-records'
import { importListings } from './import'

const ID = 1001
const HOME = crmHome(ID)

beforeEach(clearCrm)

function put(body: unknown) {
  return importListings(db, body, { source: 'test', now: new Date() })
}

describe('a file in one language', () => {
  const FRENCH = { ...HOME, City: 'Gand', TypeDescription: 'Villa', DescriptionA: 'Un jardin' }

  test('does not change texts in other languages, and writes nothing when it is sent again', async () => {
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
  ])('deletes a text only by %s', async (_, DescriptionA, description) => {
    await put({ Items: [HOME] })
    await put({ LanguageId: 2, Items: [{ ...FRENCH, DescriptionA }] })
    expect((await recordOf(ID)).description).toEqual(description)
    expect((await recordOf(ID)).city).toMatchObject({ nl: 'Gent' })
  })
})

describe('the languages of a text', () => {
  const ALL = { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Wort' }
  const CITY = { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' }
  const FULL = { ...HOME, City: CITY, DescriptionA: ALL }
  const paragraphs = (texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, `<p>${text}</p>`]))

  test.each([
    [{ de: null }, { nl: 'Tekst', fr: 'Texte', en: 'Text' }],
    [{ nl: 'Nieuw' }, { ...ALL, nl: 'Nieuw' }],
    [
      { NL: 'Nieuw', 'fr-BE': 'Nouveau' },
      { ...ALL, nl: 'Nieuw', fr: 'Nouveau' },
    ],
    [
      { fr: '-', en: '' },
      { nl: 'Tekst', de: 'Wort' },
    ],
    [{}, ALL],
    ['Nieuw', { ...ALL, nl: 'Nieuw' }],
    [undefined, { fr: 'Texte', en: 'Text', de: 'Wort' }],
  ])(
    'are those that it states itself, independently of other texts: %j',
    async (DescriptionA, expected) => {
      await put({ Items: [FULL] })
      await put({ Items: [{ ...FULL, DescriptionA }] })
      const { description, city } = await recordOf(ID)
      expect(description).toEqual(paragraphs(expected))
      expect(city).toEqual(CITY)
    },
  )
})

describe('a CRM’s envelope', () => {
  const { PublishPrice: _, PublishAddress: __, ...unsaid } = HOME
  const enveloped = (value: object) => ({ GetPropertyListJsonResult: { Success: true, ...value } })

  test('is unwrapped, hides facts without a permission to show them, and deletes nothing by null', async () => {
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
