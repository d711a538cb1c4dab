import { z } from 'zod'

/** The reasons for which an import refuses, drops, corrects, hides or holds something. */
const ISSUE_CODES = [
  // One record cannot be used.
  'notObject',
  'idMissing',
  'codeUnknown',
  'zipUnusable',
  'countryUnknown',
  'countryConflict',
  'countryMissing',
  'priceUnreadable',
  'takeOver',
  'textTooLong',
  'itemTooLarge',
  'withoutNumber',
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
  'fieldIgnored',
  // A record or its price waits for a decision of the staff.
  'priceLow',
  'priceJump',
  'pricesHeld',
  'duplicateHeld',
  'duplicate',
  'priceRejected',
  // The identity of a record.
  'numberShared',
  'deletionUnmatched',
  // The law.
  'publicationCheck',
  'publicationCheckMore',
  // Owners and histories.
  'emailUnusable',
  'notArray',
  'passwordLength',
  'passwordCommon',
  'languageUnknown',
  'idUnusable',
  'ownerIsStaff',
  'historyTooLarge',
  // A CRM that sends webhooks.
  'recordUnknown',
  'recordRefused',
  'languageSkipped',
  // A file.
  'sourceWithoutFiles',
  'fileTypeUnknown',
  'fileMissing',
  'runOpen',
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
  // An attachment of a record: `field` is its group, `value` its name.
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

/** One finding of an import as data; `issueText` of `i18n` puts it into words. */
export const importIssue = z.object({
  code: z.enum(ISSUE_CODES),
  /** The name of the field, as the source writes it or as the import format does. */
  field: z.string().optional(),
  /** The value that was sent, at most `MAX_VALUE` characters of it. */
  value: z.string().optional(),
  /** A limit, the values that are allowed, or another value to compare with. */
  other: z.string().optional(),
  count: z.number().optional(),
})
export type ImportIssue = z.infer<typeof importIssue>

const MAX_VALUE = 60

/** The findings about one entry of a file, or about the file itself. */
export interface ItemIssue {
  /** The ID of the listing; null where it has none that can be used. */
  ID: number | null
  /** The place of the entry in its list. */
  index?: number
  /** The place in a JSON file: `Items[3]`. */
  place?: string
  /** The line of a CSV file, from 1. */
  line?: number
  /** The number that the source gives the record. */
  key?: string
  issues: ImportIssue[]
}

/** A value as an issue shows it: JSON for anything but a text, and shortened. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : (JSON.stringify(value) ?? '')
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text
}
