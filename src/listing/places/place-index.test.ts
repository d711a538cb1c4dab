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
    ['bruxel', 'Brussel (19 gemeenten)'],
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
