import type { Realm } from '../../platform/accounts/account'
import type { Lang } from '../../platform/format/lang'
import { type LabelKey, translator } from '../../platform/i18n'
import { composeMail } from '../../platform/mail/compose'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'
import { forgottenPasswordPath, STAFF } from '../../urls'
import type { Site } from '../site'

const WORDS = {
  on: { subject: 'mail.factor.on', text: 'mail.factor.on.text' },
  off: { subject: 'mail.factor.off', text: 'mail.factor.off.text' },
  reset: { subject: 'mail.factor.off', text: 'mail.factor.reset.text' },
  'first-password': { subject: 'mail.firstpassword.subject', text: 'mail.firstpassword.text' },
  password: { subject: 'mail.passwordset.subject', text: 'mail.passwordset.text' },
  'passkey-on': { subject: 'mail.passkey.on', text: 'mail.passkey.on.text' },
  'passkey-off': { subject: 'mail.passkey.off', text: 'mail.passkey.off.text' },
  recovery: { subject: 'mail.factor.recovery', text: 'mail.factor.recovery.text' },
  codes: { subject: 'mail.factor.codes', text: 'mail.factor.codes.text' },
  'calendar-on': { subject: 'mail.calendar.on', text: 'mail.calendar.on.text' },
} as const satisfies Record<string, { subject: LabelKey; text: LabelKey }>

/**
 * A change to an account's password, passkeys, second factor or calendar feed, or many wrong codes. The account's user is
 * notified by mail.
 */
export type AccountSecurityChange = keyof typeof WORDS

const NOT_YOU = {
  staff: 'mail.factor.notyou',
  owner: 'mail.passwordset.notyou',
} as const satisfies Record<Realm, LabelKey>

/** Returns the mail that notifies a user of a change to the account, in case another person made it. */
export function accountMail(
  { settings, labels }: Site,
  origin: string,
  change: AccountSecurityChange,
  { email, name, lang }: { email: string; name: string; lang: Lang },
  realm: Realm,
): OutgoingMail {
  const t = translator(lang, labels[lang])
  const agency = { agency: settings.name }
  const heading = t(WORDS[change].subject, agency)
  const forgotten = realm === 'staff' ? STAFF.forgotten : forgottenPasswordPath(lang)
  // A person who entered many codes knows the password, so the mail links to a new one.
  const link =
    realm === 'staff' && change !== 'codes'
      ? { text: t('staff.account'), href: origin + STAFF.account }
      : { text: t('login.forgot'), href: origin + forgotten }
  return composeMail(
    {
      lang,
      origin,
      heading,
      subject: heading,
      paragraphs: [t(WORDS[change].text, agency), t(NOT_YOU[realm])],
      button: link,
      reason: t('mail.why.account', agency),
    },
    settings,
    { email, ...(name && { name }) },
  )
}
