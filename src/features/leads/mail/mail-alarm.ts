import type { Bindings } from '../../../env'
import type { Db } from '../../../platform/db/db'
import { brusselsTime, formatDateTime } from '../../../platform/format/dates'
import { DEFAULT_LANG } from '../../../platform/format/lang'
import { configuredOrigin } from '../../../platform/http/site-origin'
import { plural, translator } from '../../../platform/i18n'
import { composeMail } from '../../../platform/mail/compose'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import { agencyAddress } from '../../../platform/mail/sender'
import type { SiteSettings } from '../../../site/site'
import { STAFF } from '../../../urls'
import { shouldNotify } from '../health-rules'
import {
  countMailProblems,
  MAIL_PROBLEMS,
  type MailProblem,
  type MailProblemKind,
  queueAlarm,
} from '../mail-failures'

/** Queues a mail to the agency that mails wait or were given up, once for each `at`. */
export async function warnOfMails(
  db: Db,
  env: Bindings,
  settings: SiteSettings,
  now: Date,
): Promise<void> {
  const troubles = await countMailProblems(db)
  for (const trouble of MAIL_PROBLEMS) {
    if (!shouldNotify(trouble, troubles[trouble], now)) continue
    await queueAlarm(db, trouble, alarm(env, settings, trouble, troubles[trouble]), now)
  }
}

/** Returns the mail, which contains only numbers and a link to the staff area, and no person. */
function alarm(
  env: Bindings,
  settings: SiteSettings,
  trouble: MailProblemKind,
  { count, at }: MailProblem,
): OutgoingMail {
  const lang = settings.languages[0] ?? DEFAULT_LANG
  const t = translator(lang)
  const agency = { agency: settings.name }
  const heading = t(`mail.alarm.${trouble}`, agency)
  const time = formatDateTime(brusselsTime(Date.parse(at ?? '')))
  const origin = configuredOrigin(env.SITE_ORIGIN)
  return composeMail(
    {
      lang,
      origin,
      subject: heading,
      heading,
      paragraphs: [plural(t, lang, `mail.alarm.${trouble}.text`, count, { time })],
      ...(origin && { button: { text: t('mail.alarm.see'), href: origin + STAFF.mails } }),
      reason: t('mail.why.receiver', agency),
    },
    settings,
    agencyAddress(env, settings),
  )
}
