/** Kinds of records that the site may hold about the holder of a mail address. */
export const PERSON_KINDS = [
  'leads',
  'searches',
  'mails',
  'accounts',
  'sessions',
  'homes',
  'notes',
] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** The number of records of each kind. */
export type PersonCounts = Record<PersonKind, number>
