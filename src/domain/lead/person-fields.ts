/** The fields by which a form knows its sender. */
export const PERSON_FIELDS = ['FirstName', 'Name', 'Email', 'PhoneNumber'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** What an address that the agency knows makes needless. */
export const ASKED_OF_STRANGERS = ['FirstName', 'Name', 'PhoneNumber'] as const
