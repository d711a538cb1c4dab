import { expect, test } from 'vitest'
import { editDistance } from './edit-distance'

test.each([
  ['gent', 'gent', 0],
  ['gendt', 'gent', 1],
  ['gnet', 'gent', 1],
  ['antwaarpen', 'antwerpen', 2],
  ['', 'on', 2],
  ['luik', 'namen', 3],
])('the distance from %s to %s is %i, up to a maximum of 2', (from, to, distance) => {
  expect(editDistance(from, to, 2)).toBe(distance)
  expect(editDistance(to, from, 2)).toBe(distance)
})

test('a distance above the maximum is returned as the maximum plus one', () => {
  expect(editDistance('brussel', 'kortrijk', 1)).toBe(2)
  expect(editDistance('a'.repeat(100), 'b'.repeat(100), 2)).toBe(3)
})
