import type { Db } from '../../platform/db/db'
import { isSigned, sign } from '../../platform/db/signing'

const TOKEN = /^([\da-f-]{36})-([\w-]{43})$/

/** Returns the token of the links in the visitor's mails: the appointment's ID, signed, so that no link is stored. */
export async function appointmentToken(db: Db, id: string): Promise<string> {
  return `${id}-${await sign(db, purpose(id))}`
}

/** Returns the ID of the appointment of a token, or null for a token that this site did not sign. */
export async function appointmentId(db: Db, token: string): Promise<string | null> {
  const [, id, signature] = TOKEN.exec(token) ?? []
  if (!id || !signature) return null
  return (await isSigned(db, purpose(id), signature)) ? id : null
}

function purpose(id: string): string {
  return `appointment ${id}`
}
