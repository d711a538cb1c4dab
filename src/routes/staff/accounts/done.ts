/** What was done to an account just now, as its page confirms it. */
export const ACCOUNT_DEEDS = ['invite', 'change', 'disable', 'enable', 'logout'] as const
export type AccountDeed = (typeof ACCOUNT_DEEDS)[number]

export function accountDeed(name: string | undefined): AccountDeed | null {
  return ACCOUNT_DEEDS.find((deed) => deed === name) ?? null
}
