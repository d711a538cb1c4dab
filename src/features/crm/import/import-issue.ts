import { z } from 'zod'

/** The reasons for which a record cannot be used. */
const REFUSAL_CODES = [
  'notObject',
  'idMissing',
  'codeUnknown',
  'zipUnusable',
  'countryUnknown',
  'countryConflict',
  'countryMissing',
  'priceUnreadable',
  'publicFromUnreadable',
  'takeOver',
  'itemTooLarge',
  'withoutNumber',
] as const

/** The reasons for which a record or its price must be confirmed by staff. */
const HOLD_CODES = [
  'priceLow',
  'priceJump',
  'pricesHeld',
  'duplicateHeld',
  'priceRejected',
] as const

/** The reasons for which an import refuses, holds, drops, corrects or hides something. */
const ISSUE_CODES = [
  ...REFUSAL_CODES,
  ...HOLD_CODES,
  // A value of a record was dropped, corrected or hidden.
  'unreadable',
  'unreadableEntry',
  'numberAmbiguous',
  'coordinatesOutside',
  'coordinatesSwapped',
  'currencyUnknown',
  'addressUnusable',
  'picturesUnusable',
  'planUnusable',
  'flagAbsent',
  'wordUnknown',
  'characterLost',
  'encodedTwice',
  'rentPeriod',
  'priceByArea',
  'priceIncludesCosts',
  'bothGoals',
  'textShortened',
  'fieldIgnored',
  // The identity of a record is unclear.
  'duplicate',
  'numberShared',
  'deletionUnmatched',
  // A fact that the law requires is missing.
  'publicationCheck',
  'publicationCheckMore',
  // An owner or a history has an issue.
  'emailUnusable',
  'notArray',
  'passwordLength',
  'passwordCommon',
  'languageUnknown',
  'idUnusable',
  'ownerIsStaff',
  'historyTooLarge',
  // A CRM with webhooks has an issue.
  'recordUnknown',
  'recordRefused',
  'deletionServed',
  'addressUnsent',
  'languageSkipped',
  // A file has an issue.
  'sourceWithoutFiles',
  'fileTypeUnknown',
  'fileMissing',
  'filesMany',
  'fileLost',
  'syncPaused',
  'quoteOpen',
  'cellCount',
  'columnsUnknown',
  'columnsMissing',
  'columnsTwice',
  'encodingDiffers',
  'encodingUnknown',
  'fileEmpty',
  'fileKind',
  'fileExcel',
  'fileSource',
  'fileTooLarge',
  'unpackedTooLarge',
  'listingsTooLarge',
  'recordsMany',
  'cellsMany',
  'xmlIncomplete',
  'xmlNotOpenImmo',
  'xmlTooDeep',
  'xmlPartsMany',
  'xmlRecordParts',
  'xmlPartLong',
  'xmlDoctype',
  'zipBroken',
  'zipEncrypted',
  'zipMethod',
  'zipWithoutXml',
  'zipManyXml',
  'zipTooMany',
  // An attachment of a record has an issue: `field` is its group, `value` its name.
  'attachmentGroup',
  'attachmentMissing',
  'attachmentTwice',
  'attachmentTooLarge',
  'attachmentKind',
  'attachmentBroken',
  'attachmentNotShown',
  'attachmentsMany',
] as const
export type IssueCode = (typeof ISSUE_CODES)[number]

/** One issue of an import as data; `issueText` of `i18n` returns its text. */
export const importIssue = z.object({
  code: z.enum(ISSUE_CODES),
  /** The name of the field in the source or in the import format. */
  field: z.string().optional(),
  /** The value in the source, at most `MAX_VALUE` characters of it. */
  value: z.string().optional(),
  /** A limit, the allowed values, or another value to compare with. */
  other: z.string().optional(),
  count: z.number().optional(),
})
export type ImportIssue = z.infer<typeof importIssue>

const MAX_VALUE = 60

/** The names of a record in its source, by which the office recognises a record that has no ID on the site. */
export interface RecordLabel {
  /** The source's number of the record. */
  key?: string
  /** The street and place as the source sent them: `Lindenlei 22, 9000 Gent`. */
  address?: string
}

/** The issues of one entry of a file, or of the file itself. */
export interface ItemIssue extends RecordLabel {
  /** The ID of the listing; null if it has no usable one. */
  ID: number | null
  /** The index of the entry in its list. */
  index?: number
  /** The position in a JSON file: `Items[3]`. */
  place?: string
  /** The line of a CSV file, from 1. */
  line?: number
  issues: ImportIssue[]
}

/** Groups the issues of a run, which stores refused records, held ones and notes in one list. */
export function groupIssues(entries: readonly ItemIssue[]) {
  const hasCode = (codes: readonly IssueCode[]) => (entry: ItemIssue) =>
    entry.issues.some(({ code }) => codes.includes(code))
  const isRefused = hasCode(REFUSAL_CODES)
  const isHeld = hasCode(HOLD_CODES)
  return {
    refused: entries.filter(isRefused),
    held: entries.filter((entry) => !isRefused(entry) && isHeld(entry)),
    notes: entries.filter((entry) => !isRefused(entry) && !isHeld(entry)),
  }
}

/** Returns a value as an issue shows it: shortened, and as JSON if it is not a text. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : (JSON.stringify(value) ?? '')
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text
}
