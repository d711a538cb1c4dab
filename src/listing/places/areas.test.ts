import { describe, expect, test } from 'vitest'
import { allAreas, areaByInput, areaByName, areaOf, regionPoint, zipsOfRegions } from './areas'
import areas from './areas.json'
import { allMunicipalities, municipalityZips } from './places'

const GHENT = '9000 9030 9031 9032 9040 9041 9042 9050 9051 9052'.split(' ')

describe('a municipality', () => {
  test.each(['Gent', 'Gand', 'Ghent', 'GENT'])('with the name %s has all its postcodes', (name) => {
    expect(areaByName(name)?.zips.toSorted()).toEqual(GHENT)
  })

  test('lists its main postcode first and has a point for distances', () => {
    expect(areaOf('town-gent')?.zips[0]).toBe('9000')
    expect(regionPoint('town-gent')).toEqual(regionPoint('9000'))
    expect(regionPoint('area-hageland')).toBeNull()
  })
})

describe('the table of areas', () => {
  test('has postcodes and a valid key for each area', () => {
    expect(allAreas()).toHaveLength(areas.length)
    for (const { key, zips } of allAreas()) {
      expect(zips.length, key).toBeGreaterThan(0)
      expect(key).toMatch(/^(?:area|town)-[a-z-]{1,60}$/)
    }
  })

  test('contains each postcode once in a province or in Brussels', () => {
    const provinces = [
      ...['antwerp-province', 'flemish-brabant', 'walloon-brabant', 'west-flanders'],
      ...['east-flanders', 'hainaut', 'liege-province', 'limburg', 'luxembourg-province'],
      'namur-province',
    ]
    const keys = ['town-brussels-region', ...provinces.map((key) => `area-${key}`)]
    const zips = keys.flatMap((key) => areaOf(key)?.zips ?? [])
    const all = allMunicipalities().flatMap(({ nis }) => municipalityZips(nis))
    expect(zips.toSorted()).toEqual([...new Set(all)].toSorted())
  })

  test.each([
    ['Vlaamse Rand', '1800', '1000'],
    ['Périphérie bruxelloise', '1640', '1180'],
    ['Hageland', '3300', '3000'],
    ['Ardennen', '6900', '5000'],
    ['Les Ardennes', '6870', '6700'],
    ['Pajottenland', '1755', '9300'],
    ['Kempen', '2300', '2000'],
    ['Campine', '2300', '3000'],
    ['Westhoek', '8900', '8000'],
    ['Waals-Brabant', '1300', '1000'],
    ['Brabant wallon', '1410', '1180'],
    ['Wallonisch-Brabant', '1300', '1000'],
    ['Waasland', '9100', '9000'],
    ['côte belge', '8400', '8000'],
    ['belgische Küste', '8670', '8000'],
    ['belgische Kueste', '8670', '8000'],
    ['Belgian coast', '8300', '8000'],
    ['kust', '8380', '8000'],
    ['Küste', '8380', '8000'],
    ['Oost-Vlaanderen', '9000', '8000'],
    ['Provinz Lüttich', '4700', '5000'],
    ['Hesbaye', '3800', '3500'],
    ['Limburg', '3500', '4830'],
    ['Ostbelgien', '4700', '4960'],
    ['Vlaanderen', '9000', '1000'],
    ['Wallonie', '5000', '1000'],
    ['Brussels Gewest', '1050', '1640'],
  ])('has %s with %s and without %s', (name, inside, outside) => {
    const zips = areaByName(name)?.zips ?? []
    expect(zips).toContain(inside)
    expect(zips).not.toContain(outside)
  })
})

test.each(['Brussel', 'Bruxelles', 'Brussels', 'Brüssel', 'Bxl'])(
  'a typed %s means the 19 municipalities, and the name itself the city',
  (name) => {
    expect(areaByInput(name)?.key).toBe('town-brussels-region')
    expect(areaOf('town-brussels-region')?.municipalities).toHaveLength(19)
    if (name !== 'Bxl') expect(areaByName(name)?.zips).toEqual(['1000', '1020', '1120', '1130'])
  },
)

test('the places of a filter become distinct postcodes', () => {
  const regions = ['town-gent', '9000', '8000'].map((zip) => ({ zip }))
  expect(zipsOfRegions(regions).toSorted()).toEqual(['8000', ...GHENT])
})
