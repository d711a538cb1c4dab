import { expect, test } from 'vitest'
import { neighbouringZips } from './neighbouring-zips'

test('the municipalities that share a border with Ghent are beside it, and Ghent itself is not', () => {
  const zips = neighbouringZips(['9000'])
  // Merelbeke, Destelbergen, Sint-Martens-Latem, Evergem and Lochristi.
  expect(zips).toEqual(expect.arrayContaining(['9820', '9070', '9830', '9940', '9080']))
  for (const own of ['9000', '9040', '9050', '9052']) expect(zips).not.toContain(own)
  // Deinze shares a border by Nevele, Antwerp none.
  expect(zips).not.toContain('2000')
})

test('two chosen municipalities are beside none of each other', () => {
  expect(neighbouringZips(['9000', '9820'])).not.toContain('9820')
})

test('a postcode of another country has none', () => {
  expect(neighbouringZips(['L-1234', '75001'])).toEqual([])
})
