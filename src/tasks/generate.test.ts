import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { mapProperty } from '../features/crm/mapping/map-property'
import { primaryDb } from '../platform/db/db'
import { listing, property } from '../platform/db/schema'
import { generatedItem } from './generated-item'

const db = primaryDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(property), db.delete(listing)])
})

test('a generated listing depends on its id alone', () => {
  expect(generatedItem(1_000_123)).toEqual(generatedItem(1_000_123))
  expect(generatedItem(1_000_123)).not.toEqual(generatedItem(1_000_124))
})

test('generated listings are accepted by the import, in realistic proportions', () => {
  const homes = Array.from({ length: 500 }, (_, index) => {
    const mapping = mapProperty(generatedItem(1_000_000 + index), 'nl')
    expect(mapping).toMatchObject({ status: 'ok', notes: [] })
    return mapping.status === 'ok' ? [mapping.property] : []
  }).flat()
  const share = (test: (home: (typeof homes)[number]) => boolean) =>
    homes.filter(test).length / homes.length

  expect(share(({ goal }) => goal === 1)).toBeGreaterThan(0.15)
  expect(share(({ status }) => status === 1)).toBeGreaterThan(0.7)
  expect(share(({ publishPrice }) => !publishPrice)).toBeLessThan(0.1)
  expect(share(({ publishAddress }) => !publishAddress)).toBeLessThan(0.2)
  expect(share(({ marquee }) => marquee !== null)).toBeGreaterThan(0.1)
  expect(share(({ pictures }) => pictures.length > 0)).toBe(1)
  expect(new Set(homes.map(({ zip }) => zip)).size).toBeGreaterThan(100)
})
