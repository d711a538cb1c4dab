import { randomBytes } from 'node:crypto'
import { sha256 } from '../format/sha256'

/** Returns a random token of 32 bytes in base64url, for a cookie or a link. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the form in which the database stores a token: it can't be turned back into one. */
export function tokenHash(token: string): Promise<string> {
  return sha256(token)
}

/** Compares two secrets in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [new TextEncoder().encode(given), new TextEncoder().encode(expected)]
  return a.length === b.length && crypto.subtle.timingSafeEqual(a, b)
}
