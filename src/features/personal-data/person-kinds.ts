/** Kinds of records that the site may hold about the holder of a mail address. */
export const RECORD_KINDS = [
  'leads',
  'searches',
  'mails',
  'accounts',
  'sessions',
  'homes',
  'notes',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** The records, and where other texts name the person: logs, counts, other people's messages. */
export const PERSON_KINDS = [...RECORD_KINDS, 'mentions'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** The number of records of each kind. */
export type PersonCounts = Record<PersonKind, number>
