/** What can be done to an owner’s account, as its page confirms it. */
const OWNER_DEEDS = ['invite', 'change', 'revoke', 'restore', 'add', 'remove'] as const
export type OwnerDeed = (typeof OWNER_DEEDS)[number]

export function ownerDeed(name: string | undefined): OwnerDeed | null {
  return OWNER_DEEDS.find((deed) => deed === name) ?? null
}
