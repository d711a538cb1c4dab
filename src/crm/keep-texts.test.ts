import { expect, test } from 'vitest'
import { keepTexts } from './keep-texts'

test('texts of unknown languages stay, facts and known languages do not', () => {
  const before = { price: 1, city: { nl: 'Gent', fr: 'Gand' }, name: { fr: 'Cour' }, street: null }
  const fresh = { price: 2, city: { nl: 'Gent!' }, name: null, street: { nl: 'Lei' } }
  expect(keepTexts(fresh, before, { langs: ['fr'] })).toEqual({
    price: 2,
    city: { nl: 'Gent!', fr: 'Gand' },
    name: { fr: 'Cour' },
    street: { nl: 'Lei' },
  })
  expect(keepTexts(fresh, before, { langs: ['de'] })).toEqual(fresh)
})

test('the same holds in lists, by the id of their entries', () => {
  const before = {
    divisions: [
      { id: 1, name: { fr: 'Salon' } },
      { id: 2, name: { fr: 'Hall' } },
    ],
  }
  const fresh = {
    divisions: [
      { id: 2, name: { nl: 'Inkom' } },
      { id: null, name: null },
    ],
  }
  expect(keepTexts(fresh, before, { langs: ['fr'] })).toEqual({
    divisions: [
      { id: 2, name: { nl: 'Inkom', fr: 'Hall' } },
      { id: null, name: null },
    ],
  })
})
