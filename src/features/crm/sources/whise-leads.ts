import type { CrmLead, SearchCriteria } from '../../leads/crm-lead'
import { isRecord } from '../mapping/wire-item'
import { readId } from '../mapping/wire-values'
import { outcomeOf, shortened } from './send-outcome'
import type { SendOutcome } from './source'
import { LANGUAGES } from './whise-names'

/**
 * Whise's names and numbers for contacts. Public clients confirm the names, the numbers and the estates; none confirms
 * the phone's name, `Comments` or those of the criteria.
 */
const BELGIUM = 1
const ACTIVE = 1
const PURPOSES = { sale: 1, rent: 2 } as const
const ID_NAMES = ['contactId', 'ContactId', 'id', 'Id']

const MAX_NAME_LENGTH = 80
const MAX_TEXT_LENGTH = 4000

/**
 * Sends a lead as a contact. Whise stores one contact per email address, so a lead that is sent twice remains one
 * person.
 */
export async function sendToWhise(
  upsert: (contact: object) => Promise<unknown>,
  office: number | null,
  lead: CrmLead,
): Promise<SendOutcome> {
  try {
    return { is: 'taken', id: idOf(await upsert(contactOf(lead, office))) }
  } catch (error) {
    return outcomeOf(error)
  }
}

function contactOf(lead: CrmLead, office: number | null): object {
  const { firstName, lastName, email, phone, lang, propertyId, projectId, wish: criteria } = lead
  const estate = propertyId ?? projectId
  return {
    FirstName: shortened(firstName, MAX_NAME_LENGTH),
    LastName: shortened(lastName, MAX_NAME_LENGTH),
    Name: shortened(`${firstName} ${lastName}`.trim(), MAX_NAME_LENGTH),
    PrivateEmail: email,
    ...(phone && { PrivateMobile: phone }),
    LanguageId: LANGUAGES[lang],
    CountryId: BELGIUM,
    StatusId: ACTIVE,
    ...(office !== null && { OfficeIds: [office] }),
    ...(estate !== null && { EstateIds: [estate] }),
    ...(criteria && { SearchCriteria: [criteriaOf(criteria)] }),
    Comments: commentOf(lead),
  }
}

function commentOf({ subject, text, id }: CrmLead): string {
  const words = [subject, text].filter(Boolean).join('\n\n')
  return `${shortened(words, MAX_TEXT_LENGTH)}\n\nPand ref ${id}`
}

function criteriaOf({ goal, zips, priceMin, priceMax, minRooms }: SearchCriteria): object {
  const purposes = goal === 0 ? [PURPOSES.sale] : goal === 1 ? [PURPOSES.rent] : []
  return {
    ...(purposes.length > 0 && { PurposeIds: purposes }),
    ...(zips.length > 0 && { ZipCodes: zips }),
    ...(priceMin !== null && { PriceMin: priceMin }),
    ...(priceMax !== null && { PriceMax: priceMax }),
    ...(minRooms !== null && { MinRooms: minRooms }),
  }
}

function idOf(answer: unknown): string | null {
  const inner = isRecord(answer) && isRecord(answer.contact) ? answer.contact : answer
  const value = isRecord(inner) ? ID_NAMES.map((name) => inner[name]).find(Boolean) : null
  const id = readId(value)
  return id === null ? null : String(id)
}
