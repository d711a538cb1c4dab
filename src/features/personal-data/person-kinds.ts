/** The kinds of records that the site may store about the holder of a mail address. */
export const RECORD_KINDS = [
  'leads',
  'appointments',
  'searches',
  'mails',
  'accounts',
  'sessions',
  'homes',
  'notes',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** The kinds of records, and mentions of the person in other texts: logs, counts, messages of other people. */
export const PERSON_KINDS = [...RECORD_KINDS, 'mentions'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

export type PersonCounts = Record<PersonKind, number>
