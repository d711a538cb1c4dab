import { expect, test } from 'vitest'
import { mapProperty } from '../map-property'
import { readCsv } from './csv'

const HEADER = 'ID;Goal;Status;Zip;City;Price;DescriptionA.nl;DescriptionA.fr;LargePictureItems'

test('each line is a home, texts in the languages of their columns', () => {
  const rows = [
    HEADER,
    'A-1;0;1;9000;Gent;250000;"Ruim; met ""tuin""\nen zon";Spacieux;https://b.be/1.jpg https://b.be/2.jpg',
    ';;;;;;;;',
    '2;1;1;9000;Gent;900;;;',
  ]
  const feed = readCsv(`${rows.join('\r\n')}\r\n`, 'nl')
  expect(feed).toMatchObject({ mode: 'all', deleted: [], unreadable: 0, issues: [] })
  expect(feed.items).toEqual([
    {
      kind: 'property',
      key: 'A-1',
      data: {
        id: 'A-1',
        goal: '0',
        status: '1',
        zip: '9000',
        city: { nl: 'Gent' },
        price: '250000',
        descriptiona: { nl: 'Ruim; met "tuin"\nen zon', fr: 'Spacieux' },
        largepictureitems: [{ url: 'https://b.be/1.jpg' }, { url: 'https://b.be/2.jpg' }],
      },
    },
    {
      kind: 'property',
      key: '2',
      data: { id: '2', goal: '1', status: '1', zip: '9000', city: { nl: 'Gent' }, price: '900' },
    },
  ])
})

test('a home abroad has its country and currency, and an unknown country is named by its line', () => {
  const file = `ID;Goal;Status;Zip;City;Country;Currency;Price
1;0;1;8001;Zürich;CH;CHF;1250000
2;0;1;9000;Gent;Atlantis;;1`
  const feed = readCsv(file, 'nl')
  expect(mapProperty({ ...feed.items[0]?.data, id: 1 }, 'nl')).toMatchObject({
    property: { zip: '8001', country: 'CH', currency: 'CHF', price: 1_250_000 },
  })
  expect(feed.issues.flatMap(({ issues }) => issues)).toEqual([
    'Line 3, 2: Country "Atlantis" is not a known country',
  ])
})

test('a line that is wrong is named by its number, and its home counts as seen', () => {
  const file = `ID,Goal,Status,Zip,Price,Street
1,0,1,9000,1,"a
b"
2,0,1,9000,dear,x
,0,1,9000,1,x
3,0,1
4,0,1,9000,1,"x`
  const feed = readCsv(file, 'nl')
  expect(feed.items.map(({ key }) => key)).toEqual(['1', '2'])
  expect(feed.unreadable).toBe(3)
  expect(feed.issues.flatMap(({ issues }) => issues)).toEqual([
    'Line 4, 2: Price is not a number',
    'Line 5: no ID',
    'Line 6: 3 cells for 6 columns',
    'Line 7: a quote is not closed',
  ])
})

test.each([
  ['', 'The CSV is empty'],
  ['ID;Goal;Status;Zip;Colour;Price.fr', 'Columns that are not known: Colour, Price.fr'],
  ['ID;Goal;Status;Zip;Divisions', 'Columns that are not known: Divisions'],
  ['ID;Goal;Price', 'Columns that are missing: status, zip'],
  ['ID;Goal;Status;Zip;City.fr;city.fr', 'Columns that are there twice: city.fr'],
  ['{"Items":[]}', 'Columns that are not known: {"Items":[]}'],
])('a file with the headers %s is refused', (text, message) => {
  expect(() => readCsv(text, 'nl')).toThrow(message)
})
