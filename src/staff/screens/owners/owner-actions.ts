/** What can be done to an owner’s account, as its page confirms it. */
export const OWNER_ACTIONS = ['invite', 'change', 'revoke', 'restore', 'add', 'remove'] as const
export type OwnerAction = (typeof OWNER_ACTIONS)[number]

/** The addresses, below the owner’s own, to which the forms post. */
export const OWNER_PATHS: Record<OwnerAction, string> = {
  invite: '/invitation',
  change: '',
  revoke: '/revocation',
  restore: '/restoration',
  add: '/homes',
  remove: '/homes/removal',
}
