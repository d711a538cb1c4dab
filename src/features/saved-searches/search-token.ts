import type { Db } from '../../platform/db/db'
import { isSigned, sign } from '../../platform/db/signing'

const ID_LENGTH = 36
const LONGEST = 200

/** The token of each mail's links to a search: its id, signed, so that no mail's link has to be stored. */
export async function searchToken(db: Db, id: string): Promise<string> {
  return id + (await sign(db, purpose(id)))
}

/** The id of the search that a token is for; null for one that we did not sign. */
export async function searchIdOf(db: Db, token: string): Promise<string | null> {
  if (token.length <= ID_LENGTH || token.length > LONGEST) return null
  const id = token.slice(0, ID_LENGTH)
  return (await isSigned(db, purpose(id), token.slice(ID_LENGTH))) ? id : null
}

function purpose(id: string): string {
  return `saved search ${id}`
}
