import { findMemberAddress } from '../../data/content/team'
import type { Db } from '../../data/db/db'
import type { LeadListing } from '../../data/listings/lead-listing'
import type { Site } from '../../domain/content/site'
import type { FormKind } from '../../domain/lead/form-kind'
import type { MailAddress } from '../../domain/lead/outgoing-mail'
import type { Bindings } from '../../env'
import { emailLine } from '../../forms/fields'
import { FORMS } from '../../forms/forms'
import { agencyAddress } from '../../mail/sender'

interface LeadSubject {
  kind: FormKind
  listing: LeadListing | null
  memberId?: number
}

/**
 * The receiver of a lead: the agency, or where its settings say so the listing's manager or the person that
 * the form is for. Always an address on record, never one that was sent.
 */
export async function receiverOf(
  db: Db,
  env: Bindings,
  { settings }: Site,
  { kind, listing, memberId }: LeadSubject,
): Promise<MailAddress> {
  const agency = agencyAddress(env, settings)
  if (!settings.sendToManager) return agency
  const manager = FORMS[kind].aboutListing ? listing?.record.manager : null
  const member = memberId === undefined ? null : await findMemberAddress(db, memberId)
  return usable(manager) ?? usable(member) ?? agency
}

function usable(person: { name: string; email: string | null } | null | undefined) {
  const email = emailLine.safeParse(person?.email ?? '')
  return person && email.data ? { name: person.name, email: email.data } : null
}
