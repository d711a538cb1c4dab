import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth/bare'

/** The seconds of a time step, the digits of a code and the bytes of a secret that all authenticator apps support. */
const PERIOD = 30
const DIGITS = 6
const SECRET_BYTES = 20

/** The number of steps before and after now whose codes are valid, as clocks differ and typing takes time. */
const WINDOW = 1

/** Returns a new secret in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** Returns the URI that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString()
}

/**
 * Returns the time step of a code. Returns null for a wrong code, and for one whose step is not after the last used
 * one: each code works once.
 */
export function newTimeStep(
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
    // The library's own HMAC, which is 8 KB, is replaced by the platform's.
    hmac: (_, key, message) => createHmac('sha1', key).update(message).digest(),
  })
}
