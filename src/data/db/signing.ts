import { eq } from 'drizzle-orm'
import { toBase64Url } from '../../domain/format/bytes'
import type { Db } from './db'
import { freshSecret, hmacKey, hmacOf } from './hmac'
import { signingKeyRow } from './schema-leads'
import { isSameSecret } from './tokens'

/** The key of the deployment, held by this isolate once read. */
let held: Promise<CryptoKey> | null = null

/** What nobody else can have written: the text's HMAC, in letters that an address may hold. */
export async function sign(db: Db, text: string): Promise<string> {
  return toBase64Url(await hmacOf(await signingKey(db), text))
}

/** Whether `signature` is what `sign` made of the text. */
export async function isSigned(db: Db, text: string, signature: string): Promise<boolean> {
  return isSameSecret(signature, await sign(db, text))
}

function signingKey(db: Db): Promise<CryptoKey> {
  held ??= readKey(db).catch((error) => {
    held = null
    throw error
  })
  return held
}

async function readKey(db: Db): Promise<CryptoKey> {
  const fresh = freshSecret()
  const [, [row]] = await db.batch([
    db.insert(signingKeyRow).values({ id: 1, key: fresh }).onConflictDoNothing(),
    db.select().from(signingKeyRow).where(eq(signingKeyRow.id, 1)),
  ])
  return hmacKey(row?.key ?? fresh)
}
