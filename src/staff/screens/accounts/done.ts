/** What was done to an account just now, as its page confirms it. */
export const ACCOUNT_DEEDS = ['invite', 'change', 'disable', 'enable', 'logout', 'reset'] as const
export type AccountDeed = (typeof ACCOUNT_DEEDS)[number]

/** The addresses, below the account's own, to which the forms post. */
export const ACCOUNT_PATHS: Record<AccountDeed, string> = {
  invite: '/invitation',
  change: '',
  disable: '/deactivation',
  enable: '/activation',
  logout: '/logout',
  reset: '/second-factor/removal',
}

/** What somebody changed about the own account just now. */
export const OWN_ACCOUNT_DEEDS = ['password', 'session', 'off'] as const
export type OwnAccountDeed = (typeof OWN_ACCOUNT_DEEDS)[number]
