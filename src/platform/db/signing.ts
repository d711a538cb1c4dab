import { eq } from 'drizzle-orm'
import { toBase64Url } from '../format/bytes'
import type { Db } from './db'
import { hmacKey, hmacOf, newSecret } from './hmac'
import { signingKeyRow } from './schema-leads'
import { isSameSecret } from './tokens'

/** The time for which an isolate uses the key that it read, in milliseconds. */
const KEY_KNOWN_MS = 4000

/** The deployment's key in this isolate, and the time (ms) at which it was read. */
let known: { key: CryptoKey; readAt: number } | null = null

/** Makes this isolate read the key again, because the database changed. */
export function expireSigningKey(): void {
  known = null
}

/** Signs a text with the deployment's key. Returns the HMAC in base64url. */
export async function sign(db: Db, text: string): Promise<string> {
  return toBase64Url(await hmacOf(await signingKey(db), text))
}

/** Returns true if the signature belongs to the text. */
export async function isSigned(db: Db, text: string, signature: string): Promise<boolean> {
  return isSameSecret(signature, await sign(db, text))
}

/** Returns a key of 32 bytes for one purpose, derived from the deployment's key. */
export async function keyFor(db: Db, purpose: string): Promise<Uint8Array<ArrayBuffer>> {
  return hmacOf(await signingKey(db), `the key for ${purpose}`)
}

/** Returns the key of some seconds ago at most, so that all isolates soon use a new key if its row is deleted. */
async function signingKey(db: Db): Promise<CryptoKey> {
  const now = Date.now()
  if (known && now - known.readAt < KEY_KNOWN_MS) return known.key
  const key = await readKey(db)
  known = { key, readAt: now }
  return key
}

async function readKey(db: Db): Promise<CryptoKey> {
  const candidate = newSecret()
  const [, [row]] = await db.batch([
    db.insert(signingKeyRow).values({ id: 1, key: candidate }).onConflictDoNothing(),
    db.select().from(signingKeyRow).where(eq(signingKeyRow.id, 1)),
  ])
  return hmacKey(row?.key ?? candidate)
}
