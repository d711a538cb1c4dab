import { eq } from 'drizzle-orm'
import { fromHex, toBase64Url, toHex } from '../domain/bytes'
import type { Db } from './db'
import { signingKeyRow } from './schema-leads'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** The key of the deployment, held by this isolate once read. */
let held: Promise<CryptoKey> | null = null

/** What nobody else can have written: the text's HMAC, in letters that an address may hold. */
export async function sign(db: Db, text: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await signingKey(db), new TextEncoder().encode(text))
  return toBase64Url(new Uint8Array(mac))
}

/** Whether `signature` is what `sign` made of the text. */
export async function isSigned(db: Db, text: string, signature: string): Promise<boolean> {
  const expected = new TextEncoder().encode(await sign(db, text))
  const given = new TextEncoder().encode(signature)
  return given.length === expected.length && crypto.subtle.timingSafeEqual(given, expected)
}

function signingKey(db: Db): Promise<CryptoKey> {
  held ??= readKey(db).catch((error) => {
    held = null
    throw error
  })
  return held
}

async function readKey(db: Db): Promise<CryptoKey> {
  const fresh = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const [, [row]] = await db.batch([
    db.insert(signingKeyRow).values({ id: 1, key: fresh }).onConflictDoNothing(),
    db.select().from(signingKeyRow).where(eq(signingKeyRow.id, 1)),
  ])
  return crypto.subtle.importKey('raw', fromHex(row?.key ?? fresh), HMAC, false, ['sign'])
}
