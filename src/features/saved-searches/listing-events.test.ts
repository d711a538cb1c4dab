import { describe, expect, test } from 'vitest'
import { marketRow } from '../../../test/market-row'
import { KIND, LIST } from '../../listing/filter/lists'
import { filterMatcher } from '../../listing/market/filter-matcher'
import type { ListedRow } from './listed-row'
import { favouriteNews, hasLeft, listNews } from './listing-events'
import { currentNews } from './mail/send-search-mails'
import { filterOf } from './search-terms'

const HOME: ListedRow = {
  ...marketRow(),
  marquee: null,
  formerPrice: null,
  title: { nl: 'Huis' },
}
const row = (facts: Partial<ListedRow> = {}): ListedRow => ({ ...HOME, ...facts })
const change = (was: ListedRow[], rows: ListedRow[]) => ({ kind: 0, id: 1, at: 0, was, rows })
const SOLD = row({ list: LIST.sold, price: null, isGone: true })
const ON_SITE_SOLD = row({ price: null, isGone: true, marquee: 3 })
/** The home with the price from which the site shows that it became cheaper. */
const DROPPED = row({ formerPrice: 320_000 })
const MATCHER = filterMatcher(filterOf('goal=0&budget=-310000'), {
  pointOf: () => null,
  zipsOf: () => [],
})

const UNIT = row({ kind: KIND.unit, id: 2 })
const PROJECT = row({ kind: KIND.project, id: 9, price: 250_000 })

describe('the event for a list search', () => {
  test.each([
    ['a new listing', [], [row()], 'new'],
    ['a price that drops into the budget', [row({ price: 320_000 })], [DROPPED], 'cheaper'],
    ['a corrected price that returns to the budget', [row({ price: 395_000 })], [row()], 'new'],
    ['a price that becomes public', [row({ price: null })], [row()], 'new'],
    ['a lower price', [row({ price: 305_000 })], [DROPPED], 'cheaper'],
    ['a corrected price', [row({ price: 305_000 })], [row()], null],
    ['a higher price', [row({ price: 290_000 })], [row()], null],
    ['a change of another fact', [row()], [row({ features: 1 })], null],
    ['a price above the budget', [], [row({ price: 311_000 })], null],
    ['a price that becomes hidden', [row()], [row({ price: null })], null],
    ['a new listing that is sold', [], [SOLD], null],
    ['a new listing that is marked as sold', [], [ON_SITE_SOLD], null],
    ['a sale', [row()], [SOLD], null],
    ['a listing that is available again', [ON_SITE_SOLD], [row()], 'new'],
    ['a new project with a matching unit', [], [PROJECT, UNIT], 'new'],
    [
      'a new project with only expensive units',
      [],
      [PROJECT, row({ kind: KIND.unit, price: 400_000 })],
      null,
    ],
    ['a cheaper project', [row({ ...PROJECT, price: 260_000 }), UNIT], [PROJECT, UNIT], null],
    ['a new unit without its project', [], [UNIT], null],
  ] as const)('is detected for %s', (_, was, rows, event) => {
    expect(listNews(MATCHER, change([...was], [...rows]), null)?.event ?? null).toBe(event)
  })

  test.each([
    [300_000, 395_000, 300_000, null],
    [300_000, 395_000, 305_000, null],
    [300_000, 395_000, 290_000, 300_000],
    [395_000, 395_000, 300_000, 395_000],
    [290_000, 305_000, 300_000, null],
  ])('after a mail with € %i, a change from € %i to € %i is a drop from %j', (...prices) => {
    const [notified, before, price, was] = prices
    const changed = change(
      [row({ price: before ?? null })],
      [row({ ...DROPPED, price: price ?? null })],
    )
    const expected = was && { event: 'cheaper', price, was }
    expect(listNews(MATCHER, changed, notified ?? null)).toEqual(expected)
    expect(favouriteNews(changed, notified ?? null)).toEqual(expected)
  })
})

test.each([
  ['cheaper', [row({ price: 305_000 })], [DROPPED], 'cheaper'],
  ['corrected', [row({ price: 305_000 })], [row()], null],
  ['sold', [row()], [SOLD], 'gone'],
  ['sold, still shown in its list', [row()], [ON_SITE_SOLD], 'gone'],
  ['deleted', [row()], [], 'gone'],
  ['back', [SOLD], [row()], 'back'],
  ['under option, its price hidden', [row()], [row({ marquee: 2, price: null })], 'option'],
  ['out of option', [row({ marquee: 2, price: null })], [row()], null],
  ['cheaper without a shown price', [row()], [row({ price: null })], null],
  [
    'a cheaper unit',
    [row({ ...UNIT, price: 320_000 })],
    [row({ ...UNIT, formerPrice: 320_000 })],
    'cheaper',
  ],
  ['a project with a cheaper unit', [row({ ...PROJECT, price: 260_000 })], [PROJECT], null],
] as const)('the event for a favourite is detected: %s', (_, was, rows, event) => {
  expect(favouriteNews(change([...was], [...rows]), null)?.event ?? null).toBe(event)
})

test('a listing has left the market if it is sold, but not if a sold one is deleted', () => {
  expect(hasLeft(change([row()], [SOLD]))).toBe(true)
  expect(hasLeft(change([SOLD], []))).toBe(false)
  expect(hasLeft(change([row()], [row()]))).toBe(false)
})

describe('when the mail is written', () => {
  test.each([
    ['new', null, [row()], true],
    ['new', null, [SOLD], false],
    ['new', null, [], false],
    ['new', null, [row({ price: 320_000 })], false],
    ['cheaper', 310_000, [row()], true],
    ['cheaper', 300_000, [row()], false],
    ['cheaper', 310_000, [row({ price: null })], false],
    ['gone', null, [SOLD], true],
    ['gone', null, [], true],
    ['gone', null, [row()], false],
  ] as const)(
    'the event %s (was %s) is checked against the current rows',
    (event, was, rows, isReported) => {
      expect(currentNews({ event, was }, MATCHER, [...rows]) !== null).toBe(isReported)
    },
  )
})
