import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { Account } from '../../platform/accounts/account'
import { primaryDb } from '../../platform/db/db'
import { translator } from '../../platform/i18n'
import { logSecurity } from '../../platform/log'
import { composeMail } from '../../platform/mail/compose'
import { queueMail } from '../../platform/mail/outbox'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'
import { sendMails } from '../../platform/mail/send-mails'
import { findAccountByLink, findLinkRecipient } from '../../site/accounts/password-link'
import { consumeMailLink, startMailLink } from '../../site/accounts/queries'
import { startSessionHere } from '../../site/accounts/session'
import type { Site } from '../../site/site'
import { openLoginPath } from '../../urls'

/** The minutes that a link to log in is valid. A flooded mailbox gets only one an hour. */
export const LOGIN_LINK_MINUTES = 15
const FLOODED_LINK_MINUTES = 60

/** Mails a link to log in to the owner with this address, if there is one. */
export async function sendLoginLink(
  c: Context<AppEnv>,
  email: string,
  returnTo: string | null,
): Promise<void> {
  const recipient = await findLinkRecipient(c, 'owner', email, 'login')
  if (!recipient) return
  const { account, isFlooded } = recipient
  const minutes = isFlooded ? FLOODED_LINK_MINUTES : LOGIN_LINK_MINUTES
  const [db, now] = [primaryDb(c.env.DB), new Date()]
  const endsAt = new Date(now.getTime() + minutes * 60_000)
  const token = await startMailLink(db, account.id, endsAt, 'login')
  const origin = c.get('origin')
  const href = origin + openLoginPath(account.lang, token, returnTo)
  const mail = loginLinkMail(c.get('content').site, account, { origin, href, minutes })
  await queueMail(db, { mail }, now)
  await sendMails(c)
}

/** Starts the session of a link's owner. The link is then used up. Returns false if it is invalid. */
export async function logInByLink(c: Context<AppEnv>, token: string): Promise<boolean> {
  const db = primaryDb(c.env.DB)
  const account = await findAccountByLink(db, 'owner', token, 'login')
  // Only one of two concurrent requests consumes the link.
  if (!account || (await consumeMailLink(db, token, new Date(), 'login')) === null) return false
  logSecurity('log-in succeeded', { realm: 'owner', account: account.id, by: 'link' })
  await startSessionHere(c, 'owner', account)
  return true
}

function loginLinkMail(
  { settings, labels }: Site,
  { email, name, lang }: Account,
  { origin, href, minutes }: { origin: string; href: string; minutes: number },
): OutgoingMail {
  const t = translator(lang, labels[lang])
  const heading = t('mail.login.subject', { agency: settings.name })
  return composeMail(
    {
      lang,
      origin,
      heading,
      subject: heading,
      paragraphs: [t('mail.login.text', { agency: settings.name, minutes })],
      button: { text: t('mail.login.button'), href },
      reason: t('mail.why.account', { agency: settings.name }),
    },
    settings,
    { email, ...(name && { name }) },
  )
}
