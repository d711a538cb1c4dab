import { parseDate } from '../../../platform/format/dates'
import { DEFAULT_LANG, LANG_IDS } from '../../../platform/format/lang'
import { readNumber } from '../../../platform/format/read-number'
import type { Fetch } from '../../../platform/http/fetch-json'
import { type ItemIssue, shownValue } from '../import/import-issue'
import { flagAbsent } from '../mapping/dropped-values'
import { recordLabel } from '../mapping/map-place'
import { readMarket } from '../mapping/read-market'
import { isRecord, readItem, type WireItem } from '../mapping/wire-item'
import { isEmptyValue, readBoolean, readId, readLine } from '../mapping/wire-values'
import { fetchCrm } from './fetch-crm'
import { sendToOmnicasa } from './omnicasa-leads'
import { CrmCallError, type CrmKind, type CrmPage, type CrmSource } from './source'
import { unknownFields } from './unread-fields'

/**
 * Omnicasa's names of methods and fields, as its public clients use them; none has been tried against the live service.
 * Corrections from an agency's first day belong here.
 */
export const NAMES = {
  lists: { property: 'GetPropertyList', project: 'GetProjectList' },
  deleted: { property: 'GetDeletedPropertyIDs', project: 'GetDeletedProjectIDs' },
  check: 'ValidateCustomer',
  changed: 'lastchangeddate',
  /** The flags without which a fact is hidden; the second name is used if the first is absent. */
  flags: {
    property: { publishprice: 'publishprice', publishaddress: 'publishaddress' },
    project: { publishwebsite: 'publishinternet', publishaddress: 'publishaddress' },
  },
  /** The other names of fields: the public text of projects, the phone of a manager without a mobile number. */
  aliases: {
    property: { managermobilephone: 'managerdirectphone' },
    project: { descriptiona: 'description', managermobilephone: 'managerdirectphone' },
  },
  /** The fields that are ignored on purpose: the CRM's own, and those whose facts other fields contain. */
  ignored: ['substatus', 'languageid', 'publishinternet', 'goalname', 'statusname', 'objecttype'],
} satisfies {
  lists: Record<CrmKind, string>
  deleted: Record<CrmKind, string>
  check: string
  changed: string
  flags: Record<CrmKind, Record<string, string>>
  aliases: Record<CrmKind, Record<string, string>>
  ignored: string[]
}

const ROWS_A_PAGE = 50

interface OmnicasaOptions {
  baseUrl: string
  user: string
  password: string
  /** The agency's office (`SiteID`); null for all. */
  office: number | null
  timeoutMs: number
  fetch: Fetch
}

/** Returns the source of Omnicasa: every call is a GET whose one parameter is a JSON object, credentials included. */
export function omnicasa(options: OmnicasaOptions): CrmSource {
  const request = (method: string, parameters: Record<string, unknown>) =>
    requestOmnicasa(options, method, parameters)
  return {
    name: 'omnicasa',
    async check() {
      try {
        await request(NAMES.check, {})
        return 'ok'
      } catch (error) {
        return error instanceof CrmCallError && error.kind === 'failed' ? 'denied' : 'away'
      }
    },
    async page(query) {
      const { kind, lang, from, since } = query
      const answer = await request(NAMES.lists[kind], {
        LanguageId: LANG_IDS[lang],
        DescriptionLanguageId: LANG_IDS[lang],
        Limit1: from,
        Limit2: from + ROWS_A_PAGE - 1,
        ...(options.office !== null && { SiteID: options.office }),
        ...(since !== null && { ChangeSince: since.replace('T', ' ') }),
      })
      return pageOf(answer, kind, from)
    },
    async deletions(kind) {
      const answer = await request(NAMES.deleted[kind], {})
      const list = Array.isArray(answer) ? answer : (listIn(answer)?.items ?? [])
      return list.flatMap((entry) => {
        const id = readId(isRecord(entry) ? readItem(entry)?.item.id : entry)
        return id === null ? [] : [id]
      })
    },
    send(lead) {
      return sendToOmnicasa(
        {
          office: options.office,
          addressOf: (method, parameters) => addressOf(options, method, parameters),
          request: (method, parameters) => confirmed(options, method, parameters),
        },
        lead,
      )
    },
  }
}

function addressOf(
  { baseUrl, user, password }: OmnicasaOptions,
  method: string,
  parameters: Record<string, unknown>,
): string {
  const url = new URL(`${baseUrl.replace(/\/?$/, '/')}${method}Json`)
  const params = { CustomerName: user, CustomerPassword: password, ...parameters }
  url.searchParams.set('json', JSON.stringify(params))
  return url.href
}

/** Returns the value of the envelope; throws if the CRM reports a failure. */
async function requestOmnicasa(
  options: OmnicasaOptions,
  method: string,
  parameters: Record<string, unknown>,
): Promise<unknown> {
  const result = await resultOf(options, method, parameters)
  return isRecord(result) ? (result.Value ?? null) : result
}

/** Returns the value of the envelope; throws unless the CRM confirms the call. */
async function confirmed(
  options: OmnicasaOptions,
  method: string,
  parameters: Record<string, unknown>,
): Promise<unknown> {
  const result = await resultOf(options, method, parameters)
  const isSuccess = isRecord(result) && readBoolean(result.Success) && result.Value !== false
  if (isSuccess) return result.Value ?? null
  throw new CrmCallError('unreadable', `${method} without a result`)
}

async function resultOf(
  options: OmnicasaOptions,
  method: string,
  parameters: Record<string, unknown>,
): Promise<unknown> {
  const { fetch, timeoutMs } = options
  const url = addressOf(options, method, parameters)
  const answer = await fetchCrm(url, { fetch, call: method, timeoutMs })
  const result = isRecord(answer) ? (answer[`${method}JsonResult`] ?? answer) : answer
  refuseFailure(result, method)
  return result
}

/** Returns the page in a saved envelope; throws if there is none. */
export function envelopePage(result: unknown, kind: CrmKind): CrmPage {
  refuseFailure(result, 'the call')
  return pageOf(result, kind, 1)
}

function refuseFailure(result: unknown, method: string): void {
  if (!isRecord(result) || result.Success !== false) return
  throw new CrmCallError('failed', `${method}, code ${codeOf(result)}`)
}

function codeOf(result: Record<string, unknown>): number | null {
  return readNumber(result.Code)
}

/** Returns the list at any level of the response: `Items` next to `RowsCount`, or a bare array. */
function listIn(value: unknown, depth = 0): { items: unknown[]; total: number | null } | null {
  if (Array.isArray(value)) return { items: value, total: null }
  if (!isRecord(value) || depth > 3) return null
  if ('Items' in value || 'RowsCount' in value) {
    const { Items, RowsCount } = value
    return { items: Array.isArray(Items) ? Items : [], total: readNumber(RowsCount) }
  }
  for (const inner of Object.values(value)) {
    const innerList = isRecord(inner) ? listIn(inner, depth + 1) : null
    if (innerList) return innerList
  }
  return null
}

function pageOf(answer: unknown, kind: CrmKind, from: number): CrmPage {
  const list = listIn(answer)
  if (!list) throw new CrmCallError('unreadable', 'an answer without a list')
  const { items: rows, total } = list
  const page: CrmPage = { items: [], issues: [], unreadable: 0, next: null, total }
  for (const [offset, row] of rows.entries()) {
    const item = readItem(row)?.item
    const id = readId(item?.id)
    if (!item || id === null) {
      page.unreadable++
      const issues = [{ code: 'idMissing' as const, value: shownValue(item?.id ?? '') }]
      const label = recordLabel(item ?? {}, DEFAULT_LANG)
      page.issues.push({ ID: null, index: from - 1 + offset, ...label, issues })
      continue
    }
    const { data: sent, hidden } = closed(item, kind)
    const data = kind === 'property' ? readMarket(sent).item : sent
    if (hidden.length > 0) page.issues.push(hiddenIssue(id, hidden))
    const changed = parseDate(readLine(item[NAMES.changed]))
    page.items.push({ id, data, changed, unread: unknownFields(data, NAMES.ignored) })
  }
  const last = from + rows.length - 1
  const hasMore = total === null ? rows.length === ROWS_A_PAGE : last < total
  page.next = rows.length > 0 && hasMore ? last + 1 : null
  return page
}

/**
 * Returns the data with its aliases resolved. A flag that the CRM does not send is false, so that its fact is hidden.
 */
function closed(item: WireItem, kind: CrmKind): { data: WireItem; hidden: string[] } {
  const data = { ...item }
  for (const [name, alias] of Object.entries<string>(NAMES.aliases[kind])) {
    if (isEmptyValue(data[name])) data[name] = data[alias] ?? null
    delete data[alias]
  }
  const hidden: string[] = []
  for (const [flag, inverse] of Object.entries<string>(NAMES.flags[kind])) {
    if (isEmptyValue(data[flag])) data[flag] = data[inverse]
    if (!isEmptyValue(data[flag])) continue
    data[flag] = false
    hidden.push(flag)
  }
  return { data, hidden }
}

function hiddenIssue(id: number, flags: string[]): ItemIssue {
  return { ID: id, issues: flags.map(flagAbsent) }
}
