import { expect, it } from 'vitest'
import { mostSimilar } from './similar'

const GHENT = { lat: 51.05, lng: 3.72 }
const ANTWERP = { lat: 51.22, lng: 4.4 }

function home(id: number, price: number | null, point = GHENT, bedrooms: number | null = null) {
  return { id, price, bedrooms, point }
}

it('returns at most three listings, the most similar in place and price first', () => {
  const others = [
    home(2, 900_000),
    home(3, 310_000, ANTWERP),
    home(4, 320_000),
    home(5, 299_000),
    home(6, null),
  ]
  expect(mostSimilar(home(1, 300_000), others).map(({ id }) => id)).toEqual([5, 4, 6])
})

it('compares only the place if the price is hidden', () => {
  const others = [home(2, 900_000, ANTWERP), home(3, 5_000_000), home(4, null)]
  expect(mostSimilar(home(1, null), others).map(({ id }) => id)).toEqual([4, 3, 2])
})
