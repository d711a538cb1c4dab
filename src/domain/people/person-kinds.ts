/** What the site may have stored about the holder of a mail address. */
export const PERSON_KINDS = ['leads', 'mails', 'accounts', 'sessions', 'homes', 'notes'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** How much there is of each kind. */
export type PersonCounts = Record<PersonKind, number>
