import { expect, test } from 'vitest'
import { listing } from '../../../../test/agency'
import {
  ASKING_PRICES,
  ITEM_METHODS,
  OPENIMMO_METHODS,
  openImmoObject,
  SWEEPBRIGHT_METHODS,
  WHISE_METHODS,
} from '../../../../test/cases/sale-methods'
import { readCsv } from '../sources/csv'
import { readOpenImmo } from '../sources/openimmo'
import { readEstates } from '../sources/sweepbright-estate'
import { readEstate } from '../sources/whise-estate'
import { mapProperty } from './map-property'

/** Returns the price, method of sale and notes of an item. */
function read(item: object) {
  const mapped = mapProperty(item, 'nl')
  if (mapped.status === 'refused') throw new Error(JSON.stringify(mapped.issues))
  const { price, saleMethod } = mapped.property
  return { price, saleMethod, notes: mapped.notes }
}

test.each(ITEM_METHODS)('an item with $facts is sold by this method', ({ facts, method }) => {
  const item = listing({ ...facts })
  expect(read(item)).toMatchObject({ price: null, saleMethod: method, notes: [] })
})

test.each(ASKING_PRICES)('an item with %j has an asking price', (facts) => {
  expect(read(listing({ Price: 300_000, ...facts }))).toMatchObject({
    price: 300_000,
    saleMethod: undefined,
  })
})

test('an unknown method is noted, and one of a rent is ignored', () => {
  const unknown = read(listing({ Price: 300_000, SaleMethod: 'Tombola' }))
  expect(unknown).toMatchObject({
    price: 300_000,
    notes: [{ code: 'fieldIgnored', field: 'SaleMethod', value: 'Tombola' }],
  })
  const rent = read(listing({ Goal: 1, Price: 900, SubStatusName: 'Lijfrente' }))
  expect(rent).toMatchObject({ price: 900, saleMethod: undefined })
})

test.each(WHISE_METHODS)('an estate $estate.id of Whise is sold by its method', (entry) => {
  const data = readEstate(entry.estate, 'nl')?.item.data
  expect(read({ ...data })).toMatchObject({ price: null, saleMethod: entry.method })
})

test.each(SWEEPBRIGHT_METHODS)('an estate of SweepBright with $facts', ({ facts, method }) => {
  const [item] = readEstates({
    id: 'key',
    negotiation: 'sale',
    status: 'available',
    publish_status: 'public',
    location: { postal_code: '9000', country: 'BE', hidden: false },
    price: { amount: 450_000, hidden: false },
    ...facts,
  })
  expect(read({ ...item?.data, id: 1 })).toMatchObject({
    price: method ? null : 450_000,
    saleMethod: method,
  })
})

test.each(OPENIMMO_METHODS)('an object of OpenImmo with $prices$more', async (entry) => {
  const bytes = new TextEncoder().encode(openImmoObject(entry.prices, entry.more))
  const feed = await readOpenImmo(() => new Blob([bytes]).stream(), 'de')
  expect(read({ ...feed.items[0]?.data, id: 1 })).toMatchObject({
    price: entry.method ? null : 85_000,
    saleMethod: entry.method,
  })
})

test('a CSV file names the method in its goal or in its own column', () => {
  const csv = [
    'ID;Goal;Status;Zip;SaleMethod;LumpSum;MonthlyAnnuity;OpeningBid;Price',
    '1;Viager;te koop;1000;;40.000;500;;',
    '2;te koop;te koop;9000;openbare verkoop;;;95.000;',
  ]
  const { items, issues } = readCsv(csv.join('\n'), 'nl')
  expect(issues).toEqual([])
  expect(items.map(({ data }) => read({ ...data }).saleMethod)).toEqual([
    { name: 'lifeAnnuity', amount: 40_000, annuity: 500 },
    { name: 'publicSale', amount: 95_000, annuity: null },
  ])
})
