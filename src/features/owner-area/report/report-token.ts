import type { Db } from '../../../platform/db/db'
import { isSigned, sign } from '../../../platform/db/signing'

const TOKEN = /^([1-9]\d{0,14})-([\w-]{43})$/

/** Returns the token of the links in an owner's reports: the account's id, signed, so that no link has to be stored. */
export async function reportToken(db: Db, accountId: number): Promise<string> {
  return `${accountId}-${await sign(db, purpose(accountId))}`
}

/** Returns the id of the account of a token, or null for a token that this site did not sign. */
export async function reportAccountId(db: Db, token: string): Promise<number | null> {
  const [, id, signature] = TOKEN.exec(token) ?? []
  if (!id || !signature) return null
  return (await isSigned(db, purpose(Number(id)), signature)) ? Number(id) : null
}

function purpose(accountId: number): string {
  return `owner reports ${accountId}`
}
