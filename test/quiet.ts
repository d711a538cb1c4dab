import { afterEach, beforeEach, expect } from 'vitest'
import { takeErrors, watchErrors } from './console'

beforeEach(watchErrors)
afterEach(() => {
  expect(takeErrors(), 'a stray console.error').toEqual([])
})
