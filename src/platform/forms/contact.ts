import { whole } from './fields'

/** A question to the agency, or to one of its people: `memberId` is that person's own id. */
export const contact = { memberId: whole(1) }
