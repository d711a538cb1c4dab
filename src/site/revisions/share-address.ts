import type { Db } from '../../platform/db/db'
import { isSigned, sign } from '../../platform/db/signing'
import { SHARE_PARAM, withQuery } from '../../urls'
import { findShared } from './revisions'

/** The validity of a link, one week: reviewers need some days. */
const VALID_MS = 7 * 24 * 3_600_000

/** Returns an address that shows one revision of a page, an article or a listing to everyone who has it, for a week. */
export async function sharedAddress(
  db: Db,
  path: string,
  revision: { id: number; at: number },
): Promise<string> {
  const expiresAt = Date.now() + VALID_MS
  const share = `${revision.id}.${expiresAt}.${await sign(db, signedText(revision, expiresAt))}`
  return withQuery(path, new URLSearchParams({ [SHARE_PARAM]: share }).toString())
}

/** Returns the revision that a shared address names, or null if the address is invalid or has expired. */
export async function findSharedAt(db: Db, token: string) {
  const [id = '', expiresAt = '', signature = ''] = token.split('.')
  const shared = Number(expiresAt) > Date.now() ? await findShared(db, Number(id)) : null
  if (!shared) return null
  const text = signedText({ id: Number(id), at: shared.at }, Number(expiresAt))
  return (await isSigned(db, text, signature)) ? shared : null
}

/** Returns the signed text. It contains the time of the revision, as the id of a replaced draft is used again. */
function signedText({ id, at }: { id: number; at: number }, expiresAt: number): string {
  return `share ${id} ${at} ${expiresAt}`
}
