import { describe, expect, test } from 'vitest'
import { LANGS, pick } from '../../platform/format/lang'
import { regionOf } from '../../platform/geo/belgian-region'
import { atOfficialPlace, officialName, placeNames } from './place-names'
import { allLocalities, allMunicipalities, mainPlace } from './places'

const BELGIUM = 10
const LUXEMBOURG = 50
const municipalities = new Map(allMunicipalities().map((entry) => [entry.nis, entry]))

/** Municipalities that were merged since, with the place that gave its name first. */
const MERGED = [
  ['3700', 'Tongeren'],
  ['3740', 'Bilzen'],
  ['9810', 'Nazareth'],
  ['9820', 'Merelbeke'],
  ['6120', 'Ham-sur-Heure'],
  ['1540', 'Herne'],
  ['3980', 'Tessenderlo'],
  ['9120', 'Beveren-Waas'],
] as const

test('every name of a place resolves to the same names in all languages', () => {
  const byZip = Map.groupBy(allLocalities(), ({ zip }) => zip)
  const wrong: string[] = []
  for (const { zip, name } of allLocalities()) {
    const all = LANGS.map((lang) => pick(name, lang))
    if (!all.every(Boolean)) wrong.push(zip)
    for (const called of all) {
      for (const lang of LANGS) {
        const named = pick(placeNames(zip, { nl: called }), lang)
        const sameName = (byZip.get(zip) ?? []).filter((other) =>
          Object.values(other.name).includes(called),
        )
        const names = sameName.map((other) => pick(other.name, lang))
        if (!names.includes(named) || officialName(zip, called, lang) !== named)
          wrong.push(`${zip} ${called} ${lang} ${named}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('a place with the name of its municipality has it in all languages', () => {
  const wrong = allLocalities().flatMap(({ zip, name, municipality }) => {
    const municipalityName = municipalities.get(municipality)?.name
    if (!municipalityName || municipalityName.nl !== name.nl) return []
    return LANGS.filter((lang) => pick(name, lang) !== pick(municipalityName, lang)).map(
      (lang) => `${zip} ${lang} ${pick(name, lang)}`,
    )
  })
  expect(wrong).toEqual([])
})

test('no town of Wallonia has a Dutch name in French', () => {
  const dutch = allMunicipalities().filter(({ name, zip }) => {
    const place = mainPlace(zip)
    return (
      regionOf(zip, BELGIUM) === 'wallonia' &&
      name.fr &&
      place &&
      pick(place.name, 'fr') === name.nl
    )
  })
  expect(dutch.map(({ name }) => name.nl)).toEqual([])
})

describe('the names', () => {
  test.each([
    ['4000', 'Luik', ['Luik', 'Liège', 'Liège', 'Lüttich']],
    ['4020', 'Luik', ['Luik', 'Liège', 'Liège', 'Lüttich']],
    ['7500', 'Doornik', ['Doornik', 'Tournai', 'Tournai', 'Tournai']],
    ['5000', 'Namur', ['Namen', 'Namur', 'Namur', 'Namur']],
    ['7000', 'Bergen', ['Bergen', 'Mons', 'Mons', 'Mons']],
    ['9600', 'Ronse', ['Ronse', 'Renaix', 'Ronse', 'Ronse']],
    ['6700', 'Arlon', ['Aarlen', 'Arlon', 'Arlon', 'Arel']],
    ['1300', 'WAVRE', ['Waver', 'Wavre', 'Wavre', 'Wavre']],
    ['2018', 'Antwerpen', ['Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen']],
    ['2140', 'Antwerpen', ['Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen']],
    ['L-1234', 'Luxembourg', ['Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg']],
  ])('of %s %s', (zip, city, names) => {
    expect(LANGS.map((lang) => pick(placeNames(zip, { fr: city }), lang))).toEqual(names)
  })

  test.each(MERGED)('of the merged postcode %s are those of the place %s', (zip, name) => {
    expect(mainPlace(zip)?.name.nl).toBe(name)
    expect(officialName(zip, 'nergens', 'nl')).toBe(name)
    expect(pick(placeNames(zip, {}), 'nl')).toBe(name)
  })
})

test('a record gets postcode and names of its country only', () => {
  const at = (zip: string, countryId: number) =>
    atOfficialPlace({ zip, countryId, city: { fr: 'Luxembourg' } })
  expect(at('1000', LUXEMBOURG)).toMatchObject({ zip: 'L-1000', city: { nl: 'Luxemburg' } })
  expect(at('9000', 20)).toMatchObject({ zip: '9000', city: { fr: 'Luxembourg' } })
})
