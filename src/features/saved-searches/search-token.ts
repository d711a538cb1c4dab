import type { Db } from '../../platform/db/db'
import { isSigned, sign } from '../../platform/db/signing'

const ID_LENGTH = 36
const LONGEST = 200

/** Returns the token of a search for the links in its mails: its id, signed, so that no link has to be stored. */
export async function searchToken(db: Db, id: string): Promise<string> {
  return id + (await sign(db, purpose(id)))
}

/** Returns the id of the search of a token, or null for a token that this site did not sign. */
export async function searchIdOf(db: Db, token: string): Promise<string | null> {
  if (token.length <= ID_LENGTH || token.length > LONGEST) return null
  const id = token.slice(0, ID_LENGTH)
  return (await isSigned(db, purpose(id), token.slice(ID_LENGTH))) ? id : null
}

function purpose(id: string): string {
  return `saved search ${id}`
}
