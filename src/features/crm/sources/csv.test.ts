import { expect, test } from 'vitest'
import { inEnglish, refusalOf } from '../../../../test/issues'
import { mapProperty } from '../mapping/map-property'
import { readCsv } from './csv'

const HEADER = 'ID;Goal;Status;Zip;City;Price;DescriptionA.nl;DescriptionA.fr;LargePictureItems'

test('each line is read as a property, with texts in the languages of the columns', () => {
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
      numbers: { ID: 'A-1' },
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
      numbers: { ID: '2' },
      data: { id: '2', goal: '1', status: '1', zip: '9000', city: { nl: 'Gent' }, price: '900' },
    },
  ])
})

test('a property abroad has its country and currency, and an unknown country is reported by line', () => {
  const file = `ID;Goal;Status;Zip;City;Country;Currency;Price
1;0;1;8001;Zürich;CH;CHF;1250000
2;0;1;9000;Gent;Atlantis;;1`
  const feed = readCsv(file, 'nl')
  expect(mapProperty({ ...feed.items[0]?.data, id: 1 }, 'nl')).toMatchObject({
    property: { zip: '8001', country: 'CH', currency: 'CHF', price: 1_250_000 },
  })
  expect(feed.issues).toMatchObject([
    { line: 3, key: '2', issues: [{ code: 'countryUnknown', value: 'Country "Atlantis"' }] },
  ])
})

test('an invalid line is reported by its number, and its property counts as seen', () => {
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
  const summaries = feed.issues.map(({ line, key, issues }) => [line, key, ...inEnglish(issues)])
  expect(summaries).toEqual([
    [4, '2', 'Price is not a number: ‘dear’'],
    [5, undefined, 'ID is missing or is not a positive integer'],
    [6, undefined, 'The number of cells (3) differs from the number of columns (6)'],
    [7, undefined, 'A quotation mark is not closed'],
  ])
})

test.each([
  ['', 'The file is empty'],
  ['ID;Goal;Status;Zip;Colour;Price.fr', 'Unknown columns: Colour, Price.fr'],
  ['ID;Goal;Status;Zip;Divisions', 'Unknown columns: Divisions'],
  ['ID;Goal;Price', 'Missing columns: Status, Zip'],
  ['ID;Goal;Status;Zip;City.fr;city.fr', 'Duplicate columns: city.fr'],
  ['{"Items":[]}', 'Unknown columns: {"Items":[]}'],
])('a file with the headers %s is refused', (text, message) => {
  expect(refusalOf(() => readCsv(text, 'nl'))).toBe(message)
})

test.each([
  ['a first line that names the delimiter', 'sep=;\r\nID;Goal;Status;Zip;City\r\n1;0;1;9000;Gent'],
  ['columns without a name', 'ID;Goal;Status;Zip;City;;\n1;0;1;9000;Gent;;'],
  ['empty cells after the last column', 'ID;Goal;Status;Zip;City\n1;0;1;9000;Gent;;;'],
  ['tabs', 'ID\tGoal\tStatus\tZip\tCity\n1\t0\t1\t9000\tGent'],
])('a file of Excel with %s is read', (_, text) => {
  const feed = readCsv(text, 'nl')
  expect(feed).toMatchObject({ unreadable: 0, issues: [] })
  expect(feed.items).toMatchObject([{ key: '1', data: { city: { nl: 'Gent' } } }])
})

test('words in Goal and Status become numbers, so that a hidden property is removed', () => {
  const rows = [
    'ID;Goal;Status;Zip',
    '1;te koop;onder optie;9000',
    '2;à louer;loué;9000',
    '3;Kauf;verborgen;9000',
    '4;te koop;zwevend;9000',
  ]
  const feed = readCsv(rows.join('\n'), 'nl')
  expect(feed.items.map(({ data }) => [data.goal, data.status, data.marquee])).toEqual([
    [0, 1, 2],
    [1, 4, undefined],
    [0, 5, undefined],
    [0, 5, undefined],
  ])
  expect(feed.issues).toMatchObject([
    { key: '4', issues: [{ code: 'wordUnknown', field: 'Status', value: 'zwevend' }] },
  ])
})

test.each([
  'https://b.be/1.jpg|https://b.be/2,5.jpg|/images/3.jpg',
  'https://b.be/1.jpg, https://b.be/2,5.jpg, /images/3.jpg',
  'https://b.be/1.jpg,https://b.be/2,5.jpg,/images/3.jpg',
  'https://b.be/1.jpg;https://b.be/2,5.jpg;/images/3.jpg',
  'https://b.be/1.jpg ; https://b.be/2,5.jpg | /images/3.jpg',
  'https://b.be/1.jpg\nhttps://b.be/2,5.jpg\n/images/3.jpg',
])('the addresses of pictures %j are separated', (cell) => {
  const [item] = readCsv(`ID;Goal;Status;Zip;LargePictureItems\n1;0;1;9000;"${cell}"`, 'nl').items
  const urls = ['https://b.be/1.jpg', 'https://b.be/2,5.jpg', '/images/3.jpg']
  expect(item?.data.largepictureitems).toEqual(urls.map((url) => ({ url })))
})
