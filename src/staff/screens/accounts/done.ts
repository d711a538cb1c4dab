/** What was done to an account just now, as its page confirms it. */
export const ACCOUNT_ACTIONS = ['invite', 'change', 'disable', 'enable', 'logout', 'reset'] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]

/** The addresses, below the account's own, to which the forms post. */
export const ACCOUNT_PATHS: Record<AccountAction, string> = {
  invite: '/invitation',
  change: '',
  disable: '/deactivation',
  enable: '/activation',
  logout: '/logout',
  reset: '/second-factor/removal',
}

/** What somebody changed about the own account just now. */
export const MY_ACCOUNT_ACTIONS = ['password', 'session', 'off'] as const
export type MyAccountAction = (typeof MY_ACCOUNT_ACTIONS)[number]
