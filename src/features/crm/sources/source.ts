import type { Lang } from '../../../platform/format/lang'
import type { CrmLead } from '../../leads/crm-lead'
import type { ItemIssue } from '../import/import-issue'
import type { WireItem } from '../mapping/wire-item'
import type { UnreadFields } from './unread-fields'

/** The kinds of records of a CRM, each with its own IDs; projects come first, as units need them. */
export const CRM_KINDS = ['project', 'property'] as const
export type CrmKind = (typeof CRM_KINDS)[number]

/** One record in the import format, names in lower case, in one language. */
export interface SourceItem {
  id: number
  data: WireItem
  /** The date of the CRM's last change, in the form of `parseDate`; null if the CRM does not send it. */
  changed: string | null
  /** The fields that the CRM sent and no mapping reads, without those that are ignored on purpose. */
  unread: UnreadFields
}

export interface PageQuery {
  kind: CrmKind
  lang: Lang
  /** The number of the first row, from 1. */
  from: number
  /** The date in the CRM's local time since which changes are requested; null for all records. */
  since: string | null
}

export interface CrmPage {
  items: SourceItem[]
  /** The issues of entries that are not records, and of unknown values that were read as the safest ones. */
  issues: ItemIssue[]
  /** The number of entries that are not records of this kind: without a usable ID, or of the other kind. */
  unreadable: number
  /** The number of the next page's first row; null after the last page. */
  next: number | null
  total: number | null
}

/** The result of a check of the credentials; the check writes nothing. */
export type CrmCheck = 'ok' | 'denied' | 'away'

/**
 * The outcome of sending a lead. `later`: it was certainly not accepted. `unknown`: the response cannot be read, so the
 * CRM may have the lead or not.
 */
export type SendOutcome =
  | { is: 'taken'; id: string | null }
  | { is: 'refused'; reason: string }
  | { is: 'later'; retryAfter: number | null }
  | { is: 'unknown'; reason: string }

/** The interface to an agency's CRM; everything else is in `features/crm/sync/`. */
export interface CrmSource {
  name: 'omnicasa' | 'whise'
  check(): Promise<CrmCheck>
  page(query: PageQuery): Promise<CrmPage>
  /** Returns the IDs of the records that were deleted in the CRM. */
  deletions(kind: CrmKind): Promise<number[]>
  /** Sends a lead; absent if the CRM takes no leads. */
  send?(lead: CrmLead): Promise<SendOutcome>
  /** True if a lead that is sent twice is stored once. */
  upserts?: boolean
}

/** The kinds of failure of a CRM. Their messages contain neither a URL nor a response. */
type TroubleKind =
  | 'timeout'
  | 'away'
  | 'status'
  | 'unreadable'
  | 'too large'
  | 'failed'
  | 'repeats'
  | 'empty'

/** An error of a call without a usable response; the call is tried again later. */
export class CrmCallError extends Error {
  readonly kind: TroubleKind
  readonly retryAfter: number | null
  /** The status of a response other than 200. */
  readonly status: number | null

  constructor(
    kind: TroubleKind,
    detail: string,
    {
      retryAfter = null,
      status = null,
    }: { retryAfter?: number | null; status?: number | null } = {},
  ) {
    super(`${kind}: ${detail}`)
    this.name = 'CrmCallError'
    this.kind = kind
    this.retryAfter = retryAfter
    this.status = status
  }
}
