/** A fake CRM with Omnicasa's envelope and its quirks, which fails on request. */

type Wire = Record<string, unknown>
type Kind = 'property' | 'project'

/** The faults of the next responses, each until it is removed. */
export interface Faults {
  /** The delay of every response in milliseconds. */
  slow?: number
  /** The status of every response. */
  status?: number
  /** The language whose calls fail, by its id. */
  language?: number
  halfJson?: boolean
  html?: boolean
  fail600?: boolean
  /** The first row of each page is repeated. */
  duplicate?: boolean
  /** A row is inserted at the top after the first page was read. */
  shift?: boolean
  /** This share of the rows is missing. */
  drop?: number
  empty?: boolean
  /** The credentials are refused. */
  expire?: boolean
  /** A lead is stored, and the connection is closed before the response. */
  answerLost?: boolean
}

/** A received lead, without the credentials. */
export interface SentLead {
  id: number
  call: string
  params: Wire
}

interface FakeCrmOptions {
  items: readonly Wire[]
  projects?: readonly Wire[]
  /** Local time as the CRM stamps changes: `2026-08-09 18:01:36`. */
  now: () => string
}

export const CREDENTIALS = { user: 'lindehof', password: 'fake-password' }
const LEAD_CALLS = [
  'ContactOnMe',
  'ContactOnMeProject',
  'DemandRegister2',
  'RegisterPerson',
  'CreateTask',
]
const LANGS: Record<number, string> = { 1: 'nl', 2: 'fr', 3: 'en', 4: 'de' }
const MAIN = 'nl'
const FIRST_LEAD = 70_001
const FIRST_STAMP = '2026-01-05 09:00:00'
/** Numbers that the real one writes as strings. */
const AS_STRINGS = ['Price', 'WebID', 'Zip', 'NumberOfGarages', 'SurfaceGround2']

export class FakeCrm {
  faults: Faults = {}
  /** The names of the received calls, in their order. */
  readonly calls: string[] = []
  readonly records: Record<Kind, Map<number, Wire>>
  readonly deleted: Record<Kind, number[]> = { property: [], project: [] }
  readonly leads: SentLead[] = []
  readonly #now: () => string

  constructor({ items, projects = [], now }: FakeCrmOptions) {
    this.#now = now
    this.records = { property: byId(items), project: byId(projects) }
  }

  /** Changes or adds a record, as a user of the CRM does. */
  put(kind: Kind, record: Wire): void {
    const id = Number(record.ID)
    const before = this.records[kind].get(id)
    this.records[kind].set(id, { ...before, ...record, LastChangedDate: this.#now() })
  }

  /** Deletes a record. Unless it is silent, the list of deletions contains it. */
  remove(kind: Kind, id: number, { silently = false } = {}): void {
    this.records[kind].delete(id)
    if (!silently) this.deleted[kind].push(id)
  }

  /** Returns the response to a call. It is the `fetch` of a source, and the handler of the server. */
  readonly answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address)
    const method = url.pathname.split('/').at(-1)?.replace(/Json$/, '') ?? ''
    this.calls.push(method)
    const params = JSON.parse(url.searchParams.get('json') ?? '{}') as Wire
    const { slow, status, language, halfJson, html, fail600, expire, answerLost } = this.faults
    if (slow) await waited(slow, init.signal)
    if (status) return new Response('<h1>Service error</h1>', { status })
    if (language && params.LanguageId === language) return new Response(null, { status: 500 })
    if (html) return new Response('<!doctype html><title>Maintenance</title>')
    const isDenied =
      expire ||
      params.CustomerName !== CREDENTIALS.user ||
      params.CustomerPassword !== CREDENTIALS.password
    const isFailed = isDenied || (fail600 && method !== 'ValidateCustomer')
    const result = isFailed
      ? { Code: 600, Message: 'Error', Success: false, Value: null }
      : { Code: 0, Message: '', Success: true, Value: this.#value(method, params) }
    if (answerLost && LEAD_CALLS.includes(method)) throw new TypeError('The line was cut')
    const text = JSON.stringify({ [`${method}JsonResult`]: result })
    const sent = halfJson ? text.slice(0, text.length / 2) : text
    return new Response(sent, { headers: { 'Content-Type': 'application/json' } })
  }

  #value(method: string, params: Wire): unknown {
    switch (method) {
      case 'GetPropertyList':
        return this.#list('property', params)
      case 'GetProjectList':
        return this.#list('project', params)
      case 'GetDeletedPropertyIDs':
        return this.deleted.property
      case 'GetDeletedProjectIDs':
        return this.deleted.project
      default:
        return LEAD_CALLS.includes(method) ? this.#storeLead(method, params) : true
    }
  }

  #storeLead(call: string, { CustomerName, CustomerPassword, ...params }: Wire): Wire {
    const id = FIRST_LEAD + this.leads.length
    this.leads.push({ id, call, params })
    return { ID: id }
  }

  #list(kind: Kind, params: Wire): Wire {
    const [from, to] = [Number(params.Limit1), Number(params.Limit2)]
    const since = params.ChangeSince === undefined ? null : String(params.ChangeSince)
    const { rows, total } = this.page([kind], { from, to, since })
    const lang = LANGS[Number(params.LanguageId)] ?? MAIN
    return {
      From: from,
      Items: rows.length > 0 ? rows.map((row) => asSent(row, lang)) : null,
      RowsCount: String(total),
    }
  }

  /** The records of these kinds from one row to another, both counted from 1, with the faults of a list. */
  page(
    kinds: readonly Kind[],
    { from, to, since }: { from: number; to: number; since: string | null },
  ): { rows: Wire[]; total: number } {
    const { drop = 0, empty, duplicate, shift } = this.faults
    const all = kinds
      .flatMap((kind) => [...this.records[kind].values()])
      .filter(({ LastChangedDate }) => since === null || String(LastChangedDate) >= since)
      .filter((_, index, { length }) => index >= Math.round(drop * length))
    const [first] = all
    const shifted = shift && from > 1 && first ? [first, ...all] : all
    const rows = empty ? [] : shifted
    const page = rows.slice(from - 1, to)
    const [top] = page
    return { rows: duplicate && top ? [top, ...page] : page, total: rows.length }
  }
}

/** Waits, and rejects at once if the caller aborts, as fetch does. */
export function waited(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

function byId(records: readonly Wire[]): Map<number, Wire> {
  const stamped = records.map((record) => ({ LastChangedDate: FIRST_STAMP, ...record }))
  return new Map(stamped.map((record: Wire) => [Number(record.ID), record]))
}

/** Returns a record as it is sent: in one language, with numbers as strings and a dash for an empty value. */
function asSent(record: Wire, lang: string): Wire {
  const entries = Object.entries(record).map(([name, value]) => [name, sent(name, value, lang)])
  return Object.fromEntries(entries)
}

function sent(name: string, value: unknown, lang: string): unknown {
  if (value === null || value === undefined) return name === 'BoxNr' ? null : '-'
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((entry) => sent(name, entry, lang)) : null
  }
  if (typeof value === 'object')
    return isTexts(value) ? textIn(name, value, lang) : asSent({ ...value }, lang)
  return typeof value === 'number' && AS_STRINGS.includes(name) ? String(value) : value
}

/** Without a translation a description is sent in the main language, and all other texts are empty. */
function textIn(name: string, texts: Wire, lang: string): unknown {
  const standard = name === 'DescriptionA' ? texts[MAIN] : '-'
  return texts[lang] ?? standard ?? '-'
}

function isTexts(value: object): value is Wire {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => Object.values(LANGS).includes(key))
}
