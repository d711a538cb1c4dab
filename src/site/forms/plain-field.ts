import { cleanEmail } from '../../platform/format/text'
import { EMAIL } from './patterns'

/** The types of a required field in a form without an island: log-in, password and saved search. */
export type PlainType = 'email' | 'password'

interface PlainLimits {
  /** True for a log-in, because an existing account may have an address that newer rules reject. */
  anyAddress?: boolean
  /** The minimum number of characters. */
  minLength?: number
}

/** Returns the issue of such a field, or null. Browsers and the server apply it. */
export function plainIssue(
  type: PlainType,
  value: string,
  { anyAddress = false, minLength = 0 }: PlainLimits = {},
): 'required' | 'email' | null {
  const text = type === 'email' ? cleanEmail(value) : value
  if (text === '' || text.length < minLength) return 'required'
  return type === 'email' && !anyAddress && !EMAIL.test(text) ? 'email' : null
}
