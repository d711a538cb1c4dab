import { describe, expect, it } from 'vitest'
import { exampleProperty } from '../../test/example-property'
import { type DetailBlock, fieldsOf } from './detail-fields'
import type { ListingDetail } from './listing-types'
import type { Property } from './property'
import { DEFAULT_PUBLISH_SETTINGS, publicDetail } from './published'

function detail(change: Partial<Property> = {}): ListingDetail {
  const detail = publicDetail(exampleProperty(change), DEFAULT_PUBLISH_SETTINGS)
  if (!detail) throw new Error('publicDetail returned null for the example property')
  return detail
}

function labels(block: DetailBlock, change: Partial<Property> = {}): string[] {
  return fieldsOf(detail(change), block).map(({ label }) => label)
}

it.each([
  [{ conditionId: 2, goal: 0 as const }, true],
  [{ conditionId: 1, goal: 0 as const }, false],
  [{ conditionId: null, goal: 0 as const }, false],
  [{ conditionId: 2, goal: 1 as const }, false],
  [{ conditionId: 2, goal: 0 as const, publishPrice: false }, false],
  [{ conditionId: 2, goal: 0 as const, marquee: 2 }, false],
])("shows the land's share of the price with %j: %s", (change, shown) => {
  expect(labels('financial', change).includes('price.groundpart')).toBe(shown)
})

describe('the detail fields', () => {
  const blocks: DetailBlock[] = [
    ...(['general', 'divisions', 'energy', 'financial', 'comfort', 'construction'] as const),
  ]
  const nothing = Object.fromEntries(
    Object.entries(exampleProperty()).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? false : Array.isArray(value) ? [] : null,
    ]),
  )
  const { law, id, status, zip, city, countryId, goal } = exampleProperty()
  const needed = { id, status, zip, city, countryId, goal, typeDescription: {} }
  const noLaw = Object.fromEntries(Object.keys(law).map((name) => [name, null])) as typeof law

  it('omit the labels of all facts without a value', () => {
    const change = { ...nothing, ...needed, law: noLaw } as Partial<Property>
    for (const block of blocks) expect(labels(block, change)).toEqual([])
  })
})

describe('a code of the CRM', () => {
  it('becomes a label, and is omitted if it has no label', () => {
    expect(fieldsOf(detail({ construction: 3 }), 'construction')[0]).toMatchObject({
      kind: 'code',
      table: 'construction',
      value: '3',
    })
    expect(labels('construction', { construction: 9 })).not.toContain('prop.construction')
    expect(labels('comfort', { heating: 4 })).not.toContain('prop.heating')
  })

  it('shows when a property is available: immediately, from a date, or by agreement', () => {
    const free = (available: number | null, availableFrom: string | null) => {
      const { law } = exampleProperty()
      const change = { available, law: { ...law, availableFrom } }
      return fieldsOf(detail(change), 'general').find(({ label }) => label === 'prop.available')
    }
    expect(free(1, '2026-12-01')).toMatchObject({ kind: 'code', value: '1' })
    expect(free(2, '2026-12-01')).toMatchObject({ kind: 'date', value: '2026-12-01' })
    expect(free(null, '2026-12-01')).toMatchObject({ kind: 'date' })
    expect(free(2, null)).toMatchObject({ kind: 'code', value: '2' })
    expect(free(null, null)).toBeUndefined()
  })
})
