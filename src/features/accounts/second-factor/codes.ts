/** A code as somebody gives it: of the authenticator app, or one of the recovery codes. */
export type GivenCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string }

const MINUTE = 60_000

/** How long a proof by the second factor is enough for changes that ask for one. */
const PROOF_LASTS = 30 * MINUTE

/** How long somebody who gave the right password has to give a code. */
export const CODE_WAITS = 10 * MINUTE

export const RECOVERY_CODES = 10
/** 24 characters of five bits: 120 bits, so that a plain hash may store a code (ASVS 5.0, 6.5.2: 112 or more). */
export const RECOVERY_CHARACTERS = 24
/** Codes made before have 80 bits; they work until they are used or renewed. */
const OLD_RECOVERY_CHARACTERS = 16

/** Letters and digits that nobody takes for each other, as many as five bits can tell. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
const RECOVERY_CODE = new RegExp(
  `^(?:[${SIGNS}]{${RECOVERY_CHARACTERS}}|[${SIGNS}]{${OLD_RECOVERY_CHARACTERS}})$`,
)

/** Reads a code with whatever spaces and dashes it was typed or pasted; null for what can be none. */
export function readCode(text: string): GivenCode | null {
  const code = text.replace(/[\s\p{Pd}]/gu, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}

/** The recovery code that random bytes make. */
export function recoveryCode(random: Uint8Array): string {
  return Array.from(random, (byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** A text in groups of four, as it is easiest to copy by hand. */
export function inFours(text: string, between: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(between)
}

/** What is known of an account's second factor, and of the session that asks. */
export interface Proof {
  hasFactor: boolean
  /** When this session last gave a code; null when it never did. */
  provedAt: number | null
}

/**
 * What somebody has to do before a change that asks for the second factor: give a code, or set the factor
 * up; null for nothing.
 */
export function proofDue(
  { hasFactor, provedAt }: Proof,
  isDeployed: boolean,
  now: Date,
): 'code' | 'set-up' | null {
  if (!hasFactor) return isDeployed ? 'set-up' : null
  return provedAt !== null && now.getTime() - provedAt < PROOF_LASTS ? null : 'code'
}
