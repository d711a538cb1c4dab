import type { Role } from './account'

/**
 * What not everybody of the agency may do: change content, see the own leads and their mails, see those of all,
 * say something of the own listings over the CRM, and of all, look after owners, see the agency's figures, look after people's accounts and data, act on the site as a whole, and change what runs in visitors' browsers.
 * To look at content, listings and imports is open to all of them.
 */
export const RIGHTS = [
  'content',
  'leads',
  'leads.all',
  'listings',
  'listings.all',
  'owners',
  'figures',
  'people',
  'settings',
  'code',
] as const
export type Right = (typeof RIGHTS)[number]

const GRANTED: Record<Role, readonly Right[]> = {
  owner: [],
  editor: ['content', 'listings', 'listings.all'],
  agent: ['leads', 'listings'],
  office: ['content', 'leads', 'leads.all', 'listings', 'listings.all', 'owners', 'figures'],
  admin: RIGHTS,
}

/** Tells whether a role grants a right. */
export function mayDo(role: Role, right: Right): boolean {
  return GRANTED[role].includes(right)
}

/** The rights whose changes ask for the second factor. */
const PROVED: readonly Right[] = ['people', 'code']

/** Tells whether changes under a right ask for the second factor. */
export function asksForProof(right: Right): boolean {
  return PROVED.includes(right)
}
