import { describe, expect, test } from 'vitest'
import type { Entries, Field } from './field'
import { translationsIn } from './translation-states'

const FIELDS: Field[] = [
  { kind: 'translated', name: 'title', label: 'page.title' },
  { kind: 'translated', name: 'slugs', label: 'page.slugs', separate: true },
  { kind: 'text', name: 'name', label: 'page.name' },
  {
    kind: 'list',
    name: 'items',
    label: 'settings.markers',
    item: 'settings.marker',
    fields: [{ kind: 'translated', name: 'text', label: 'settings.text' }],
  },
]

/** Returns the French and German states of a form by the names of its texts. */
function states(entries: Entries, published: Entries[] = []) {
  const translations = translationsIn(FIELDS, entries, published, ['nl', 'fr', 'de'])
  return Object.fromEntries(
    translations.map(({ leaf, lang, state }) => [`${leaf.name}.${lang}`, state]),
  )
}

const title = (nl: string, fr = '') => ({ 'title.nl': nl, 'title.fr': fr, 'title.de': 'Haus' })
/** Returns the state of the French title after these publications, the oldest first. The last one is edited. */
const french = (...documents: Entries[]) => {
  const published = documents.toReversed()
  return states(published[0] ?? {}, published)['title.fr']
}

test.each<[Entries, string | undefined]>([
  [title('Huis'), 'missing'],
  [title('Huis', 'Maison'), 'filled'],
  [title('', 'Maison'), undefined],
  [{}, undefined],
])('without revisions, the form %j has the French state %s', (entries, state) => {
  expect(french(entries)).toBe(state)
})

describe('French is', () => {
  const [huis, woning, translated] = [
    title('Huis', 'Maison'),
    title('Woning', 'Maison'),
    title('Woning', 'Logement'),
  ]
  test.each<[string, string, Entries[]]>([
    ['older', 'the source changed after it', [huis, woning]],
    ['older', 'other things changed since', [huis, woning, { ...woning, name: 'x' }]],
    ['older', 'another language alone followed', [huis, woning, { ...woning, 'title.de': 'Bau' }]],
    ['older', 'it was written late, then the source changed', [title('Huis'), huis, woning]],
    ['filled', 'both changed at once', [huis, translated]],
    ['filled', 'it followed later', [huis, woning, translated]],
    ['filled', 'the source came back', [huis, woning, huis]],
    ['filled', 'it was there first', [title('', 'Maison'), huis]],
    ['filled', 'spaces alone changed', [huis, title(' Huis\n', 'Maison')]],
    ['missing', 'it was taken away', [huis, title('Huis')]],
  ])('%s: %s', (state, _when, documents) => {
    expect(french(...documents)).toBe(state)
  })
})

test('a translated draft is up to date, and a draft of the source changes no state', () => {
  const published = [title('Woning', 'Maison'), title('Huis', 'Maison')]
  expect(states(title('Woning', 'Logement'), published)['title.fr']).toBe('filled')
  expect(states(title('Villa', 'Maison'), published.slice(1))['title.fr']).toBe('filled')
  expect(states(title('Villa', 'Maison'), published)['title.fr']).toBe('older')
})

describe('an item of a list', () => {
  const list = (...pairs: [nl: string, fr: string][]): Entries =>
    Object.assign(
      {},
      ...pairs.map(([nl, fr], at) => ({
        [`items.${at}`]: 'on',
        [`items.${at}.text.nl`]: nl,
        [`items.${at}.text.fr`]: fr,
      })),
    )
  const of = (...documents: Entries[]) => {
    const published = documents.toReversed()
    const statesByName = states(published[0] ?? {}, published)
    return [statesByName['items.0.text.fr'], statesByName['items.1.text.fr']]
  }
  const house: [string, string] = ['Huis', 'Bien']
  const flat: [string, string] = ['Flat', 'Bien']

  test('keeps its state when it moves', () => {
    expect(of(list(house, flat), list(flat, house))).toEqual(['filled', 'filled'])
    const outdated = list(['Woning', 'Bien'], flat)
    expect(of(list(house, flat), outdated)).toEqual(['older', 'filled'])
    expect(of(list(house, flat), outdated, list(flat, ['Woning', 'Bien']))).toEqual([
      'filled',
      'older',
    ])
  })
})
