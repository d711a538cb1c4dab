import { describe, expect, test } from 'vitest'
import { marketRow } from '../../../test/market-row'
import { KIND, LIST } from '../../listing/filter/lists'
import { filterMatcher } from '../../listing/market/filter-matcher'
import { firstEventPerListing } from './digest'
import type { ListedRow } from './listed-row'
import { favouriteNews, hasLeft, listNews } from './listing-events'
import { currentNews } from './mail/send-search-mails'
import { filterOf } from './search-terms'

const HOME: ListedRow = { ...marketRow(), marquee: null, title: { nl: 'Huis' } }
const row = (facts: Partial<ListedRow> = {}): ListedRow => ({ ...HOME, ...facts })
const change = (was: ListedRow[], rows: ListedRow[]) => ({ kind: 0, id: 1, at: 0, was, rows })
const SOLD = row({ list: LIST.sold, price: null, isGone: true })
const ON_SITE_SOLD = row({ price: null, isGone: true, marquee: 3 })
const WISH = filterMatcher(filterOf('goal=0&budget=-310000'), {
  pointOf: () => null,
  zipsOf: () => [],
})

const UNIT = row({ kind: KIND.unit, id: 2 })
const PROJECT = row({ kind: KIND.project, id: 9, price: 250_000 })

describe('to a search of a list', () => {
  test.each([
    ['a home that comes in', [], [row()], 'new'],
    ['one that becomes cheap enough', [row({ price: 320_000 })], [row()], 'cheaper'],
    ['one whose price appears', [row({ price: null })], [row()], 'new'],
    ['one that is cheaper', [row({ price: 305_000 })], [row()], 'cheaper'],
    ['one that is dearer', [row({ price: 290_000 })], [row()], null],
    ['one that is as it was', [row()], [row({ features: 1 })], null],
    ['one that is too dear', [], [row({ price: 311_000 })], null],
    ['one without a shown price', [row()], [row({ price: null })], null],
    ['one that comes in sold', [], [SOLD], null],
    ['one that stands there as sold', [], [ON_SITE_SOLD], null],
    ['one that is sold', [row()], [SOLD], null],
    ['one that is to be had again', [ON_SITE_SOLD], [row()], 'new'],
    ['a project with a unit that fits', [], [PROJECT, UNIT], 'new'],
    ['a project of dear units', [], [PROJECT, row({ kind: KIND.unit, price: 400_000 })], null],
    ['a cheaper project', [row({ ...PROJECT, price: 260_000 }), UNIT], [PROJECT, UNIT], null],
    ['a unit alone', [], [UNIT], null],
  ] as const)('%s', (_, was, rows, event) => {
    expect(listNews(WISH, change([...was], [...rows]))?.event ?? null).toBe(event)
  })

  test('a drop tells both prices', () => {
    const news = listNews(WISH, change([row({ price: 320_000 })], [row()]))
    expect(news).toEqual({ event: 'cheaper', price: 300_000, was: 320_000 })
  })

  test('a rent is no cheaper sale', () => {
    const rent = row({ list: LIST.rent, goal: 1, price: 900_000 })
    expect(listNews(WISH, change([rent], [row()]))?.event).toBe('new')
  })
})

test.each([
  ['cheaper', [row({ price: 305_000 })], [row()], 'cheaper'],
  ['sold', [row()], [SOLD], 'gone'],
  ['sold, still shown in its list', [row()], [ON_SITE_SOLD], 'gone'],
  ['deleted', [row()], [], 'gone'],
  ['back', [SOLD], [row()], 'back'],
  ['under option, its price hidden', [row()], [row({ marquee: 2, price: null })], 'option'],
  ['out of option', [row({ marquee: 2, price: null })], [row()], null],
  ['cheaper without a shown price', [row()], [row({ price: null })], null],
  ['a cheaper unit', [row({ ...UNIT, price: 305_000 })], [UNIT], 'cheaper'],
  ['a project with a cheaper unit', [row({ ...PROJECT, price: 260_000 })], [PROJECT], null],
] as const)('a kept home that is %s', (_, was, rows, event) => {
  expect(favouriteNews(change([...was], [...rows]))?.event ?? null).toBe(event)
})

test('a home has left when nobody can have it any more', () => {
  expect(hasLeft(change([row()], [SOLD]))).toBe(true)
  expect(hasLeft(change([SOLD], []))).toBe(false)
  expect(hasLeft(change([row()], [row()]))).toBe(false)
})

describe('when its mail is written', () => {
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
  ] as const)('%s (was %s) is told of what is there now', (event, was, rows, isTold) => {
    expect(currentNews({ event, was }, WISH, [...rows]) !== null).toBe(isTold)
  })

  test('a home is told once, its newest state against its first price', () => {
    const home = { kind: 0, homeId: 1 }
    const other = { kind: 0, homeId: 2, event: 'gone' as const, was: null }
    const told = firstEventPerListing([
      other,
      { ...home, event: 'cheaper' as const, was: 290_000 },
      { ...home, event: 'cheaper' as const, was: 300_000 },
    ])
    expect(told).toEqual([{ ...home, event: 'cheaper', was: 300_000 }, other])
    const fresh = { ...home, event: 'new' as const, was: null }
    expect(firstEventPerListing([{ ...home, event: 'cheaper', was: 1 }, fresh])).toEqual([fresh])
  })
})
