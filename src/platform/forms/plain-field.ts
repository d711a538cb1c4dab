import { cleanEmail } from '../format/text'
import { EMAIL } from './patterns'

/** The types of a required field in a form without an island: log-in, password and saved search. */
export type PlainType = 'email' | 'password'

interface PlainLimits {
  /** True in a log-in: an account may have an address that newer rules refuse. */
  anyAddress?: boolean
  /** The least number of characters. */
  minLength?: number
}

/** Returns what is wrong with such a field, or null. Browsers and the server apply it. */
export function plainIssue(
  type: PlainType,
  value: string,
  { anyAddress = false, minLength = 0 }: PlainLimits = {},
): 'required' | 'email' | null {
  const text = type === 'email' ? cleanEmail(value) : value
  if (text === '' || text.length < minLength) return 'required'
  return type === 'email' && !anyAddress && !EMAIL.test(text) ? 'email' : null
}
