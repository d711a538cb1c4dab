import { z } from 'zod'
import type { ManagerNames } from '../../listing/manager'
import type { Lang } from '../format/lang'
import { cleanEmail } from '../format/text'

/** The roles of staff members. `rights.ts` defines the rights of each. */
export const STAFF_ROLES = ['agent', 'editor', 'office', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** The roles that the first release does not know. It treats them as editors. */
const PRESETS = ['agent', 'office'] as const
export type Preset = (typeof PRESETS)[number]

/** The roles of accounts. Owners see only their own listings. */
export type Role = 'owner' | StaffRole

/** The two realms. Each has a separate session cookie, and a session of one is not valid in the other. */
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

/** The staff member who views the site, with the facts that determine their rights to edit. */
export interface StaffMember {
  role: Role
  /** The names that identify them as the manager of a listing. */
  known: ManagerNames
}

const MAX_EMAIL_LENGTH = 254

/** Returns the canonical form of an e-mail address. An address has only one account. */
export function normaliseEmail(email: string): string {
  return cleanEmail(email).toLowerCase()
}

/** The e-mail address of a person in a form of staff or a command, in its canonical form. */
export const emailAddress = z
  .string()
  .transform(normaliseEmail)
  .pipe(z.email().max(MAX_EMAIL_LENGTH))

/** The minimum number of characters of a new password. */
export const SHORTEST_PASSWORD: Record<Realm, number> = { owner: 8, staff: 12 }
/** Longer passwords are refused before hashing, which limits the CPU time of a login. */
export const MAX_PASSWORD_LENGTH = 128

/** The fields of a login form. */
export const credentials = z.object({
  email: z.string().max(MAX_EMAIL_LENGTH).transform(normaliseEmail),
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
})
export type Credentials = z.infer<typeof credentials>
