import type { Lang } from '../../../platform/format/lang'
import type { CrmLead } from '../../leads/crm-lead'
import type { ItemIssue } from '../import/import-issue'
import type { WireItem } from '../mapping/wire-item'

/** The kinds of records of a CRM, each in an id space of its own; projects come first, as units need them. */
export const CRM_KINDS = ['project', 'property'] as const
export type CrmKind = (typeof CRM_KINDS)[number]

/** One record in the import format, names in lower case, in one language. */
export interface SourceItem {
  id: number
  data: WireItem
  /** When the CRM last changed it, as a date of `parseDate`; null where it does not tell. */
  changed: string | null
}

export interface PageQuery {
  kind: CrmKind
  lang: Lang
  /** The first row, counted from 1. */
  from: number
  /** Only what changed since this date in the CRM's local time. */
  since: string | null
}

export interface CrmPage {
  items: SourceItem[]
  /** Entries that are no record, and what was understood for the worst. */
  issues: ItemIssue[]
  /** The number of entries that are no record of this kind: without a usable ID, or of the other one. */
  unreadable: number
  /** The row that the next page begins with; null after the last. */
  next: number | null
  total: number | null
}

/** The answer of a CRM to the credentials alone; it writes nothing. */
export type CrmCheck = 'ok' | 'denied' | 'away'

/**
 * The outcome of sending a lead. `later`: it was surely not taken. `unknown`: the answer can't be read, so
 * that the CRM may have it or not.
 */
export type SendOutcome =
  | { is: 'taken'; id: string | null }
  | { is: 'refused'; reason: string }
  | { is: 'later'; retryAfter: number | null }
  | { is: 'unknown'; reason: string }

/** The port to an agency's CRM: everything but these answers is the engine's (`features/crm/sync/`). */
export interface CrmSource {
  name: 'omnicasa' | 'whise'
  check(): Promise<CrmCheck>
  page(query: PageQuery): Promise<CrmPage>
  /** The ids of what was deleted there. */
  deletions(kind: CrmKind): Promise<number[]>
  /** Absent where the CRM takes no leads. */
  send?(lead: CrmLead): Promise<SendOutcome>
  /** True where a lead that is sent twice is one there. */
  upserts?: boolean
}

/** The kinds of failure of a CRM, in words that name neither an address nor its answer. */
type TroubleKind =
  | 'timeout'
  | 'away'
  | 'status'
  | 'unreadable'
  | 'too large'
  | 'failed'
  | 'repeats'
  | 'empty'

/** A call that brought nothing usable; it is tried again later. */
export class CrmTrouble extends Error {
  readonly kind: TroubleKind
  readonly retryAfter: number | null
  /** The status of an answer that was not 200. */
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
    this.name = 'CrmTrouble'
    this.kind = kind
    this.retryAfter = retryAfter
    this.status = status
  }
}
