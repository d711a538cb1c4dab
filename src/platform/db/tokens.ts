import { randomBytes } from 'node:crypto'
import { sha256 } from '../format/sha256'

/** Returns a random token of 32 bytes in base64url, for a cookie or a link. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns a random token of 16 bytes in base64url, for an address that is stored as it is. */
export function shortToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Returns the hash of a token, which the database stores. The token can't be recovered from it. */
export function tokenHash(token: string): Promise<string> {
  return sha256(token)
}

/** Compares two secrets in constant time. */
export function isSameSecret(actual: string, expected: string): boolean {
  const [a, b] = [new TextEncoder().encode(actual), new TextEncoder().encode(expected)]
  return a.length === b.length && crypto.subtle.timingSafeEqual(a, b)
}
