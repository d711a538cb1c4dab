import { type SQL, sql } from 'drizzle-orm'
import type { ListFilter } from '../../domain/list/list-filter'
import { KIND } from '../../domain/list/lists'
import { isEverywhere } from '../../domain/list/region'
import { GOAL, type Goal } from '../../domain/listing/goal'
import { listingCell } from '../db/schema-cells'

/** The facts by which triggers count the homes of a list (`migrations/0019_list_cells.sql`). */
export const FACET = { all: 0, type: 1, bedrooms: 2, feature: 3, price: 4 } as const

/** The zoom of the cells that they count by. */
export const KEPT_ZOOM = 9

/** The steps of prices that they tell apart, in euros. */
const PRICE_STEP = { sale: 25_000, rent: 50 }

/**
 * `FROM` the rows that count a list's homes under a filter, so that neither a count nor a map reads the
 * homes; null where more than one fact, a place or a text decides.
 */
export function keptCells(filter: ListFilter, list: number, kind: number): SQL | null {
  if (!isKept(filter, kind)) return null
  const [fact = valued(FACET.all, sql`= 0`), ...others] = factsOf(filter)
  return fact === null || others.length > 0 ? null : ofList(filter, list, fact)
}

/** The same for each value of a fact that a list's homes have, where nothing else decides. */
export function keptValues(
  filter: ListFilter,
  list: number,
  kind: number,
  facet: number,
): SQL | null {
  if (!isKept(filter, kind) || factsOf(filter).length > 0) return null
  return ofList(filter, list, sql`facet = ${whole(facet)}`)
}

function isKept(filter: ListFilter, kind: number): boolean {
  return kind === KIND.property && isEverywhere(filter) && !filter.text
}

function ofList(filter: ListFilter, list: number, fact: SQL): SQL {
  const goal = filter.sold && filter.goal !== null ? sql` AND goal = ${whole(filter.goal)}` : sql``
  return sql`FROM ${listingCell} WHERE list = ${whole(list)} AND ${fact}${goal}`
}

function factsOf(filter: ListFilter): (SQL | null)[] {
  const facts = [typesOf(filter), bedroomsOf(filter), featureOf(filter), pricesOf(filter)]
  return facts.filter((fact) => fact !== undefined)
}

/** A fact's condition: undefined where the filter does not ask for it, null where its counts can't tell. */
type Fact = SQL | null | undefined

function typesOf({ types }: ListFilter): Fact {
  const numbers = sql.raw(types.map(Math.trunc).join(', '))
  return types.length > 0 ? valued(FACET.type, sql`IN (${numbers})`) : undefined
}

function bedroomsOf({ bedrooms }: ListFilter): Fact {
  return bedrooms === null ? undefined : valued(FACET.bedrooms, sql`= ${bedrooms}`)
}

function featureOf({ features }: ListFilter): Fact {
  if (!features) return undefined
  const isOne = (features & (features - 1)) === 0
  return isOne ? valued(FACET.feature, sql`= ${features}`) : null
}

function pricesOf({ minPrice, maxPrice, goal }: ListFilter): Fact {
  if (minPrice === null && maxPrice === null) return undefined
  if (goal === null) return null
  const step = stepOf(goal)
  const bounds = [minPrice ?? 0, maxPrice ?? 0]
  if (bounds.some((price) => price % step !== 0)) return null
  const [from, to] = bounds.map((price) => (2 * price) / step)
  return valued(FACET.price, maxPrice === null ? sql`>= ${from}` : sql`BETWEEN ${from} AND ${to}`)
}

function stepOf(goal: Goal): number {
  return goal === GOAL.rent ? PRICE_STEP.rent : PRICE_STEP.sale
}

function valued(facet: number, fits: SQL): SQL {
  return sql`facet = ${whole(facet)} AND value ${fits}`
}

/** In the statement's own text, as its other numbers are. */
function whole(number: number): SQL {
  return sql.raw(String(Math.trunc(number)))
}
