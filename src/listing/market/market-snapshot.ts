import { z } from 'zod'
import { Market } from './market'
import type { MarketPlace, MarketRow, MarketStreet } from './market-row'

/** A row as a tuple, without property names. Place and street are indexes. */
type SnapshotRow = [
  key: number,
  list: number,
  kind: number,
  id: number,
  projectId: number | null,
  goal: number,
  rank: number,
  started: string,
  price: number | null,
  webId: number,
  bedrooms: number,
  bathrooms: number,
  features: number,
  surface: number | null,
  plot: number | null,
  epc: number | null,
  lat: number | null,
  lng: number | null,
  flags: number,
  place: number,
  street: number,
  houseNumber: string,
]

/** Rows are not validated one by one, because there may be 100,000. Snapshots of other builds have other keys. */
const array = <Item>() => z.custom<Item[]>(Array.isArray)
const marketSnapshot = z.object({
  version: z.number(),
  places: array<MarketPlace>(),
  streets: array<MarketStreet>(),
  rows: array<SnapshotRow>(),
})

/** A market as JSON, about a hundred bytes for each row. Each place and street occurs once. */
type MarketSnapshot = z.infer<typeof marketSnapshot>

const HAS_PAGE = 1
const IS_GONE = 2
const IS_PINNED = 4

export function snapshotOf({ version, rows }: Market): MarketSnapshot {
  const places = new Map<MarketPlace, number>()
  const streets = new Map<MarketStreet, number>()
  return {
    version,
    rows: rows.map((row) => [
      row.key,
      row.list,
      row.kind,
      row.id,
      row.projectId,
      row.goal,
      row.rank,
      row.started,
      row.price,
      row.webId,
      row.bedrooms,
      row.bathrooms,
      row.features,
      row.surface,
      row.plot,
      row.epc,
      row.lat,
      row.lng,
      (row.hasPage ? HAS_PAGE : 0) | (row.isGone ? IS_GONE : 0) | (row.isPinned ? IS_PINNED : 0),
      indexIn(places, row.place),
      row.street ? indexIn(streets, row.street) : -1,
      row.houseNumber,
    ]),
    places: [...places.keys()],
    streets: [...streets.keys()],
  }
}

/** Returns the market of a snapshot of this version. Throws if `value` is anything else. */
export function marketOf(value: unknown, version: number): Market {
  const snapshot = marketSnapshot.parse(value)
  if (snapshot.version !== version) throw new Error(`The snapshot has version ${snapshot.version}`)
  const { places, streets, rows } = snapshot
  return new Market(
    version,
    rows.map((row) => rowOf(row, places, streets)),
  )
}

function rowOf(
  row: SnapshotRow,
  places: readonly MarketPlace[],
  streets: readonly MarketStreet[],
): MarketRow {
  const [key, list, kind, id, projectId, goal, rank, started, price, webId, bedrooms, ...rest] = row
  const [bathrooms, features, surface, plot, epc, lat, lng, ...others] = rest
  const [flags, placeIndex, streetIndex, houseNumber] = others
  const place = places[placeIndex]
  const street = streetIndex < 0 ? null : streets[streetIndex]
  if (!place || street === undefined) throw new Error('A row of the snapshot is incomplete')
  return {
    key,
    list,
    kind,
    id,
    projectId,
    goal,
    rank,
    started,
    price,
    webId,
    bedrooms,
    bathrooms,
    features,
    surface,
    plot,
    epc,
    lat,
    lng,
    hasPage: (flags & HAS_PAGE) > 0,
    isGone: (flags & IS_GONE) > 0,
    isPinned: (flags & IS_PINNED) > 0,
    place,
    street,
    houseNumber,
  }
}

function indexIn<Value>(indexes: Map<Value, number>, value: Value): number {
  const index = indexes.get(value) ?? indexes.size
  indexes.set(value, index)
  return index
}
