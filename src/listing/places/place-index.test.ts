import { describe, expect, test } from 'vitest'
import type { Lang } from '../../platform/format/lang'
import { parseSearchQuery } from '../filter/search-query'
import { searchCities } from './place-index'

function labels(typed: string, lang: Lang = 'nl'): string[] {
  return searchCities(parseSearchQuery(typed), lang).map(({ label }) => label)
}

describe('the first result', () => {
  test.each([
    ['antwerpen', 'Antwerpen'],
    ['anvers', 'Antwerpen'],
    ['luik', 'Luik'],
    ['liege', 'Luik'],
    ['Lüttich', 'Luik'],
    ['bruxel', 'Brussel'],
    ['9120', 'Beveren-Waas (9120)'],
    ['9000 gent', 'Gent (9000)'],
    ['1050 Bruxelles', 'Elsene (1050)'],
    ['Antwerpen (2018)', 'Antwerpen (2018)'],
    ['antwerpn', 'Antwerpen'],
    ['ge', 'Gent'],
    ['brug', 'Brugge'],
    ['halle', 'Halle'],
    ['ixeles', 'Elsene (1050)'],
    ['sint-nikl', 'Sint-Niklaas'],
    ['mechlin', 'Mechelen'],
    ['hageland', 'Hageland'],
    ['côte belge', 'Belgische kust'],
    ['1', 'Brussel (1000)'],
  ])('for %s is %s', (typed, label) => {
    expect(labels(typed)[0]).toBe(label)
  })

  test('for a merged municipality is its locality or its successor', () => {
    expect(labels('borsbeek').slice(0, 2)).toEqual(['Borsbeek (2150)', 'Antwerpen (2000)'])
    expect(labels('beveren')[0]).toBe('Beveren-Waas (9120)')
    expect(labels('gooik')).toContain('Pajottegem (1540)')
  })
})

test('places have their names in the requested language', () => {
  expect(labels('gent', 'fr')[0]).toBe('Gand')
  expect(labels('gent', 'en')[0]).toBe('Ghent')
  expect(labels('luik', 'de')[0]).toBe('Lüttich')
  expect(searchCities(parseSearchQuery('gent'), 'fr')[0]).toEqual({
    label: 'Gand',
    value: 'Gand|town-gent',
    zip: '9000',
  })
})

test('a municipality comes before areas, and areas before postcodes', () => {
  expect(labels('brussel').slice(0, 3)).toEqual([
    'Brussel',
    'Brussel (19 gemeenten)',
    'Brussel (1000)',
  ])
  expect(labels('gent').slice(0, 2)).toEqual(['Gent', 'Gent (9000)'])
  expect(labels('antwerpen').slice(0, 3)).toEqual([
    'Antwerpen',
    'Antwerpen (2000)',
    'Antwerpen (2018)',
  ])
})

test('returns at most eight distinct places', () => {
  for (const typed of ['a', 'sint', 'sint-', '1', 'berg', 'saint germain']) {
    const found = labels(typed)
    expect(found.length).toBeLessThanOrEqual(8)
    expect(new Set(found).size).toBe(found.length)
  }
})

test('a query without a matching place has no results', () => {
  expect(labels('')).toEqual([])
  expect(labels('zzzz')).toEqual([])
  expect(labels('0000')).toEqual([])
})
