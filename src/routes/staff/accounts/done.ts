/** What was done to an account just now, as its page confirms it. */
export const ACCOUNT_DEEDS = ['invite', 'change', 'disable', 'enable', 'logout', 'reset'] as const
export type AccountDeed = (typeof ACCOUNT_DEEDS)[number]

export function accountDeed(name: string | undefined): AccountDeed | null {
  return ACCOUNT_DEEDS.find((deed) => deed === name) ?? null
}

/** What somebody changed about the own account just now. */
export const OWN_ACCOUNT_DEEDS = ['password', 'session', 'off'] as const
export type OwnAccountDeed = (typeof OWN_ACCOUNT_DEEDS)[number]
