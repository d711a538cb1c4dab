import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { session } from '../src/platform/db/schema-people'
import { offerSecret, switchOn } from '../src/site/accounts/second-factor/second-factor'
import { db } from './agency'

const STEP = 30_000

/** The code that an app shows some steps from now, or from another time. */
export function codeOf(secret: string, steps = 0, now = Date.now()): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  return app.generate({ timestamp: now + steps * STEP })
}

/** Gives an account an authenticator app, of which a code was used two minutes ago; its recovery codes too. */
export async function withFactor(accountId: number): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await offerSecret(db, accountId)
  const step = Math.floor(Date.now() / STEP) - 4
  const codes = await switchOn(db, { accountId, secret, step }, new Date())
  if (!codes) throw new Error('The account has a second factor')
  return { secret, codes }
}

/** Sets the time at which the sessions of an account were last confirmed with a code. */
export async function stepUpSessions(accountId: number, at: Date): Promise<void> {
  await db
    .update(session)
    .set({ codeEnteredAt: at.getTime() })
    .where(eq(session.accountId, accountId))
}
