import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../env'
import type { Account } from '../../../platform/accounts/account'
import { primaryDb } from '../../../platform/db/db'
import { fromBase64Url, toBase64Url } from '../../../platform/format/bytes'
import { type ChallengeUse, consumeChallenge, readChallenge, startChallenge } from './challenges'
import { findPasskey, listPasskeys, recordUse } from './passkeys'

/** The time for which the browser's dialog waits. */
const DIALOG_MS = 5 * 60_000

const text = z.string().max(8192)
const credential = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** The response of a device that created a passkey. */
const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, attestationObject: text }),
})

/** The response of a device that signed a challenge. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
})

/** Loads the library at first use, because few requests need it. */
const library = () => import('@simplewebauthn/server')

/** Returns the options with which a browser creates a passkey for an account. */
export async function registrationOptions(c: Context<AppEnv>, { id, email, name }: Account) {
  const [{ generateRegistrationOptions }, existing, challenge] = await Promise.all([
    library(),
    listPasskeys(primaryDb(c.env.DB), id),
    startChallenge(c, { purpose: 'registration', accountId: id }),
  ])
  return generateRegistrationOptions({
    rpName: c.get('content').site.settings.name,
    rpID: hostOf(c),
    userID: userId(id),
    userName: email,
    userDisplayName: name || email,
    challenge: fromBase64Url(challenge),
    timeout: DIALOG_MS,
    attestationType: 'none',
    excludeCredentials: existing.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Returns the new passkey of a device's response, or null if the response is invalid. */
export async function verifyRegistration(
  c: Context<AppEnv>,
  accountId: number,
  body: unknown,
): Promise<{ id: string; publicKey: string; counter: number } | null> {
  const parsed = registration.safeParse(body)
  const use: ChallengeUse = { purpose: 'registration', accountId }
  const challenge = await readChallenge(c, use)
  if (!parsed.success || !challenge) return null
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: parsed.data,
      expectedChallenge: challenge.value,
      expectedOrigin: c.get('origin'),
      expectedRPID: hostOf(c),
      requireUserVerification: true,
    })
    if (!registrationInfo || !(await consumeChallenge(c, challenge, use))) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: toBase64Url(publicKey), counter }
  } catch {
    return null
  }
}

/** Returns the options with which a browser signs a challenge with a passkey: of any account, or of this one. */
export async function assertionOptions(c: Context<AppEnv>, use: ChallengeUse) {
  const [{ generateAuthenticationOptions }, allowed, challenge] = await Promise.all([
    library(),
    use.accountId === null ? [] : listPasskeys(primaryDb(c.env.DB), use.accountId),
    startChallenge(c, use),
  ])
  return generateAuthenticationOptions({
    rpID: hostOf(c),
    challenge: fromBase64Url(challenge),
    timeout: DIALOG_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(({ id }) => ({ id })),
  })
}

/** Returns the account whose passkey signed the challenge, or null if the response is invalid. */
export async function verifyAssertion(
  c: Context<AppEnv>,
  use: ChallengeUse,
  body: unknown,
): Promise<Account | null> {
  const db = primaryDb(c.env.DB)
  const parsed = assertion.safeParse(body)
  const challenge = await readChallenge(c, use)
  if (!parsed.success || !challenge) return null
  const passkey = await findPasskey(db, parsed.data.id)
  if (!passkey || !isExpected(passkey.account.id, use, parsed.data.response.userHandle)) return null
  const { verifyAuthenticationResponse } = await library()
  const { id, publicKey, counter } = passkey
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: parsed.data,
      expectedChallenge: challenge.value,
      expectedOrigin: c.get('origin'),
      expectedRPID: hostOf(c),
      credential: { id, publicKey: fromBase64Url(publicKey), counter },
      requireUserVerification: true,
    })
    if (!verified || !(await consumeChallenge(c, challenge, use))) return null
    const isCounted = await recordUse(db, id, authenticationInfo.newCounter, new Date())
    return isCounted ? passkey.account : null
  } catch {
    return null
  }
}

/** Returns true if the passkey's account may sign. A login must name it; a device may leave it out otherwise. */
function isExpected(accountId: number, use: ChallengeUse, userHandle: string | undefined): boolean {
  const handle = toBase64Url(userId(accountId))
  if (use.accountId === null) return userHandle === handle
  return use.accountId === accountId && (userHandle === undefined || userHandle === handle)
}

/** Returns the host name of the site, to which its passkeys belong. */
function hostOf(c: Context<AppEnv>): string {
  return new URL(c.get('origin')).hostname
}

function userId(accountId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`account ${accountId}`)
}
