import type { mailsNl } from './nl'

export const mailsEn: Record<keyof typeof mailsNl, string> = {
  'issue.required': 'Fill in this field.',
  'issue.reach': 'Give an email address or a phone number, so that we can answer.',
  'issue.toolong': 'This is too long. Shorten it a little.',
  'issue.email': 'This is no email address that we can use. An example: name@example.be',
  'issue.phone': 'This is no phone number. An example: 0470 12 34 56',
  'issue.number': 'Give a number here.',
  'issue.choice': 'Choose one of the options.',
  'issue.range': 'The maximum is below the minimum.',
  'issue.moment':
    'Choose one to three half-days, from tomorrow on, within three months and not on Sundays.',
  'issue.replayed': 'This form was sent before, with another content. Send it again.',
  'issue.invalid': 'There is something here that we cannot read.',
  'issue.toomany': 'These are many messages in a row. Try again in {minutes} min, or call {phone}.',
  'issue.away':
    'We cannot keep your message right now. Nothing was sent. Call {phone}, write to {email}, or try again in a moment.',
  'issue.toolarge': 'This message is too large. Shorten it, or send it by email.',
  'issue.unreadable': 'We cannot read this form. Send it from our site.',
}
