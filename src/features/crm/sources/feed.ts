import type { ImportIssue, ItemIssue } from '../import/import-issue'
import type { WireItem } from '../mapping/wire-item'
import type { RunMode } from '../sync/due-run'
import type { CrmKind } from './source'

/** A file inside a transfer to which a record refers; `packed-files.ts` describes `source`. */
export interface UsedFile {
  /** 24 hexadecimal digits: `/pictures/{key}` is the file's address until it is stored. */
  key: string
  source: string
  /** True for a file that visitors get only after filling in the form for documents. */
  isDocument: boolean
}

/** The numbers by which a file identifies a record. */
export interface FeedRecord {
  kind: CrmKind
  /** The first of its numbers, numeric or not; never an ID of this site. */
  key: string
  /** All numbers that the file gives it, by their names; the most reliable ones first. */
  numbers: Readonly<Record<string, string>>
}

/** One record of a file in the import format, without its ID; a text is in one language or in several. */
export interface FeedItem extends FeedRecord {
  /** The number by which the sender's office knows the record, if it is not the key. */
  number?: string | undefined
  data: WireItem
  /** The files inside the transfer to which the data refers. */
  files?: readonly UsedFile[]
}

/** The contents of a file of listings. */
export interface Feed {
  /** `all` if records that are missing from two such files may be hidden. */
  mode: RunMode
  items: FeedItem[]
  deleted: FeedRecord[]
  /** The number of entries without a key, which cannot be distinguished. */
  unreadable: number
  /** The issues of refused entries and dropped values, with their position in the file. */
  issues: FeedIssue[]
}

/** An issue; `item` is the record of the file that it is about, which has no ID of this site yet. */
export type FeedIssue = ItemIssue & { item?: Pick<FeedItem, 'kind' | 'key'> }

/** The maximum number of records of a file: several times those of a large agency. */
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
