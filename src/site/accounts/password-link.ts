import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import {
  type Account,
  isOfRealm,
  MAX_PASSWORD_LENGTH,
  type Realm,
  SHORTEST_PASSWORD,
} from '../../platform/accounts/account'
import { type Db, primaryDb } from '../../platform/db/db'
import { callerOf, countThisCall, rateOptions } from '../../platform/http/rate-limit'
import { countCall, countMailTo, type RateAnswer } from '../../platform/http/rate-limits'
import type { LabelKey } from '../../platform/i18n'
import { logSecurity } from '../../platform/log'
import { mailboxOf } from '../../platform/mail/mailbox'
import { queueMail } from '../../platform/mail/outbox'
import { sendMails, sendSoon } from '../../platform/mail/send-mails'
import { isCommonPassword, isContextPassword } from './common-passwords'
import { limitHashing } from './hash-limit'
import { mailAbout } from './mail-account-change'
import { type PasswordMailKind, passwordMail } from './password-mail'
import {
  consumeMailLink,
  findAccount,
  findMailLink,
  type MailLinkUse,
  setPassword,
  startMailLink,
} from './queries'
import { findDue } from './second-factor/second-factor'

const HOUR = 3_600_000
/** The hours that a link is valid, for one that was requested and for an invitation. */
const LINK_HOURS = { requested: 1, invited: 7 * 24 } as const

/**
 * Counts this request for a link, whether the address has an account or not. Requests of others do not count, so that
 * nobody can use up the requests of an account's user. If a limit is exceeded, sets `Retry-After`.
 */
export async function countLinkRequest(
  c: Context<AppEnv>,
  realm: Realm,
  email: string,
): Promise<RateAnswer> {
  const ofCaller = await countThisCall(c, 'password-links')
  if (!ofCaller.allowed) return ofCaller
  const caller = `${realm} ${callerOf(c).address} mail ${mailboxOf(email)}`
  const answer = await countCall(primaryDb(c.env.DB), 'password-link', caller, rateOptions(c))
  if (!answer.allowed) c.header('Retry-After', String(answer.retryAfterSeconds))
  return answer
}

/** Mails a link to set a new password to the account with this address in this realm, if there is one. */
export async function sendPasswordLink(
  c: Context<AppEnv>,
  realm: Realm,
  email: string,
): Promise<void> {
  const recipient = await findLinkRecipient(c, realm, email, 'password')
  if (!recipient) return
  const kind = realm === 'owner' ? 'reset' : 'staff-reset'
  await queueLink(c, recipient.account, kind, LINK_HOURS.requested)
  await sendMails(c)
}

interface LinkRecipient {
  account: Account
  /** True if the mailbox got many links today. It gets a further one when the one before has expired, after an hour. */
  isFlooded: boolean
}

/**
 * Counts a mail with a link. Returns its recipient in this realm, or null if there is none, or if a flooded mailbox has
 * a valid link.
 */
export async function findLinkRecipient(
  c: Context<AppEnv>,
  realm: Realm,
  email: string,
  use: MailLinkUse,
): Promise<LinkRecipient | null> {
  const [db, options] = [primaryDb(c.env.DB), rateOptions(c)]
  const account = await findAccount(db, email)
  if (!account || !isOfRealm(account.role, realm)) return null
  const isFlooded = !(await countMailTo(db, 'link-mail', email, options)).allowed
  if (!isFlooded) return { account, isFlooded }
  const again = await countCall(db, 'link-again', `${use} mail ${mailboxOf(email)}`, options)
  return again.allowed ? { account, isFlooded } : null
}

/** Queues the mail with the link by which a staff member sets a first password, and sends it after the response. */
export async function sendInvitation(c: Context<AppEnv>, account: Account): Promise<void> {
  await queueLink(c, account, 'staff-invite', LINK_HOURS.invited)
  sendSoon(c)
}

async function queueLink(
  c: Context<AppEnv>,
  account: Account,
  kind: PasswordMailKind,
  hours: number,
): Promise<void> {
  const [db, now] = [primaryDb(c.env.DB), new Date()]
  const token = await startMailLink(db, account.id, new Date(now.getTime() + hours * HOUR))
  await queuePasswordMail(c, account, kind, token, now)
}

export async function queuePasswordMail(
  c: Context<AppEnv>,
  account: Account,
  kind: PasswordMailKind,
  token: string,
  now: Date,
): Promise<void> {
  const mail = passwordMail(c.get('content').site, c.get('origin'), kind, account, token)
  await queueMail(primaryDb(c.env.DB), { mail }, now)
}

/** Returns the account of this realm that the token of a link opens, or null if the link is invalid. */
export async function findAccountByLink(
  db: Db,
  realm: Realm,
  token: string,
  use: MailLinkUse = 'password',
): Promise<Account | null> {
  const account = await findMailLink(db, token, new Date(), use)
  return account && isOfRealm(account.role, realm) ? account : null
}

/** The form to set a password, which a link opens. */
export interface PasswordForm {
  token: string
  canRemovePasskeys: boolean
}

/** Returns the form that the token of a link opens, or null if the link is invalid. */
export async function findPasswordForm(
  db: Db,
  realm: Realm,
  token: string,
): Promise<PasswordForm | null> {
  const account = await findAccountByLink(db, realm, token)
  return account && { token, canRemovePasskeys: await canRemovePasskeys(db, account) }
}

/**
 * Returns true if a link may remove the passkeys of its account. A staff member without an app keeps them, because the
 * mailbox alone must not open the account.
 */
async function canRemovePasskeys(db: Db, { id, role }: Account): Promise<boolean> {
  const { hasPasskey = false, hasApp = false } = (await findDue(db, id)) ?? {}
  return hasPasskey && (role === 'owner' || hasApp)
}

/** Returns the text key of the issue of a new password, with the minimum length, or null if it is valid. */
export function passwordIssue(realm: Realm, password: string): LabelKey | null {
  if (password.length < SHORTEST_PASSWORD[realm]) return 'login.tooshort'
  if (password.length > MAX_PASSWORD_LENGTH) return 'login.tooshort'
  return isCommonPassword(password) ? 'login.common' : null
}

/** Returns true for a password that consists of names of the agency, of its site or of the account. */
export function isPasswordOfContext(
  c: Context<AppEnv>,
  { name, email }: Pick<Account, 'name' | 'email'>,
  password: string,
): boolean {
  const agency = c.get('content').site.settings.name
  return isContextPassword(password, [agency, new URL(c.get('origin')).hostname, name, email])
}

interface NewPassword {
  token: string
  password: string
  removesPasskeys: boolean
}

/**
 * Sets a password with the token of a mail, which is then used up, and mails a notification to the account. Codes of the
 * app are then accepted again.
 */
export async function setPasswordByLink(
  c: Context<AppEnv>,
  realm: Realm,
  { token, password, ...wanted }: NewPassword,
): Promise<'done' | 'over' | 'busy' | 'guessable'> {
  const db = primaryDb(c.env.DB)
  const account = await findAccountByLink(db, realm, token)
  if (!account) return 'over'
  if (isPasswordOfContext(c, account, password)) return 'guessable'
  const removesPasskeys = wanted.removesPasskeys && (await canRemovePasskeys(db, account))
  const outcome = await limitHashing(async () => {
    const accountId = await consumeMailLink(db, token, new Date())
    if (accountId === null) return 'over'
    const options = { acceptsCodes: true, removesPasskeys }
    const { isFirst } = await setPassword(db, accountId, password, options)
    logSecurity('password set', { realm, account: accountId })
    return isFirst ? 'first-password' : 'password'
  }, new Date())
  if (outcome === null || outcome === 'over') return outcome ?? 'busy'
  await mailAbout(c, account, outcome, realm)
  return 'done'
}
