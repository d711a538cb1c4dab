import type { Role } from './account'

/**
 * What not everybody of the agency may do: see the own leads and their mails, see those of all, look after
 * people's accounts and data, and act on the site as a whole. Content, listings and imports are open to all of them.
 */
export const RIGHTS = ['leads', 'leads.all', 'people', 'settings'] as const
export type Right = (typeof RIGHTS)[number]

const GRANTED: Record<Role, readonly Right[]> = {
  owner: [],
  editor: [],
  agent: ['leads'],
  office: ['leads', 'leads.all'],
  admin: RIGHTS,
}

/** Tells whether a role grants a right. */
export function mayDo(role: Role, right: Right): boolean {
  return GRANTED[role].includes(right)
}

/** The rights whose changes ask for the second factor. */
const PROVED: readonly Right[] = ['people']

/** Tells whether changes under a right ask for the second factor. */
export function asksForProof(right: Right): boolean {
  return PROVED.includes(right)
}
