import { LANG_IDS } from '../../../platform/format/lang'
import type { CrmLead } from '../../leads/crm-lead'
import { isRecord } from '../mapping/wire-item'
import { readId } from '../mapping/wire-values'
import { fitted, outcomeOf, shortened } from './send-outcome'
import type { SendOutcome } from './source'

interface Call {
  method: string
  /** The field of the text; null if the call has none. */
  text: 'Content' | 'Comment' | null
}

/**
 * Omnicasa's names of the calls for leads. A public client confirms the calls and all their fields. It is not confirmed
 * that `TypeOfPropertyIDs` takes the numbers of our search, which are WebIDs, or that a person with a known email
 * address is not stored twice.
 */
const CALLS = {
  property: { method: 'ContactOnMe', text: 'Content' },
  project: { method: 'ContactOnMeProject', text: 'Content' },
  wish: { method: 'DemandRegister2', text: 'Comment' },
  person: { method: 'RegisterPerson', text: null },
  task: { method: 'CreateTask', text: 'Comment' },
} as const satisfies Record<string, Call>
const ID_NAMES = ['ID', 'Id', 'PersonID', 'PersonId', 'TaskID']

/** The maximum length of a GET's URL, which every server on the way accepts. */
const MAX_ADDRESS_LENGTH = 8192
const MAX_NAME_LENGTH = 80
const MAX_SUBJECT_LENGTH = 150
const MAX_EMAIL_LENGTH = 254
const MAX_PHONE_LENGTH = 40
const MAX_CHOICES = 60

type Parameters = Record<string, unknown>

interface LeadCalls {
  /** Throws a `CrmCallError` for every response that does not confirm the call. */
  request(method: string, parameters: Parameters): Promise<unknown>
  addressOf(method: string, parameters: Parameters): string
  office: number | null
}

/** Sends a lead by the calls of its kind. No call upserts, because Omnicasa has no key for leads. */
export async function sendToOmnicasa(calls: LeadCalls, lead: CrmLead): Promise<SendOutcome> {
  const person = personOf(calls, lead)
  const language = { LanguageIdFromParameter: LANG_IDS[lead.lang] }
  if (lead.kind === 'valuation') return sendValuation(calls, lead, person)
  if (lead.kind === 'wish') {
    return send(calls, CALLS.wish, lead, { ...person, ...language, ...criteriaOf(lead) })
  }
  const params = { ...person, ...language, ...subjectOf(lead) }
  if (lead.propertyId === null && lead.projectId !== null) {
    return send(calls, CALLS.project, lead, { ...params, ProjectIDs: [lead.projectId] })
  }
  const about = lead.propertyId === null ? {} : { ObjectID: lead.propertyId }
  return send(calls, CALLS.property, lead, { ...params, ...about })
}

/** Sends a person, and a task about their property. After the person is stored nothing may be sent again. */
async function sendValuation(
  calls: LeadCalls,
  lead: CrmLead,
  fields: Parameters,
): Promise<SendOutcome> {
  const language = { LanguageId: LANG_IDS[lead.lang] }
  const person = await send(calls, CALLS.person, lead, { ...fields, ...language })
  if (person.is !== 'taken') return person
  const task = await send(calls, CALLS.task, lead, {
    ...(person.id !== null && { PersonID: Number(person.id) }),
    Subject: referenceOf(lead),
    ...subjectOf(lead),
  })
  if (task.is === 'taken') return person
  return task.is === 'later' ? { is: 'unknown', reason: `${CALLS.task.method}: not sent` } : task
}

async function send(
  { request, addressOf }: LeadCalls,
  { method, text: name }: Call,
  lead: CrmLead,
  fields: Parameters,
): Promise<SendOutcome> {
  const paramsWith = (text: string) =>
    name === null ? fields : { ...fields, [name]: `${text}\n\n${referenceOf(lead)}` }
  const fits = (text: string) => addressOf(method, paramsWith(text)).length < MAX_ADDRESS_LENGTH
  const params = paramsWith(fitted(lead.text, fits))
  if (addressOf(method, params).length >= MAX_ADDRESS_LENGTH) {
    return { is: 'refused', reason: `${method}: too long for an address` }
  }
  try {
    return { is: 'taken', id: idOf(await request(method, params)) }
  } catch (error) {
    return outcomeOf(error)
  }
}

function referenceOf({ id }: CrmLead): string {
  return `Pand ref ${id}`
}

function subjectOf({ subject }: CrmLead): Parameters {
  return subject === '' ? {} : { Subject: shortened(subject, MAX_SUBJECT_LENGTH) }
}

function personOf(
  { office }: LeadCalls,
  { firstName, lastName, email, phone, wantsNews }: CrmLead,
): Parameters {
  return {
    Name: shortened(lastName, MAX_NAME_LENGTH),
    FirstName: shortened(firstName, MAX_NAME_LENGTH),
    Email: email.slice(0, MAX_EMAIL_LENGTH),
    PhoneNumber: phone.slice(0, MAX_PHONE_LENGTH),
    ...(office !== null && { SiteId: office }),
    ...(wantsNews && { IsReceivedEmail: true }),
  }
}

function criteriaOf({ wish: criteria }: CrmLead): Parameters {
  if (!criteria) return {}
  const { goal, typeIds, zips, priceMin, priceMax, minRooms } = criteria
  return {
    ...(goal !== null && { Goal: goal }),
    ...(typeIds.length > 0 && { TypeOfPropertyIDs: typeIds.slice(0, MAX_CHOICES) }),
    ...(zips.length > 0 && { Zips: zips.slice(0, MAX_CHOICES) }),
    ...(priceMin !== null && { PriceMin: priceMin }),
    ...(priceMax !== null && { PriceMax: priceMax }),
    ...(minRooms !== null && { MinRooms: minRooms }),
  }
}

/** Returns the CRM's ID of the new record from any of its fields, or null. */
function idOf(value: unknown): string | null {
  const entry = Array.isArray(value) ? value[0] : value
  const rawId = isRecord(entry) ? ID_NAMES.map((name) => entry[name]).find(Boolean) : entry
  const id = readId(rawId)
  return id === null ? null : String(id)
}
