import { expect, test } from 'vitest'
import { wordsOf } from '../filter/search-query'
import { placeFinder } from './find-place'

test.each([
  ['gent', 1, 'Gent|town-gent'],
  ['gent centrum', 1, 'Gent|town-gent'],
  ['ledeberg', 1, 'Ledeberg|9050'],
  ['vlaamse rand', 2, 'Vlaamse Rand|area-flemish-periphery'],
  ['de haan', 2, 'De Haan|town-de-haan'],
  ['schaarbeek', 1, 'Schaarbeek|1030'],
  ['9000 gent', 2, 'Gent|9000'],
  ['gent 9000 huis', 2, 'Gent|9000'],
  ['gand met tuin', 1, 'Gent|town-gent'],
  ['9000 huis', 1, 'Gent|9000'],
  ['sint niklaas', 2, 'Sint-Niklaas|town-sint-niklaas'],
  ['st niklaas', 2, 'Sint-Niklaas|town-sint-niklaas'],
  ['luettich', 1, 'Luik|town-luik'],
  ['halle', 1, 'Halle|town-halle'],
  ['hauset', 1, 'Hauset|4730'],
  ['1050 brussel', 2, 'Elsene|1050'],
  ['bxl', 1, 'Brussel (19 gemeenten)|town-brussels-region'],
  ['berchem', 1, 'Berchem|2600 Berchem|9690'],
])('%s begins with a place of %i words: %s', (text, length, regions) => {
  const found = placeFinder('nl')(wordsOf(text))
  expect(found?.length).toBe(length)
  expect(found?.regions.map(({ city, zip }) => `${city}|${zip}`).join(' ')).toBe(regions)
})

test.each(['', 'huis', '0000', '9000gent', 'zzz 9000'])(
  '%s does not begin with a place',
  (text) => {
    expect(placeFinder('nl')(wordsOf(text))).toBeNull()
  },
)
