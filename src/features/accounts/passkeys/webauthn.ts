import { z } from 'zod'
import type { Account } from '../../../platform/accounts/account'
import type { Db } from '../../../platform/db/db'
import { fromBase64Url, toBase64Url } from '../../../platform/format/bytes'
import { type ChallengeUse, consumeChallenge, startChallenge } from './challenges'
import { findPasskey, listPasskeys, recordUse } from './passkeys'

/** The site for which passkeys are valid. */
export interface RelyingParty {
  /** The agency's name. */
  name: string
  /** The origin of the site. The passkeys belong to its host name. */
  origin: string
}

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
export async function registrationOptions(
  db: Db,
  { id, email, name }: Account,
  site: RelyingParty,
  now: Date,
) {
  const [{ generateRegistrationOptions }, existing, challenge] = await Promise.all([
    library(),
    listPasskeys(db, id),
    startChallenge(db, { purpose: 'registration', accountId: id }, now),
  ])
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
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
  db: Db,
  accountId: number,
  body: unknown,
  site: RelyingParty,
  now: Date,
): Promise<{ id: string; publicKey: string; counter: number } | null> {
  const parsed = registration.safeParse(body)
  if (!parsed.success) return null
  const { verifyRegistrationResponse } = await library()
  const use: ChallengeUse = { purpose: 'registration', accountId }
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: parsed.data,
      expectedChallenge: (challenge) => consumeChallenge(db, challenge, use, now),
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      requireUserVerification: true,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: toBase64Url(publicKey), counter }
  } catch {
    return null
  }
}

/** Returns the options with which a browser signs a challenge with a passkey: of any account, or of this one. */
export async function assertionOptions(db: Db, use: ChallengeUse, site: RelyingParty, now: Date) {
  const [{ generateAuthenticationOptions }, allowed, challenge] = await Promise.all([
    library(),
    use.accountId === null ? [] : listPasskeys(db, use.accountId),
    startChallenge(db, use, now),
  ])
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    challenge: fromBase64Url(challenge),
    timeout: DIALOG_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(({ id }) => ({ id })),
  })
}

/** Returns the account whose passkey signed the challenge, or null if the response is invalid. */
export async function verifyAssertion(
  db: Db,
  use: ChallengeUse,
  body: unknown,
  site: RelyingParty,
  now: Date,
): Promise<Account | null> {
  const parsed = assertion.safeParse(body)
  if (!parsed.success) return null
  const passkey = await findPasskey(db, parsed.data.id)
  if (!passkey || !isExpected(passkey.account.id, use, parsed.data.response.userHandle)) return null
  const { verifyAuthenticationResponse } = await library()
  const { id, publicKey, counter } = passkey
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: parsed.data,
      expectedChallenge: (challenge) => consumeChallenge(db, challenge, use, now),
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      credential: { id, publicKey: fromBase64Url(publicKey), counter },
      requireUserVerification: true,
    })
    const isValid = verified && (await recordUse(db, id, authenticationInfo.newCounter, now))
    return isValid ? passkey.account : null
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

function hostOf({ origin }: RelyingParty): string {
  return new URL(origin).hostname
}

function userId(accountId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`account ${accountId}`)
}
