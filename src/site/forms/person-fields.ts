/** The fields that identify the sender of a form. */
export const PERSON_FIELDS = ['FirstName', 'Name', 'Email', 'PhoneNumber'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** The fields that a visitor may leave out if the agency knows their address. */
export const NEW_VISITOR_FIELDS = ['FirstName', 'Name', 'PhoneNumber'] as const
