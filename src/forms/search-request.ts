import { z } from 'zod'
import { FREQUENCIES } from '../domain/searches/saved-search'
import { emailLine, line } from './fields'

/** Longer than any list's address with all that a filter holds. */
const LONGEST_QUERY = 8000

/** A request for mails about a search, besides its envelope. What is searched is read like a list's address. */
export const searchRequest = z.object({
  email: emailLine.pipe(z.string().min(1, 'required')),
  query: line(LONGEST_QUERY),
  ids: line(LONGEST_QUERY),
  frequency: z.enum(FREQUENCIES).catch('now'),
})
