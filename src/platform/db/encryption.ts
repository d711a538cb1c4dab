import { fromBase64Url, toBase64Url } from '../format/bytes'
import type { Db } from './db'
import { keyFor } from './signing'

const CIPHER = 'AES-GCM'
const IV_BYTES = 12

/**
 * Encrypts a text for one holder, such as a row. It can't be decrypted for another holder. The key belongs to the
 * deployment and is in another table of the same database.
 */
export async function seal(db: Db, holder: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(
    settings(iv, holder),
    await sealingKey(db),
    new TextEncoder().encode(text),
  )
  return `${toBase64Url(iv)}.${toBase64Url(new Uint8Array(sealed))}`
}

/** Returns the text that was encrypted for this holder, or null for anything else. */
export async function unseal(db: Db, holder: string, sealed: string): Promise<string | null> {
  const key = await sealingKey(db)
  try {
    const [iv = '', text = ''] = sealed.split('.')
    const bytes = fromBase64Url(text)
    const opened = await crypto.subtle.decrypt(settings(fromBase64Url(iv), holder), key, bytes)
    return new TextDecoder().decode(opened)
  } catch {
    return null
  }
}

function settings(iv: Uint8Array<ArrayBuffer>, holder: string) {
  return { name: CIPHER, iv, additionalData: new TextEncoder().encode(holder) }
}

async function sealingKey(db: Db): Promise<CryptoKey> {
  const bytes = await keyFor(db, 'sealed texts')
  return crypto.subtle.importKey('raw', bytes, CIPHER, false, ['encrypt', 'decrypt'])
}
