/** The actions on an account, which its page confirms. */
export const ACCOUNT_ACTIONS = ['invite', 'change', 'disable', 'enable', 'logout', 'reset'] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]

/** The paths of the actions below the account's address, to which the forms post. */
export const ACCOUNT_PATHS: Record<AccountAction, string> = {
  invite: '/invitation',
  change: '',
  disable: '/deactivation',
  enable: '/activation',
  logout: '/logout',
  reset: '/second-factor/removal',
}
