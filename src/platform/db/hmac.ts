import { fromHex, toHex } from '../format/bytes'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** Returns a new secret of 32 bytes, in hex. */
export function newSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}

export function hmacKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromHex(secret), HMAC, false, ['sign'])
}

/** Returns the HMAC-SHA-256 of the text, 32 bytes. */
export async function hmacOf(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
}
