import type { Realm } from '../../../platform/accounts/account'

/** A code as a user enters it: from the authenticator app, or one of the recovery codes. */
export type EnteredCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string }

const MINUTE = 60_000

/** The time for which an entered code is enough for changes that require the second factor. */
const STEP_UP_VALID_MS = 30 * MINUTE

/** The number of wrong codes in a row after which the user of the account gets a mail. */
export const WARN_CODES = 10
/** The number of wrong codes in a row after which codes of the app are no longer accepted. */
export const MAX_WRONG_CODES = 20

/** The time to enter a code after the right password. */
export const CODE_ENTRY_TIMEOUT = 10 * MINUTE

export const RECOVERY_CODES = 10
/** 24 characters of five bits: 120 bits, so that a plain hash may store a code (ASVS 5.0, 6.5.2: 112 or more). */
export const RECOVERY_CHARACTERS = 24
/** The length of codes of earlier releases, which have 80 bits; they work until they are used or replaced. */
const OLD_RECOVERY_CHARACTERS = 16

/** The 32 letters and digits of recovery codes, without those that look alike. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
const RECOVERY_CODE = new RegExp(
  `^(?:[${SIGNS}]{${RECOVERY_CHARACTERS}}|[${SIGNS}]{${OLD_RECOVERY_CHARACTERS}})$`,
)

/** Reads a code and ignores its spaces and dashes; returns null for a text that cannot be a code. */
export function readCode(text: string): EnteredCode | null {
  const code = text.replace(/[\s\p{Pd}]/gu, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}

/** Returns the recovery code of these random bytes. */
export function recoveryCodeOf(random: Uint8Array): string {
  return Array.from(random, (byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** Returns a text in groups of four characters, which are easy to copy by hand. */
export function groupByFour(text: string, separator: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(separator)
}

/** The second factor of an account, and the last code of a session. */
export interface SecondFactorState {
  hasFactor: boolean
  /** The time at which a code was last entered in this session, or null. */
  codeEnteredAt: number | null
}

/** The second factors of an account and its session, which started at `createdAt` (ms). */
export interface SessionFactors extends SecondFactorState {
  hasApp: boolean
  hasPasskey: boolean
  createdAt: number
}

/**
 * Returns true if the user of a session logged in within half an hour. For a staff member with a second factor, it must
 * have been used within that time.
 */
export function isRecentlyConfirmed(
  { hasFactor, codeEnteredAt, createdAt }: SessionFactors,
  realm: Realm,
  now: Date,
): boolean {
  const needsFactor = realm === 'staff' && hasFactor
  const confirmedAt = Math.max(codeEnteredAt ?? 0, needsFactor ? 0 : createdAt)
  return now.getTime() - confirmedAt < STEP_UP_VALID_MS
}

/**
 * Returns the step before a change that requires the second factor: enter a code, or set the factor up. Returns null if
 * there is none.
 */
export function requiredStepUp(
  { hasFactor, codeEnteredAt }: SecondFactorState,
  isDeployed: boolean,
  now: Date,
): 'code' | 'set-up' | null {
  if (!hasFactor) return isDeployed ? 'set-up' : null
  return codeEnteredAt !== null && now.getTime() - codeEnteredAt < STEP_UP_VALID_MS ? null : 'code'
}
