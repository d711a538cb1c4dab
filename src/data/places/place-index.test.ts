import { describe, expect, test } from 'vitest'
import type { Lang } from '../../domain/format/lang'
import { parseSearchQuery } from '../../domain/list/search-query'
import { searchCities } from './place-index'

function labels(typed: string, lang: Lang = 'nl'): string[] {
  return searchCities(parseSearchQuery(typed), lang).map(({ label }) => label)
}

describe('the first town found is the right one for', () => {
  test.each([
    ['antwerpen', 'Antwerpen (2000)'],
    ['anvers', 'Antwerpen (2000)'],
    ['luik', 'Luik (4000)'],
    ['liege', 'Luik (4000)'],
    ['Lüttich', 'Luik (4000)'],
    ['bruxel', 'Brussel (1000)'],
    ['9120', 'Beveren-Waas (9120)'],
    ['9000 gent', 'Gent (9000)'],
    ['Antwerpen (2018)', 'Antwerpen (2018)'],
    ['ge', 'Gent (9000)'],
    ['brug', 'Brugge (8000)'],
    ['halle', 'Halle (1500)'],
    ['ixeles', 'Elsene (1050)'],
    ['sint-nikl', 'Sint-Niklaas (9100)'],
    ['mechlin', 'Mechelen (2800)'],
    ['1', 'Brussel (1000)'],
  ])('%s', (typed, label) => {
    expect(labels(typed)[0]).toBe(label)
  })

  test('a municipality that was merged into another', () => {
    expect(labels('borsbeek').slice(0, 2)).toEqual(['Borsbeek (2150)', 'Antwerpen (2000)'])
    expect(labels('beveren')[0]).toBe('Beveren-Waas (9120)')
    expect(labels('gooik')).toContain('Pajottegem (1540)')
  })
})

test('towns have their names in the requested language', () => {
  expect(labels('gent', 'fr')[0]).toBe('Gand (9000)')
  expect(labels('gent', 'en')[0]).toBe('Ghent (9000)')
  expect(labels('luik', 'de')[0]).toBe('Lüttich (4000)')
  expect(searchCities(parseSearchQuery('gent'), 'fr')[0]).toEqual({
    label: 'Gand (9000)',
    value: 'Gand|9000',
    zip: '9000',
  })
})

test('no more than eight places are returned, each once', () => {
  for (const typed of ['a', 'sint', 'sint-', '1', 'berg', 'saint germain']) {
    const found = labels(typed)
    expect(found.length).toBeLessThanOrEqual(8)
    expect(new Set(found).size).toBe(found.length)
  }
})

test('a query without a matching place finds nothing', () => {
  expect(labels('')).toEqual([])
  expect(labels('zzzz')).toEqual([])
  expect(labels('0000')).toEqual([])
})
