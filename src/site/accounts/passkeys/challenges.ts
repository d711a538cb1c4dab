import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { primaryDb } from '../../../platform/db/db'
import { passkeyChallenge } from '../../../platform/db/schema-people'
import { readSignedCookie, writeSignedCookie } from '../../../platform/http/cookies'

/** The reason for which a device signs a challenge, and the account that must sign it: null for a login. */
export type ChallengeUse =
  | { purpose: 'login'; accountId: null }
  | { purpose: 'registration' | 'step-up'; accountId: number }

/** A challenge with the time (ms) at which it expires. */
interface Challenge {
  value: string
  endsAt: number
}

const COOKIE = 'passkey-challenge'
const CHALLENGE_SECONDS = 300

/** Returns a new challenge, in base64url. Only a signed cookie of this browser contains it, so a request stores nothing. */
export async function startChallenge(c: Context<AppEnv>, use: ChallengeUse): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const holder = holderOf(use)
  await writeSignedCookie(c, COOKIE, challenge, { maxAge: CHALLENGE_SECONDS, holder })
  return challenge
}

/** Returns the challenge of this browser, or null if there is none for this use or it has expired. */
export function readChallenge(c: Context<AppEnv>, use: ChallengeUse): Promise<Challenge | null> {
  return readSignedCookie(c, COOKIE, holderOf(use))
}

/** Stores the challenge of a valid signature until it expires. Returns false if it was used before. */
export async function consumeChallenge(
  c: Context<AppEnv>,
  { value, endsAt }: Challenge,
  { purpose, accountId }: ChallengeUse,
): Promise<boolean> {
  const stored = await primaryDb(c.env.DB)
    .insert(passkeyChallenge)
    .values({ challenge: value, purpose, accountId, endsAt })
    .onConflictDoNothing()
    .returning({ challenge: passkeyChallenge.challenge })
  return stored.length > 0
}

function holderOf({ purpose, accountId }: ChallengeUse): string {
  return `${purpose} of account ${accountId}`
}
