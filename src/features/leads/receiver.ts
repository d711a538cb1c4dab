import type { Bindings } from '../../env'
import type { MailAddress } from '../../platform/mail/outgoing-mail'
import { agencyAddress } from '../../platform/mail/sender'
import { emailLine } from '../../site/forms/fields'
import { FORMS, type FormKind } from '../../site/forms/forms'
import type { Site } from '../../site/site'
import { isShown, type TeamMember } from '../../site/team'
import type { LeadListing } from './lead-listing'

interface LeadSubject {
  kind: FormKind
  listing: LeadListing | null
  /** The team member that the form is for. */
  member: TeamMember | undefined
  /** The office of the lead. */
  officeId: number | null
}

/**
 * Returns the receiver of a lead: the agency, or depending on its settings the listing's manager, the team member that
 * the form is for, or the office. It is always a stored address, never one from the form.
 */
export function receiverOf(env: Bindings, { settings }: Site, subject: LeadSubject): MailAddress {
  const { sendToManager, sendToOffice, offices } = settings
  const office = sendToOffice && offices.find(({ id }) => id === subject.officeId)
  return (
    (sendToManager && personOf(subject)) ||
    (office && usable(office)) ||
    agencyAddress(env, settings)
  )
}

function personOf({ kind, listing, member }: LeadSubject): MailAddress | null {
  const manager = FORMS[kind].about ? listing?.record.manager : null
  return usable(manager) ?? (member && isShown(member) ? usable(member) : null)
}

function usable(person: { name: string; email: string | null } | null | undefined) {
  const email = emailLine.safeParse(person?.email ?? '')
  return person && email.data ? { name: person.name, email: email.data } : null
}
