import { type CacheContext, cached } from '../../cache'
import type { Property } from '../../domain/listing/property'
import type { PublishSettings } from '../../domain/listing/published'
import { toldSearchers } from '../../domain/searches/searchers'
import type { Db } from '../db/db'
import { countBuyers, countSearchers } from './count-searchers'

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
  return (await cached(cache, 'content', `searchers:${home.id}`, load)).count
}

/** How many people search for homes to buy, as whoever sells is told it; null for fewer than five. */
export async function buyers(db: Db, cache: CacheContext): Promise<number | null> {
  const load = async (): Promise<Told> => ({
    count: toldSearchers(await countBuyers(db, new Date())),
  })
  return (await cached(cache, 'content', 'searchers', load)).count
}
