import { sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { db } from '../../../test/agency'
import type { Point } from '../../domain/listing/coordinates'
import { boxOfArea, cornersOfArea, encodeArea, isInArea, MAX_CORNERS } from '../../domain/map/area'
import { type Random, randomOf } from '../../tasks/random'
import { withinArea } from './within-area'

const random = randomOf(112)
const SIZES = [0.001, 0.05, 0.3, 2]

test('SQL finds the points of an area that the rule has in it, however it crosses itself', async () => {
  let [within, outside] = [0, 0]
  for (let round = 0; round < 150; round++) {
    const area = randomArea(random)
    const points = pointsAround(area, random)
    const expected = points.flatMap((point, at) => (isInArea(area, point) ? [at] : []))
    expect(await foundIn(area, points), area).toEqual(expected)
    within += expected.length
    outside += points.length - expected.length
  }
  expect(Math.min(within, outside)).toBeGreaterThan(1000)
})

test.each([
  ['round', (at: number) => [Math.sin(at / 6.4), Math.cos(at / 6.4)]],
  ['jagged', (at: number) => [at % 2, at / 40]],
])('five areas fit into a statement of D1, as the longest list has them: %s', (_, cornerAt) => {
  const corners = Array.from({ length: MAX_CORNERS }, (_, at) => {
    const [north = 0, east = 0] = cornerAt(at)
    return { lat: 50.5 + north / 3, lng: 4 + east }
  })
  const statement = new SQLiteSyncDialect().sqlToQuery(withinArea(encodeArea(corners))).sql
  expect(statement.length * 5).toBeLessThan(90_000)
})

async function foundIn(area: string, points: Point[]): Promise<number[]> {
  const rows = sql`(SELECT key AS at, value ->> 'lat' AS lat, value ->> 'lng' AS lng
    FROM json_each(${JSON.stringify(points)}))`
  const found = await db.all<{ at: number }>(
    sql`SELECT at FROM ${rows} WHERE ${withinArea(area)} ORDER BY at`,
  )
  return found.map(({ at }) => at)
}

/** Corners anywhere in a box, in any order. */
function randomArea(from: Random): string {
  const size = from.of(SIZES)
  const [south, west] = [49.2 + from.share() * 2, 2.5 + from.share() * 3]
  const corners = Array.from({ length: from.between([3, 40]) }, () => ({
    lat: south + from.share() * size,
    lng: west + from.share() * size,
  }))
  return encodeArea(corners) || randomArea(from)
}

/** In and around its box, on its corners and in the middle of its sides, where a rounded number would tell. */
function pointsAround(area: string, from: Random): Point[] {
  const { minLat, maxLat, minLng, maxLng } = boxOfArea(area)
  const beside = (least: number, most: number) =>
    least + (most - least) * (from.share() * 1.2 - 0.1)
  const corners = cornersOfArea(area)
  const middles = corners.map(({ lat, lng }, at) => {
    const next = corners[(at + 1) % corners.length] ?? { lat, lng }
    return { lat: (lat + next.lat) / 2, lng: (lng + next.lng) / 2 }
  })
  const anywhere = Array.from({ length: 60 }, () => ({
    lat: beside(minLat, maxLat),
    lng: beside(minLng, maxLng),
  }))
  return [...corners, ...middles, ...anywhere]
}
