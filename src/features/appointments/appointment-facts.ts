import { and, eq, isNull } from 'drizzle-orm'
import type { Project, Property } from '../../listing/property'
import { earlyUntil } from '../../listing/queries/early-access'
import { findProject, findProperty } from '../../listing/queries/listings'
import { availability } from '../../listing/status'
import type { Db } from '../../platform/db/db'
import { teamMember } from '../../platform/db/schema-content'
import { account } from '../../platform/db/schema-people'
import { type Lang, pick } from '../../platform/format/lang'
import { projectPath, propertyPath } from '../../urls'
import type { Appointment } from './appointment'

/** The person who receives the visitor. */
export interface Agent {
  name: string
  email: string
  phone: string | null
  lang: Lang
}

/** The listing of an appointment as stored, hidden facts included. */
export type AppointmentListing =
  | { kind: 'property'; record: Property; isEarly: boolean }
  | { kind: 'project'; record: Project }

/** Returns the agent of an appointment, or null if there is none who can log in. */
export async function findAgent(
  db: Db,
  { agentId }: Pick<Appointment, 'agentId'>,
): Promise<Agent | null> {
  if (agentId === null) return null
  const { name, email, lang } = account
  const row = await db
    .select({ name, email, lang, direct: teamMember.directPhone, mobile: teamMember.mobilePhone })
    .from(account)
    .leftJoin(teamMember, eq(teamMember.id, account.memberId))
    .where(and(eq(account.id, agentId), isNull(account.disabledAt)))
    .get()
  return row
    ? { name: row.name, email: row.email, lang: row.lang, phone: row.mobile ?? row.direct }
    : null
}

/** Returns the listing of an appointment, or null if it has none, or not any more. */
export async function findAppointmentListing(
  db: Db,
  { propertyId, projectId }: Pick<Appointment, 'propertyId' | 'projectId'>,
): Promise<AppointmentListing | null> {
  const property = propertyId === null ? null : await findProperty(db, propertyId)
  if (property && property !== 'gone') {
    const isEarly = (await earlyUntil(db, property.id)) !== null
    return { kind: 'property', record: property, isEarly }
  }
  const project = projectId === null ? null : await findProject(db, projectId)
  return project && project !== 'gone' ? { kind: 'project', record: project } : null
}

export function listingName(listing: AppointmentListing | null, lang: Lang): string {
  if (!listing) return ''
  return pick(
    listing.kind === 'project' ? listing.record.name : listing.record.typeDescription,
    lang,
  )
}

/** Returns the path of a listing's page, or null if it is not on the market or not public yet. */
export function listingPath(listing: AppointmentListing | null, lang: Lang): string | null {
  if (!listing) return null
  const { kind, record } = listing
  if (kind === 'project') return record.published ? projectPath(lang, record.id) : null
  const isPublic = availability(record) === 'on-market' && !listing.isEarly
  return isPublic ? propertyPath(lang, record.id) : null
}
