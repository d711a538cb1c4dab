import { z } from 'zod'
import type { ManagerNames } from '../../listing/manager'
import type { Lang } from '../format/lang'
import { cleanEmail } from '../format/text'

/** The roles of the agency's people; what each may do stands in `rights.ts`. */
export const STAFF_ROLES = ['agent', 'editor', 'office', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The roles that the first release had no name for: it takes them for editors. */
const PRESETS = ['agent', 'office'] as const
export type Preset = (typeof PRESETS)[number]

/** Owners see their own homes. */
export type Role = 'owner' | StaffRole

/** The two realms, each with a session cookie of its own: a session of one is not valid in the other. */
export type Realm = 'owner' | 'staff'

export function isOfRealm(role: Role, realm: Realm): boolean {
  return (role === 'owner') === (realm === 'owner')
}

/** A person who can log in, without the password hash. */
export interface Account {
  id: number
  email: string
  name: string
  role: Role
  lang: Lang
}

/** Who of the agency looks at the site: as much as tells what they may edit there. */
export interface StaffMember {
  role: Role
  /** By what they are known as the manager of the own listings. */
  known: ManagerNames
}

/** Returns the canonical spelling of an address, so that it has one account. */
export function normaliseEmail(email: string): string {
  return cleanEmail(email).toLowerCase()
}

/** The least number of characters of a new password. */
export const SHORTEST_PASSWORD: Record<Realm, number> = { owner: 8, staff: 12 }
/** Longer passwords are refused before hashing, which limits the CPU time of a login. */
export const MAX_PASSWORD_LENGTH = 128
const MAX_EMAIL_LENGTH = 254

/** The fields of a login form. */
export const credentials = z.object({
  email: z.string().max(MAX_EMAIL_LENGTH).transform(normaliseEmail),
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
})
export type Credentials = z.infer<typeof credentials>
