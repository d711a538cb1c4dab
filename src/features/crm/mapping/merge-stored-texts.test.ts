import { expect, test } from 'vitest'
import { mergeStoredTexts } from './merge-stored-texts'

test('stored texts remain in unstated languages, and are replaced in stated ones', () => {
  const stored = { price: 1, city: { nl: 'Gent', fr: 'Gand' }, name: { fr: 'Cour' }, street: null }
  const imported = { price: 2, city: { nl: 'Gent!' }, name: null, street: { nl: 'Lei' } }
  expect(mergeStoredTexts(imported, stored, { langs: ['fr'] })).toEqual({
    price: 2,
    city: { nl: 'Gent!', fr: 'Gand' },
    name: { fr: 'Cour' },
    street: { nl: 'Lei' },
  })
  expect(mergeStoredTexts(imported, stored, { langs: ['de'] })).toEqual(imported)
})

test('each text has separate languages, by its path', () => {
  const stored = {
    name: { nl: 'Hof', fr: 'Cour' },
    manager: { function: { nl: 'Baas', fr: 'Chef' } },
  }
  const imported = { name: { nl: 'Plein' }, manager: { function: { nl: 'Zaakvoerder' } } }
  const fields = { name: [], 'manager.function': ['fr'] } as const
  expect(mergeStoredTexts(imported, stored, { langs: ['fr'], fields })).toEqual({
    name: { nl: 'Plein' },
    manager: { function: { nl: 'Zaakvoerder', fr: 'Chef' } },
  })
})

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
