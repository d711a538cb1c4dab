import { describe, expect, test } from 'vitest'
import { marketStart, projectMarketStart } from './market-start'

const [START, CREATED, SEEN] = ['2026-08-12', '2026-08-01T09:00:00', '2026-09-01T10:00:00']
const undated = { startCommercialisation: null, createdDate: null }

test('a listing is on the market from its start, else its creation, else its first import', () => {
  const created = { ...undated, createdDate: CREATED }
  expect(marketStart({ ...created, startCommercialisation: START }, SEEN)).toBe(START)
  expect(marketStart(created, SEEN)).toBe(CREATED)
  expect(marketStart(undated, SEEN)).toBe(SEEN)
  expect(marketStart(undated)).toBeNull()
})

describe('a project is on the market', () => {
  test('from its own start date', () => {
    expect(projectMarketStart({ ...undated, startCommercialisation: START }, [SEEN])).toBe(START)
  })
})
