import { createHash, randomBytes } from 'node:crypto'

/** A secret nobody can guess: 32 random bytes, for a cookie or a link. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: whoever reads it there can't use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether two secrets are one, in a time that does not tell how much of them is alike. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [new TextEncoder().encode(given), new TextEncoder().encode(expected)]
  return a.length === b.length && crypto.subtle.timingSafeEqual(a, b)
}
