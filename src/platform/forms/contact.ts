import { integer } from './fields'

/** A question to the agency, or to one of its staff members, whose ID is `memberId`. */
export const contact = { memberId: integer(1) }
