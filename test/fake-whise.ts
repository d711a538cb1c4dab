/** Serves the records of the fake as Whise does: tokens, one list of properties and projects, contacts. */
import { CREDENTIALS, type FakeCrm, waited } from '../scripts/crm/fake-crm'
import { WHISE_ESTATE } from './cases/whise'

type Wire = Record<string, unknown>

export const WHISE_CLIENT = 4711

const CONTACTS = 'v1/contacts/upsert'
const FIRST_CONTACT = 80_001
const PUBLIC = 2
const OFFLINE = 1
const SOLD = 2

/** The categories of the site by Whise's numbers. */
const CATEGORIES: Record<number, number> = { 1: 1, 2: 2, 3: 3, 4: 7, 5: 4, 6: 5, 7: 6 }

/** Returns a `fetch` that responds as Whise does. A token is valid for `life` calls. */
export function fakeWhise(crm: FakeCrm, life = 30): typeof fetch {
  let callsLeft = 0
  return async (address, init = {}) => {
    const path = new URL(String(address)).pathname.slice(1)
    crm.calls.push(path)
    const { slow, status, halfJson, html, answerLost } = crm.faults
    if (slow) await waited(slow, init.signal)
    if (status) return new Response('<h1>Service error</h1>', { status })
    if (html) return new Response('<!doctype html><title>Maintenance</title>')
    const params = JSON.parse(String(init.body ?? '{}')) as Wire
    const bearer = new Headers(init.headers).get('Authorization')
    if (path === 'token') return tokenFor(isAccount(crm, params), 'account')
    if (path === 'v1/admin/clients/token') {
      callsLeft = life
      return tokenFor(bearer === 'Bearer account' && params.ClientId === WHISE_CLIENT, 'client')
    }
    if (bearer !== 'Bearer client' || callsLeft-- <= 0) return new Response(null, { status: 401 })
    if (isFailing(crm, params)) return new Response(null, { status: 500 })
    const answer = path === CONTACTS ? upsert(crm, params) : listOf(crm, params)
    if (answerLost && path === CONTACTS) throw new TypeError('The line was cut')
    const text = JSON.stringify(answer)
    return new Response(halfJson ? text.slice(0, text.length / 2) : text)
  }
}

function isAccount({ faults }: FakeCrm, { Username, Password }: Wire): boolean {
  return !faults.expire && Username === CREDENTIALS.user && Password === CREDENTIALS.password
}

function tokenFor(isRight: boolean, token: string): Response {
  return isRight ? Response.json({ token }) : new Response(null, { status: 401 })
}

const LANGUAGES: Record<number, string> = { 1: 'nl-BE', 2: 'fr-BE', 3: 'en-GB', 4: 'de-DE' }

function isFailing({ faults }: FakeCrm, { Filter }: Wire): boolean {
  const language = (Filter as Wire | undefined)?.LanguageId
  return faults.language !== undefined && LANGUAGES[faults.language] === language
}

/** Stores one contact for each email address. */
function upsert(crm: FakeCrm, params: Wire): Wire {
  const existing = crm.leads.find((lead) => lead.params.PrivateEmail === params.PrivateEmail)
  if (existing) {
    existing.params = params
    return { contactId: existing.id }
  }
  const id = FIRST_CONTACT + crm.leads.length
  crm.leads.push({ id, call: CONTACTS, params })
  return { contactId: id }
}

function listOf(crm: FakeCrm, { Filter, Page }: Wire): Wire {
  const { LanguageId, UpdateDateTimeRange } = (Filter ?? {}) as Wire
  const { Limit, Offset } = Page as { Limit: number; Offset: number }
  const since = (UpdateDateTimeRange as { Min: string } | undefined)?.Min.replace('T', ' ') ?? null
  const from = Offset + 1
  const range = { from, to: Offset + Limit, since }
  const { rows, total } = crm.page(['property', 'project'], range)
  const language = String(LanguageId)
  const isProject = (row: Wire) => crm.records.project.get(Number(row.ID)) === row
  const estates = rows.map((row) => estateOf(row, language, isProject(row)))
  return { estates, totalCount: total, isValidRequest: true }
}

function estateOf(row: Wire, language: string, isProject: boolean): Wire {
  const lang = language.slice(0, 2)
  const text = (value: unknown) => textIn(value, lang)
  const estate = {
    ...WHISE_ESTATE,
    id: row.ID,
    canHaveChildren: isProject,
    parentId: row.ProjectID,
    name: text(row.Name) ?? '',
    address: text(row.Street),
    number: row.HouseNumber,
    box: row.BoxNr,
    zip: row.Zip,
    city: text(row.City),
    price: Number(row.Price ?? 0) || undefined,
    displayPrice: row.PublishPrice,
    displayAddress: row.PublishAddress,
    displayStatusId: row.PublishInternet === false ? OFFLINE : PUBLIC,
    rooms: row.NumberOfBedrooms,
    area: row.SurfaceTotal,
    updateDateTime: String(row.LastChangedDate).replace(' ', 'T'),
    category: { id: CATEGORIES[Number(row.WebID)] ?? 1 },
    status: { id: 1 },
    purpose: { id: Number(row.Goal ?? 0) + 1 },
    purposeStatus: { id: Number(row.Goal ?? 0) + (row.Status === SOLD ? 3 : 1) },
    shortDescription: [{ languageId: language, content: text(row.DescriptionA) }],
    pictures: picturesOf(row.LargePictureItems),
    details: [
      { id: 1849, value: String(row.GoogleX ?? '') },
      { id: 1850, value: String(row.GoogleY ?? '') },
    ],
  }
  return Object.fromEntries(Object.entries(estate).filter(([, value]) => value != null))
}

function textIn(value: unknown, lang: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Wire)[lang] : value
}

function picturesOf(value: unknown): Wire[] {
  const pictures = Array.isArray(value) ? (value as Wire[]) : []
  return pictures.map(({ Url }, order) => ({
    id: order + 1,
    order,
    urlSmall: Url,
    urlLarge: Url,
    urlXXL: Url,
  }))
}
