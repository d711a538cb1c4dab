import type { LabelKey } from '../../../platform/i18n'

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

/** The changes that a staff member can make to their own account. */
export const MY_ACCOUNT_ACTIONS = [
  'name',
  'password',
  'session',
  'off',
  'calendar',
  'passkey-on',
  'passkey-off',
] as const
export type MyAccountAction = (typeof MY_ACCOUNT_ACTIONS)[number]

/** The texts that confirm them. */
export const MY_ACCOUNT_TEXTS = {
  name: 'staff.account.done.name',
  password: 'staff.account.done.password',
  session: 'staff.account.done.session',
  off: 'staff.account.done.off',
  calendar: 'staff.account.done.calendar',
  'passkey-on': 'passkey.done.on',
  'passkey-off': 'passkey.done.off',
} as const satisfies Record<MyAccountAction, LabelKey>
