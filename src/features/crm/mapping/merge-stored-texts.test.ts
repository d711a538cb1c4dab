import { expect, test } from 'vitest'
import { mergeStoredTexts } from './merge-stored-texts'

test('entries of lists are matched by their id', () => {
  const stored = {
    divisions: [
      { id: 1, name: { fr: 'Salon' } },
      { id: 2, name: { fr: 'Hall' } },
    ],
  }
  const imported = {
    divisions: [
      { id: 2, name: { nl: 'Inkom' } },
      { id: null, name: null },
    ],
  }
  expect(mergeStoredTexts(imported, stored, { langs: ['fr'] })).toEqual({
    divisions: [
      { id: 2, name: { nl: 'Inkom', fr: 'Hall' } },
      { id: null, name: null },
    ],
  })
})

test('entries without an id are matched by their position if their facts are equal', () => {
  const stored = {
    divisions: [
      { id: null, surface: 20, name: { fr: 'Salon' } },
      { id: null, surface: 8, name: { fr: 'Hall' } },
    ],
  }
  const imported = {
    divisions: [
      { id: null, surface: 20, name: { nl: 'Zitkamer' } },
      { id: null, surface: 9, name: { nl: 'Badkamer' } },
    ],
  }
  expect(mergeStoredTexts(imported, stored, { langs: ['fr'] })).toEqual({
    divisions: [
      { id: null, surface: 20, name: { nl: 'Zitkamer', fr: 'Salon' } },
      { id: null, surface: 9, name: { nl: 'Badkamer' } },
    ],
  })
})
