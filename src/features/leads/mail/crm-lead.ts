import { withColon } from '../../../platform/format/lang'
import type { FormKind } from '../../../platform/forms/forms'
import type { CrmLead, SearchCriteria } from '../crm-lead'
import type { LeadFacts } from './lead-facts'
import { detailRows } from './lead-rows'

const KINDS: Partial<Record<FormKind, CrmLead['kind']>> = {
  demand: 'wish',
  valuation: 'valuation',
  visit: 'visit',
}
/** The value of the form for new properties to buy. */
const NEW_HOMES = 2

/** Returns a lead for the agency's CRM, with its text in the office's language. */
export function crmLead(facts: LeadFacts, { propertyId, projectId }: ListingIds): CrmLead {
  const { id, kind, lang, data, site } = facts
  const officeLang = site.settings.languages[0] ?? lang
  const lines = detailRows(facts, officeLang).map(
    ({ label, value }) => `${withColon(officeLang, label)} ${value.replaceAll('\n', '; ')}`,
  )
  const crmKind = KINDS[kind] ?? 'contact'
  return {
    id,
    lang,
    kind: crmKind,
    firstName: data.FirstName,
    lastName: data.Name,
    email: data.Email,
    phone: data.PhoneNumber,
    wantsNews: data.IsReceivedEmail,
    subject: data.Subject,
    // The message is last, because a text that is too long is cut at its end.
    text: [lines.join('\n'), data.Content].filter(Boolean).join('\n\n'),
    propertyId,
    projectId,
    wish: crmKind === 'wish' ? criteriaOf(facts) : null,
  }
}

type ListingIds = Pick<CrmLead, 'propertyId' | 'projectId'>

function criteriaOf({ data }: LeadFacts): SearchCriteria {
  const { Goal, TypeOfPropertyIDs, Zips, PriceMin, PriceMax, MinRooms } = data
  return {
    goal: Goal === 0 || Goal === NEW_HOMES ? 0 : Goal === 1 ? 1 : null,
    typeIds: TypeOfPropertyIDs ?? [],
    zips: (Zips ?? []).map((place) => /\d{4}/.exec(place)?.[0] ?? '').filter(Boolean),
    priceMin: PriceMin ?? null,
    priceMax: PriceMax ?? null,
    minRooms: MinRooms ?? null,
  }
}
