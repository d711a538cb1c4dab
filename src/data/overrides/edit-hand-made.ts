import { max } from 'drizzle-orm'
import {
  type Colleague,
  type HandMade,
  handMade,
  handMadeOf,
  newRecord,
  nextNumber,
  recordOf,
} from '../../domain/overrides/hand-made'
import type { Editable } from '../content/documents'
import { listTeam } from '../content/team'
import { type Db, runBatch } from '../db/db'
import { property } from '../db/schema'
import { localTime } from '../listings/listing-index'
import { auditRow, type Doer } from '../people/audit'
import { findListing, homeRows } from './edit-listing'

/** A home that no CRM knows, edited whole. */
export function editableHandMade(id: number): Editable {
  return {
    key: { noun: 'listing', nounId: String(id) },
    actions: { publish: 'listing.publish', restore: 'listing.restore' },
    parse(document) {
      const read = handMade.safeParse(document)
      return read.success ? read.data : null
    },
    async read(db) {
      const [found, team] = await Promise.all([findListing(db, 'property', id), listColleagues(db)])
      return found?.kind === 'property' ? handMadeOf(found.shown, team) : null
    },
    async write(db, document) {
      const [found, team] = await Promise.all([findListing(db, 'property', id), listColleagues(db)])
      if (found?.kind !== 'property') return []
      const at = localTime(new Date())
      const record = recordOf(found.shown, handMade.parse(document), team, at)
      return homeRows(db, { record, firstSeen: found.firstSeen })
    },
  }
}

/** Makes a home that nobody sees until it is given a status; answers its number. */
export async function createHandMade(
  db: Db,
  given: Pick<HandMade, 'goal' | 'typeDescription' | 'webId' | 'zip' | 'city'>,
  { by, now }: Doer,
): Promise<number> {
  const last = await db
    .select({ id: max(property.id) })
    .from(property)
    .get()
  const id = nextNumber(last?.id ?? null)
  const at = localTime(now)
  const data = newRecord(id, given, at)
  const { goal, status, zip } = data
  const dates = { firstSeenAt: at, updatedAt: at, wasPublished: false }
  await runBatch(db, [
    db.insert(property).values({ id, goal, status, zip, data, hash: '', ...dates }),
    auditRow(db, { by, now, action: 'listing.create', nounId: id }),
  ])
  return id
}

async function listColleagues(db: Db): Promise<Colleague[]> {
  const team = await listTeam(db)
  return team.map(({ id, name, photo, function: role, ipi, email, mobilePhone }) => ({
    id,
    name,
    photo,
    function: role,
    biv: ipi,
    email,
    mobile: mobilePhone,
  }))
}
