/** The actions on an owner’s account, which its page confirms. */
export const OWNER_ACTIONS = ['invite', 'change', 'revoke', 'restore', 'add', 'remove'] as const
export type OwnerAction = (typeof OWNER_ACTIONS)[number]

/** The paths of the actions below the owner’s address, to which the forms post. */
export const OWNER_PATHS: Record<OwnerAction, string> = {
  invite: '/invitation',
  change: '',
  revoke: '/revocation',
  restore: '/restoration',
  add: '/homes',
  remove: '/homes/removal',
}
