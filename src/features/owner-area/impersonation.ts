import type { Account } from '../../platform/accounts/account'

/** The duration of an impersonation in minutes. */
export const IMPERSONATION_MINUTES = 15

/** A staff member's view of an owner's area. */
export interface Impersonation {
  owner: Account
  /** The start in milliseconds. */
  since: number
}
