import { asc } from 'drizzle-orm'
import type { Db, Statement } from '../platform/db/db'
import { insertRows } from '../platform/db/insert-rows'
import { priceRange, propertyType } from '../platform/db/schema'
import { mapMarker, siteSetting, teamMember } from '../platform/db/schema-content'
import { GOAL } from '../platform/goal'
import type { Editable } from './revisions/documents'
import {
  type MapMarkers,
  type SearchChoices,
  type SettingsPart,
  settingsParts,
} from './settings-parts'
import { type SiteSettings, siteSettings } from './site'
import { listTeam } from './team'
import type { Team } from './team-document'

/** Returns the `Editable` of a part of the settings. */
export function editableSettings(part: SettingsPart): Editable {
  return {
    key: { subjectType: 'settings', subjectId: part },
    actions: { publish: 'settings.publish', restore: 'settings.restore' },
    parse(document) {
      const read = settingsParts[part].safeParse(document)
      return read.success ? read.data : null
    },
    read: (db) => readPart(db, part),
    write: (db, document) => partStatements(db, part, document),
  }
}

/** Returns a stored part of the settings, or null while no agency is loaded. */
async function readPart(db: Db, part: SettingsPart): Promise<unknown> {
  return (await readParts(db, [part])).get(part) ?? null
}

/** Returns some stored parts of the settings, or none while no agency is loaded. */
export async function readParts(
  db: Db,
  parts: readonly SettingsPart[],
): Promise<Map<SettingsPart, object>> {
  const row = await db.select().from(siteSetting).get()
  if (!row) return new Map()
  const settings = siteSettings.parse(row.data)
  return new Map(
    await Promise.all(
      parts.map(async (part): Promise<[SettingsPart, object]> => {
        const stored = { ...settings, ...(await ROWS[part]?.read(db)) }
        return [part, settingsParts[part].parse(stored)]
      }),
    ),
  )
}

/** Returns the statements that store a part, which its schema has validated. */
async function partStatements(db: Db, part: SettingsPart, document: object): Promise<Statement[]> {
  const row = await db.select().from(siteSetting).get()
  if (!row) return []
  const data = siteSettings.parse({ ...row.data, ...document })
  const rows = ROWS[part]?.write(db, document) ?? []
  return [db.update(siteSetting).set({ data }), ...rows]
}

/** Returns the stored settings with drafts in place of some parts. */
export function withParts(settings: SiteSettings, documents: unknown[]): SiteSettings {
  return siteSettings.parse(Object.assign({}, settings, ...documents))
}

interface PartRows {
  read(db: Db): Promise<object>
  write(db: Db, document: object): Statement[]
}

const ROWS: Partial<Record<SettingsPart, PartRows>> = {
  search: {
    read: readChoices,
    write: (db, document) => choiceRows(db, document as SearchChoices),
  },
  markers: {
    read: readMarkers,
    write: (db, document) => markerRows(db, document as MapMarkers),
  },
  team: {
    read: async (db) => ({ members: await listTeam(db) }),
    write: (db, document) => teamRows(db, document as Team),
  },
}

async function readChoices(db: Db): Promise<SearchChoices> {
  const [types, ranges] = await db.batch([
    db.select().from(propertyType).orderBy(asc(propertyType.sort), asc(propertyType.id)),
    db.select().from(priceRange).orderBy(asc(priceRange.price)),
  ])
  const steps = (goal: number) => {
    const pricesOf = (bound: 'min' | 'max') =>
      ranges.filter((row) => row.goal === goal && row.bound === bound).map(({ price }) => price)
    return { min: pricesOf('min'), max: pricesOf('max') }
  }
  return {
    propertyTypes: types
      .filter(({ parentId }) => parentId === null)
      .map(({ webId, name }) => ({
        webId,
        name,
        subs: types
          .filter((sub) => sub.parentId === webId)
          .map((sub) => ({ id: sub.id, name: sub.name })),
      })),
    priceRanges: { sale: steps(GOAL.sale), rent: steps(GOAL.rent) },
  }
}

function choiceRows(db: Db, { propertyTypes, priceRanges }: SearchChoices): Statement[] {
  const types = propertyTypes.flatMap(({ webId, name, subs }, sort) => [
    { id: webId, webId, parentId: null, name, sort },
    ...subs.map((sub, place) => ({ ...sub, webId, parentId: webId, sort: place })),
  ])
  const prices = [
    { goal: GOAL.sale, steps: priceRanges.sale },
    { goal: GOAL.rent, steps: priceRanges.rent },
  ].flatMap(({ goal, steps }) =>
    (['min', 'max'] as const).flatMap((bound) =>
      [...new Set(steps[bound])].map((price) => ({ goal, bound, price })),
    ),
  )
  return [
    db.delete(propertyType),
    ...insertRows(db, propertyType, types),
    db.delete(priceRange),
    ...insertRows(db, priceRange, prices),
  ]
}

async function readMarkers(db: Db): Promise<MapMarkers> {
  const rows = await db.select().from(mapMarker).orderBy(asc(mapMarker.id))
  return { markers: rows.map(({ id, ...marker }) => marker) }
}

function markerRows(db: Db, { markers }: MapMarkers): Statement[] {
  const rows = markers.map((marker, at) => ({ id: at + 1, ...marker }))
  return [db.delete(mapMarker), ...insertRows(db, mapMarker, rows)]
}

function teamRows(db: Db, { members }: Team): Statement[] {
  const rows = members.map((member, sort) => ({ ...member, sort }))
  return [db.delete(teamMember), ...insertRows(db, teamMember, rows)]
}
