import type { Lang } from '../../platform/format/lang'
import { type LabelKey, translator } from '../../platform/i18n'
import { composeMail } from '../../platform/mail/compose'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'
import { newPasswordPath, staffPasswordPath } from '../../urls'
import type { Site } from '../site'

interface Reader {
  email: string
  name: string
  lang: Lang
}

/** The mails with a password link: an owner's first or new password, and a staff member's. */
export type PasswordMailKind = 'invite' | 'reset' | 'staff-invite' | 'staff-reset'

const SUBJECTS = {
  invite: 'mail.invite.subject',
  reset: 'mail.reset.subject',
  'staff-invite': 'mail.staffinvite.subject',
  'staff-reset': 'mail.reset.subject',
} as const satisfies Record<PasswordMailKind, LabelKey>

const TEXTS = {
  invite: 'mail.invite.text',
  reset: 'mail.reset.text',
  'staff-invite': 'mail.staffinvite.text',
  'staff-reset': 'mail.staffreset.text',
} as const satisfies Record<PasswordMailKind, LabelKey>

export function passwordMail(
  { settings, labels }: Site,
  origin: string,
  kind: PasswordMailKind,
  { email, name, lang }: Reader,
  token: string,
): OutgoingMail {
  const t = translator(lang, labels[lang])
  const agency = { agency: settings.name }
  const heading = t(SUBJECTS[kind], agency)
  const isForOwner = kind === 'invite' || kind === 'reset'
  const path = isForOwner ? newPasswordPath(lang, token) : staffPasswordPath(token)
  const link = { text: t('mail.reset.button'), href: origin + path }
  return composeMail(
    {
      lang,
      origin,
      heading,
      subject: heading,
      paragraphs: [t(TEXTS[kind], agency)],
      button: link,
      reason: t('mail.why.account', agency),
    },
    settings,
    { email, ...(name && { name }) },
  )
}
