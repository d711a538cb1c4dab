import type { ImportIssue, ItemIssue } from '../import/import-issue'
import type { WireItem } from '../mapping/wire-item'
import type { RunMode } from '../sync/due-run'
import type { CrmKind } from './source'

/** A file inside a transfer that a record uses; `packed-files.ts` describes `source`. */
export interface UsedFile {
  /** 24 hexadecimal digits: `/pictures/{key}` stands for the file until it is stored. */
  key: string
  source: string
  /** True for a file that visitors get behind the form for documents only. */
  isDocument: boolean
}

/** A record as a file identifies it. */
export interface FeedRecord {
  kind: CrmKind
  /** The first of its numbers, numeric or not; never one of our IDs. */
  key: string
  /** All numbers that the file gives it, by their names; the most reliable ones first. */
  numbers: Readonly<Record<string, string>>
}

/** One record of a file, in the import format but for its number: a text is of one language or of several. */
export interface FeedItem extends FeedRecord {
  data: WireItem
  /** The files inside the transfer that the data names. */
  files?: readonly UsedFile[]
}

/** The contents of a file of listings. */
export interface Feed {
  /** `all` where what is missing may leave after a second such file. */
  mode: RunMode
  items: FeedItem[]
  deleted: FeedRecord[]
  /** Entries without a key: they can't be told from one another. */
  unreadable: number
  /** Reasons for what is refused or dropped, with its place in the file. */
  issues: FeedIssue[]
}

/** `item` names the record of the file that it is about, which has no ID of ours yet. */
export type FeedIssue = ItemIssue & { item?: Pick<FeedItem, 'kind' | 'key'> }

/** The most records of a file: several times those of a large agency. */
export const MAX_RECORDS = 20_000

/** A file that cannot be imported at all, with the reason. */
export class FeedRefusal extends Error {
  readonly issue: ImportIssue

  constructor(issue: ImportIssue) {
    super(issue.code)
    this.name = 'FeedRefusal'
    this.issue = issue
  }
}
