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

/** The states of a form's French and German, by the names of its texts. */
function states(entries: Entries, published: Entries[] = []) {
  const found = translationsIn(FIELDS, entries, published, ['nl', 'fr', 'de'])
  return Object.fromEntries(found.map(({ leaf, lang, state }) => [`${leaf.name}.${lang}`, state]))
}

const title = (nl: string, fr = '') => ({ 'title.nl': nl, 'title.fr': fr, 'title.de': 'Haus' })
/** The state of the French title after these publications, the oldest first; the last is what is edited. */
const french = (...documents: Entries[]) => {
  const published = documents.toReversed()
  return states(published[0] ?? {}, published)['title.fr']
}

test.each<[Entries, string | undefined]>([
  [title('Huis'), 'missing'],
  [title('Huis', 'Maison'), 'filled'],
  [title('', 'Maison'), undefined],
  [{}, undefined],
])('%j without a past: French is %s', (entries, state) => {
  expect(french(entries)).toBe(state)
})

describe('French is', () => {
  const [huis, woning, both] = [
    title('Huis', 'Maison'),
    title('Woning', 'Maison'),
    title('Woning', 'Logement'),
  ]
  test.each<[string, string, Entries[]]>([
    ['older', 'the source changed after it', [huis, woning]],
    ['older', 'other things changed since', [huis, woning, { ...woning, name: 'x' }]],
    ['older', 'another language alone followed', [huis, woning, { ...woning, 'title.de': 'Bau' }]],
    ['older', 'it was written late, then the source changed', [title('Huis'), huis, woning]],
    ['filled', 'both changed at once', [huis, both]],
    ['filled', 'it followed later', [huis, woning, both]],
    ['filled', 'the source came back', [huis, woning, huis]],
    ['filled', 'it was there first', [title('', 'Maison'), huis]],
    ['filled', 'spaces alone changed', [huis, title(' Huis\n', 'Maison')]],
    ['missing', 'it was taken away', [huis, title('Huis')]],
  ])('%s: %s', (state, _when, documents) => {
    expect(french(...documents)).toBe(state)
  })
})

test('a draft that translates is a translation; a draft of the source leaves all as it was', () => {
  const published = [title('Woning', 'Maison'), title('Huis', 'Maison')]
  expect(states(title('Woning', 'Logement'), published)['title.fr']).toBe('filled')
  expect(states(title('Villa', 'Maison'), published.slice(1))['title.fr']).toBe('filled')
  expect(states(title('Villa', 'Maison'), published)['title.fr']).toBe('older')
})

test('of what each language has for itself none is older', () => {
  const entries = { 'slugs.nl': 'huis', 'slugs.fr': 'maison' }
  expect(states(entries, [entries, { ...entries, 'slugs.nl': 'woning' }])).toEqual({
    'slugs.fr': 'filled',
    'slugs.de': 'missing',
  })
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
    const found = states(published[0] ?? {}, published)
    return [found['items.0.text.fr'], found['items.1.text.fr']]
  }
  const house: [string, string] = ['Huis', 'Bien']
  const flat: [string, string] = ['Flat', 'Bien']

  test('that moves keeps its state', () => {
    expect(of(list(house, flat), list(flat, house))).toEqual(['filled', 'filled'])
    const behind = list(['Woning', 'Bien'], flat)
    expect(of(list(house, flat), behind)).toEqual(['older', 'filled'])
    expect(of(list(house, flat), behind, list(flat, ['Woning', 'Bien']))).toEqual([
      'filled',
      'older',
    ])
  })

  test('that is new, or comes after one that went, is no older one', () => {
    expect(of(list(house), list(house, flat))).toEqual(['filled', 'filled'])
    expect(of(list(house, flat), list(flat))).toEqual(['filled', undefined])
  })
})
