import { readNumber } from '../../../platform/format/read-number'
import type { Fetch } from '../../../platform/http/fetch-json'
import { shownValue } from '../import/import-issue'
import { isRecord, readItem } from '../mapping/wire-item'
import { readLine } from '../mapping/wire-values'
import { fetchCrm } from './fetch-crm'
import { CrmCallError, type CrmPage, type CrmSource, type PageQuery } from './source'
import { readEstate } from './whise-estate'
import { sendToWhise } from './whise-leads'
import { DISPLAY_IDS, LANGUAGES, NAMES, ONLINE_STATUSES, STATUS_IDS } from './whise-names'

const ROWS_A_PAGE = 50

interface WhiseOptions {
  baseUrl: string
  user: string
  password: string
  /** The agency's ID at Whise (`ClientId`). */
  client: number
  /** The agency's office (`OfficeId`); null for all. */
  office: number | null
  timeoutMs: number
  fetch: Fetch
}

/** Returns the source of Whise: JSON by POST, with a token of the client that a token of the account requests. */
export function whise(options: WhiseOptions): CrmSource {
  const request = requestFunction(options)
  return {
    name: 'whise',
    upserts: true,
    async check() {
      try {
        await request(NAMES.paths.estates, { Page: { Limit: 1, Offset: 0 } })
        return 'ok'
      } catch (error) {
        return error instanceof CrmCallError && error.kind === 'failed' ? 'denied' : 'away'
      }
    },
    async page(query) {
      const answer = await request(NAMES.paths.estates, searchBody(query, options.office))
      return pageOf(answer, query)
    },
    /** Returns none: a hidden estate comes as a change, and one that is missing from two full runs is hidden. */
    deletions: async () => [],
    send: (lead) =>
      sendToWhise((contact) => request(NAMES.paths.contact, contact), options.office, lead),
  }
}

type RequestWhise = (path: string, body: unknown) => Promise<unknown>

/** Returns a function that calls Whise with the client's token and renews an expired one once. */
function requestFunction(options: WhiseOptions): RequestWhise {
  let token: string | null = null
  return async (path, body) => {
    const isNew = token === null
    token ??= await clientToken(options)
    try {
      return await post(options, path, body, token)
    } catch (error) {
      if (!isDenied(error)) throw error
      if (isNew) throw new CrmCallError('failed', `${path}, denied`)
      token = await clientToken(options)
      return post(options, path, body, token)
    }
  }
}

async function clientToken(options: WhiseOptions): Promise<string> {
  const { user, password, client, office } = options
  const account = { Username: user, Password: password }
  const marketplace = await tokenOf(options, NAMES.paths.login, account)
  const params = { ClientId: client, ...(office !== null && { OfficeId: office }) }
  return tokenOf(options, NAMES.paths.client, params, marketplace)
}

async function tokenOf(
  options: WhiseOptions,
  path: string,
  body: unknown,
  bearer?: string,
): Promise<string> {
  try {
    const answer = await post(options, path, body, bearer)
    const token = isRecord(answer) ? readLine(answer.token) : null
    if (token !== null) return token
  } catch (error) {
    if (!isDenied(error)) throw error
  }
  throw new CrmCallError('failed', `${path}, denied`)
}

/** Returns true for wrong credentials, to which Whise responds with 400, 401 or 403. */
function isDenied(error: unknown): boolean {
  return error instanceof CrmCallError && [400, 401, 403].includes(error.status ?? 0)
}

function post(
  { baseUrl, timeoutMs, fetch }: WhiseOptions,
  path: string,
  body: unknown,
  bearer?: string,
): Promise<unknown> {
  const headers = bearer === undefined ? undefined : { Authorization: `Bearer ${bearer}` }
  const url = `${baseUrl.replace(/\/?$/, '/')}${path}`
  return fetchCrm(url, { fetch, call: path, timeoutMs, headers, post: { body } })
}

/** Returns the body of a query: only shown estates for a full list, and hidden ones too for changes. */
function searchBody({ lang, from, since }: PageQuery, office: number | null): object {
  const onlineFilter = { StatusIds: [STATUS_IDS.active], DisplayStatusIds: ONLINE_STATUSES }
  const changed = {
    StatusIds: STATUS_IDS.all,
    DisplayStatusIds: DISPLAY_IDS,
    UpdateDateTimeRange: { Min: since },
  }
  return {
    Filter: {
      LanguageId: LANGUAGES[lang],
      ...(office !== null && { OfficeIds: [office] }),
      ...(since === null ? onlineFilter : changed),
      ShowRepresentatives: true,
    },
    Page: { Limit: ROWS_A_PAGE, Offset: from - 1 },
  }
}

/** Returns a page. Properties and projects are in one list, which is read once for each. */
function pageOf(answer: unknown, { kind, lang, from }: PageQuery): CrmPage {
  const rows = isRecord(answer) ? answer.estates : null
  if (!isRecord(answer) || !(Array.isArray(rows) || rows === null)) {
    throw new CrmCallError('unreadable', 'an answer without estates')
  }
  const list = Array.isArray(rows) ? rows : []
  const total = readNumber(answer.totalCount)
  const page: CrmPage = { items: [], issues: [], unreadable: 0, next: null, total: null }
  for (const [offset, row] of list.entries()) {
    addEstate(page, row, { kind, lang, from: from + offset })
  }
  if (kind === 'property') page.total = total
  const last = from + list.length - 1
  const hasMore = total === null ? list.length === ROWS_A_PAGE : last < total
  page.next = list.length > 0 && hasMore ? last + 1 : null
  return page
}

/** Adds a record of this kind. One of the other kind is counted, so that the sum matches the total. */
function addEstate(
  page: CrmPage,
  row: unknown,
  { kind, lang, from }: Pick<PageQuery, 'kind' | 'lang' | 'from'>,
): void {
  const estate = readEstate(row, lang)
  if (estate?.kind === kind) {
    page.items.push(estate.item)
    const { issues, item } = estate
    if (issues.length > 0) page.issues.push({ ID: item.id, issues })
  } else if (kind === 'property') {
    page.unreadable++
    if (estate) return
    const issues = [{ code: 'idMissing' as const, value: shownValue(readItem(row)?.item.id ?? '') }]
    page.issues.push({ ID: null, index: from - 1, issues })
  }
}
