import { randomBytes } from 'node:crypto'
import { sha256 } from '../../domain/format/sha256'

/** A secret nobody can guess: 32 random bytes, for a cookie or a link. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The form in which the database stores a token: it can't be turned back into one. */
export function tokenHash(token: string): Promise<string> {
  return sha256(token)
}

/** Whether two secrets are one, in a time that does not tell how much of them is alike. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [new TextEncoder().encode(given), new TextEncoder().encode(expected)]
  return a.length === b.length && crypto.subtle.timingSafeEqual(a, b)
}
