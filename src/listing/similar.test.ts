import { expect, it, test } from 'vitest'
import { mostSimilar } from './similar'

const GHENT = { lat: 51.05, lng: 3.72 }
const ANTWERP = { lat: 51.22, lng: 4.4 }

function home(id: number, price: number | null, point = GHENT, bedrooms: number | null = null) {
  return { id, price, bedrooms, point }
}

/** A place so many kilometres north of Ghent. */
function north(km: number) {
  return { lat: GHENT.lat + km / 111.19, lng: GHENT.lng }
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

it('excludes the listing itself and accepts listings without coordinates', () => {
  const others = [home(1, 1), { id: 2, price: 1, bedrooms: null, point: null }]
  expect(mostSimilar(home(1, 1), others).map(({ id }) => id)).toEqual([2])
})

// The difference of the second listing counts a little less or more than the distance of the first one.
test.each([
  ['a price twice as high is', 19, home(3, 600_000, GHENT, 3), [2, 3]],
  ['a price twice as high is not', 21, home(3, 600_000, GHENT, 3), [3, 2]],
  ['a price half as low is', 19, home(3, 150_000, GHENT, 3), [2, 3]],
  ['a price a fifth higher is not', 6, home(3, 360_000, GHENT, 3), [3, 2]],
  ['a hidden price is', 9, home(3, null, GHENT, 3), [2, 3]],
  ['a hidden price is not', 11, home(3, null, GHENT, 3), [3, 2]],
  ['a bedroom less is', 4, home(3, 300_000, GHENT, 2), [2, 3]],
  ['a bedroom more is not', 6, home(3, 300_000, GHENT, 4), [3, 2]],
  ['two bedrooms more are', 9, home(3, 300_000, GHENT, 5), [2, 3]],
  ['an unknown number of bedrooms is', 4, home(3, 300_000, GHENT, null), [2, 3]],
  ['no bedrooms, as of land, are not', 6, home(3, 300_000, GHENT, 0), [3, 2]],
])('%s less similar than %s km', (_, km, compared, expected) => {
  const wanted = home(1, 300_000, GHENT, 3)
  const near = home(2, 300_000, north(km), 3)
  expect(mostSimilar(wanted, [near, compared]).map(({ id }) => id)).toEqual(expected)
})

it('ignores bedrooms if the listing has none', () => {
  const others = [home(2, 300_000, GHENT, 9), home(3, 300_000, north(1), null)]
  expect(mostSimilar(home(1, 300_000, GHENT, 0), others).map(({ id }) => id)).toEqual([2, 3])
})
