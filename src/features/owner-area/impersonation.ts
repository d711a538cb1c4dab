import type { Account } from '../../platform/accounts/account'

/** How long a colleague may look at what an owner sees. */
export const LOOK_MINUTES = 15

/** A look at an owner’s area. */
export interface Looking {
  owner: Account
  /** Milliseconds. */
  since: number
}
