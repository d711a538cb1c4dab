import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth/bare'

/** Seconds of a time step, signs of a code, bytes of a secret: what every authenticator app knows. */
const PERIOD = 30
const DIGITS = 6
const SECRET_BYTES = 20

/** Steps before and after now whose code is taken too: clocks of phones differ, and people type slowly. */
const WINDOW = 1

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString()
}

/**
 * The time step that a code belongs to; null when it is wrong, or of a step not after the last one that
 * was used: each code works once.
 */
export function freshStep(
  secret: string,
  code: string,
  lastStep: number | null,
  now: Date,
): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW })
  if (delta === null) return null
  const step = Math.floor(timestamp / 1000 / PERIOD) + delta
  return lastStep === null || step > lastStep ? step : null
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD,
    // The library has its own HMAC, 8 KB of it; the platform's does.
    hmac: (_, key, message) => createHmac('sha1', key).update(message).digest(),
  })
}
