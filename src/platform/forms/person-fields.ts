/** The fields by which a form knows its sender. */
export const PERSON_FIELDS = ['FirstName', 'Name', 'Email', 'PhoneNumber'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** Fields that a visitor whose address the agency knows leaves out. */
export const ASKED_OF_STRANGERS = ['FirstName', 'Name', 'PhoneNumber'] as const
