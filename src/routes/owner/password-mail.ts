import type { OwnerRecord } from '../../crm/map-owner'
import type { Lang } from '../../domain/lang'
import type { OutgoingMail } from '../../domain/outgoing-mail'
import type { Site } from '../../domain/site'
import { translator } from '../../i18n'
import { newPasswordPath } from '../../urls'

interface Reader {
  email: string
  name: string
  lang: Lang
}

/** The mail with a link to set a password: the first one, or a new one. */
export function passwordMail(
  { settings, labels }: Site,
  origin: string,
  kind: 'reset' | 'invite',
  to: Reader | OwnerRecord,
  token: string,
): OutgoingMail {
  const t = translator(to.lang, labels[to.lang])
  const agency = { agency: settings.name }
  const link = origin + newPasswordPath(to.lang, token)
  const text = t(`mail.${kind}.text`, agency)
  const button = t('mail.reset.button')
  return {
    to: { email: to.email, ...(to.name && { name: to.name }) },
    subject: t(`mail.${kind}.subject`, agency),
    text: `${text}\n\n${button}: ${link}\n\n${settings.name}`,
    html: `<p>${escapeHtml(text)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(button)}</a></p><p>${escapeHtml(settings.name)}</p>`,
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
