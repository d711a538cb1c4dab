import type { Lang } from '../../../platform/format/lang'
import { translator } from '../../../platform/i18n'
import { composeMail } from '../../../platform/mail/compose'
import type { MailListing } from '../../../platform/mail/mail-content'
import type { MailAddress, OutgoingMail } from '../../../platform/mail/outgoing-mail'
import { FORMS, type LeadKind } from '../../../site/forms/forms'
import type { Site } from '../../../site/site'

interface AnswerContext {
  kind: LeadKind
  lang: Lang
  /** The sender's name, or ''. */
  name: string
  /** The name of the staff member who answers. */
  by: string
}

/** Returns the default subject and text of an answer, in the language of the lead. */
export function answerTemplate(
  { settings, labels }: Site,
  { kind, lang, name, by }: AnswerContext,
): { subject: string; text: string } {
  const t = translator(lang, labels[lang])
  const greeting = isPlainName(name) ? t('answer.greeting', { name }) : t('answer.hello')
  const first = kind === 'search' ? 'answer.search' : (FORMS[kind].answer ?? 'answer.other')
  const end = t('answer.end', { line: '\n', by })
  return {
    subject: t('answer.subject', { agency: settings.name }),
    text: [greeting, t(first), end].join('\n\n'),
  }
}

/** Returns true if a name has only letters. Any other text in the field of a name is not repeated in a greeting. */
function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}’' -]{1,80}$/u.test(name)
}

interface AnswerContent {
  lang: Lang
  origin: string
  subject: string
  text: string
  to: MailAddress
  replyTo: MailAddress
  /** The listing that the lead is about, if it is on the market. */
  listing?: MailListing | null
}

/** Returns the mail of an answer that a staff member wrote, with the listing that it is about. */
export function answerMail({ settings, labels }: Site, answer: AnswerContent): OutgoingMail {
  const { lang, origin, subject, text, to, replyTo, listing } = answer
  const t = translator(lang, labels[lang])
  const paragraphs = text.split(/\n{2,}/).flatMap((part) => part.trim() || [])
  const reason = t('mail.why.answer', { agency: settings.name })
  const sections = listing ? [{ listings: [listing] }] : []
  const content = { lang, origin, subject, heading: subject, paragraphs, sections, reason }
  return { ...composeMail(content, settings, to), replyTo }
}
