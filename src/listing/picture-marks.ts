import { inArray, sql } from 'drizzle-orm'
import type { Db, Statement } from '../platform/db/db'
import { jsonChunks, valuesOf } from '../platform/db/json-rows'
import { pictureMark } from '../platform/db/schema-content'
import { type OriginMark, originOfName } from '../platform/files/origin-mark'
import { plainAddress } from '../platform/format/focus'
import type { Picture } from './property'

/** Returns the statement that stores the mark of a picture's file under the picture's address, if it has one. */
export function markStatements(db: Db, url: string, found: OriginMark | null): Statement[] {
  if (!found) return []
  const insert = db.insert(pictureMark).values({ address: plainAddress(url), ...found })
  return [insert.onConflictDoUpdate({ target: pictureMark.address, set: found })]
}

/** Returns the origins that the files of pictures, or else their names, suggest, by the address of the picture. */
export async function readOriginMarks(
  db: Db,
  pictures: readonly Pick<Picture, 'url' | 'name'>[],
): Promise<Map<string, OriginMark>> {
  const addresses = pictures.map(({ url }) => plainAddress(url))
  const pages = jsonChunks(addresses).map((chunk) =>
    db
      .select()
      .from(pictureMark)
      .where(sql`${pictureMark.address} in ${valuesOf(chunk)}`),
  )
  const rows = (await Promise.all(pages)).flat()
  const marks = new Map(rows.map(({ address, origin, mark }) => [address, { origin, mark }]))
  return new Map(
    pictures.flatMap(({ url, name }) => {
      const found = marks.get(plainAddress(url)) ?? originOfName(name)
      return found ? [[url, found] as const] : []
    }),
  )
}

export function deleteMarks(db: Db, urls: readonly string[]): Statement {
  return db.delete(pictureMark).where(inArray(pictureMark.address, urls.map(plainAddress)))
}
