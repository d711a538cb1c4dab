import type { NewLead } from '../src/features/leads/queries'
import type { OutgoingMail } from '../src/platform/mail/outgoing-mail'

const START = Date.parse('2026-11-21T10:00:00Z')
/** A time so many seconds after the tests begin. */
export const at = (seconds: number) => new Date(START + seconds * 1000)

export const MAIL: OutgoingMail = {
  to: { email: 'office@example.be' },
  subject: 'Straße “x”',
  html: '<p>é</p>',
  text: 'é',
}
export const MAILS = [
  { name: 'office', mail: MAIL },
  { name: 'visitor', mail: { ...MAIL, to: { email: 'an@example.be', name: 'An' } } },
]

/** Returns a lead with a question and a unique id. */
export function newLead(facts: Partial<NewLead> = {}, Content = 'A question'): NewLead {
  return {
    id: crypto.randomUUID(),
    kind: 'contact',
    lang: 'nl',
    data: {
      FirstName: 'An',
      Name: 'D’Hondt',
      Email: 'an@example.be',
      PhoneNumber: '',
      Subject: '',
      Content,
      IsReceivedEmail: false,
    },
    extra: {},
    moduleId: null,
    propertyId: null,
    projectId: null,
    page: null,
    referrer: '',
    campaign: '',
    idempotencyKey: null,
    officeId: null,
    ...facts,
  }
}
