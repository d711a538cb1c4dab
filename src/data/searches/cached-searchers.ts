import { type CacheContext, cached } from '../../cache'
import type { Property } from '../../domain/listing/property'
import type { PublishSettings } from '../../domain/listing/published'
import type { SoughtHome } from '../../domain/searches/looks-for'
import { toldSearchers } from '../../domain/searches/searchers'
import type { Db } from '../db/db'
import { countBuyers, countLookingFor, countSearchers } from './count-searchers'

/** Rounded before it is kept: nothing finer is anywhere. */
interface Told {
  count: number | null
}

/** How many people search for a home like this one, as its owner is told it; null for fewer than five. */
export async function searchersOf(
  db: Db,
  cache: CacheContext,
  home: Property,
  settings: PublishSettings,
): Promise<number | null> {
  const load = async (): Promise<Told> => ({
    count: toldSearchers(await countSearchers(db, home, settings, new Date())),
  })
  return (await cached(cache, 'detail', `searchers:${home.id}`, load)).count
}

/** How many people search for homes to buy, or to rent, as whoever has one is told it; null for fewer than five. */
export async function buyers(db: Db, cache: CacheContext, goal: 0 | 1): Promise<number | null> {
  const load = async (): Promise<Told> => ({
    count: toldSearchers(await countBuyers(db, goal, new Date())),
  })
  return (await cached(cache, 'content', `searchers:${goal}`, load)).count
}

/** How many people search for such homes at a place; null for fewer than five. Asked of known places and kinds alone. */
export async function lookingFor(
  db: Db,
  cache: CacheContext,
  home: SoughtHome,
): Promise<number | null> {
  const load = async (): Promise<Told> => ({
    count: toldSearchers(await countLookingFor(db, home, new Date())),
  })
  const { goal, zip, type } = home
  return (await cached(cache, 'content', `searchers:${goal}:${zip}:${type ?? ''}`, load)).count
}
