import type { Role } from './account'

/**
 * The rights of staff: change content and see drafts, see leads assigned to them and their mails, see all leads, edit
 * the listings that they manage, edit all listings, manage owners, see the agency's figures, manage accounts and
 * personal data, change settings, and change code that runs in visitors' browsers. All staff see imports, errors and
 * the state of the CRM.
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

/** Returns true if a role grants a right. */
export function mayDo(role: Role, right: Right): boolean {
  return GRANTED[role].includes(right)
}

/**
 * Returns true if the role may see drafts of pages, articles, modules, menus and settings. It decides what the preview,
 * the choices of forms, the search field and revision histories show (decision 037). Staff also see the
 * drafts of the listings that they manage.
 */
export function seesDrafts(role: Role): boolean {
  return mayDo(role, 'content')
}

/** The rights whose changes require the second factor: access and data of owners and people, and code. */
const STEP_UP_RIGHTS: readonly Right[] = ['owners', 'people', 'code']

/** Returns true if changes under a right require the second factor. */
export function needsStepUp(right: Right): boolean {
  return STEP_UP_RIGHTS.includes(right)
}
