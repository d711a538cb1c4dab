import type { Lang } from '../../domain/format/lang'
import type { ItemIssue } from '../map-import'
import type { WireItem } from '../wire-item'

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
  /** The number of entries without a usable ID. */
  unreadable: number
  /** The row that the next page begins with; null after the last. */
  next: number | null
  total: number | null
}

/** The answer of a CRM to the credentials alone; it writes nothing. */
export type CrmCheck = 'ok' | 'denied' | 'away'

/** The port to an agency's CRM: everything but these answers is the engine's (`data/sync/`). */
export interface CrmSource {
  name: 'omnicasa'
  check(): Promise<CrmCheck>
  page(query: PageQuery): Promise<CrmPage>
  /** The ids of what was deleted there. */
  deletions(kind: CrmKind): Promise<number[]>
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

  constructor(kind: TroubleKind, detail: string, retryAfter: number | null = null) {
    super(`${kind}: ${detail}`)
    this.name = 'CrmTrouble'
    this.kind = kind
    this.retryAfter = retryAfter
  }
}
