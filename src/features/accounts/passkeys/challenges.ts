import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { passkeyChallenge } from '../../../platform/db/schema-people'

/** The reason for which a device signs a challenge, and the account that must sign it: null for a login. */
export type ChallengeUse =
  | { purpose: 'login'; accountId: null }
  | { purpose: 'registration' | 'step-up'; accountId: number }

const CHALLENGE_MS = 5 * 60_000

/** Stores a new challenge and returns it, in base64url. */
export async function startChallenge(
  db: Db,
  { purpose, accountId }: ChallengeUse,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const endsAt = now.getTime() + CHALLENGE_MS
  await db.insert(passkeyChallenge).values({ challenge, purpose, accountId, endsAt })
  return challenge
}

/** Deletes a challenge. Returns true if it was stored for this use and has not expired. */
export async function consumeChallenge(
  db: Db,
  challenge: string,
  { purpose, accountId }: ChallengeUse,
  now: Date,
): Promise<boolean> {
  const isOfAccount =
    accountId === null
      ? isNull(passkeyChallenge.accountId)
      : eq(passkeyChallenge.accountId, accountId)
  const [row] = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        eq(passkeyChallenge.purpose, purpose),
        isOfAccount,
      ),
    )
    .returning({ endsAt: passkeyChallenge.endsAt })
  return row !== undefined && row.endsAt > now.getTime()
}
