import { and, asc, eq, isNull } from 'drizzle-orm'
import { STATUS } from '../listing/status'
import { auditRows } from '../platform/audit/audit'
import { type Db, runBatch } from '../platform/db/db'
import { insertRows } from '../platform/db/insert-rows'
import { property } from '../platform/db/schema'
import { embedVisit, propertyVisit } from '../platform/db/schema-history'
import { lead } from '../platform/db/schema-leads'
import { brusselsDay } from '../platform/format/local-time'
import { daysAfter, daysBefore } from '../platform/format/time-before'

const DAYS = 90
const MAX_PROPERTIES = 200
const HOUR_MS = 3_600_000
/** The offices of the demo in Brussels and Namur by the first digit of a postcode. The others are of Ghent. */
const OFFICES: Record<string, number> = { 1: 2, 4: 3, 5: 3, 6: 3, 7: 3 }
/** The share of the usual visits on each day of the week, from Sunday. */
const WEEK = [1.25, 0.95, 0.9, 0.9, 0.95, 0.85, 1.2]
const PEOPLE = [
  ['Emma', 'Goossens', 'nl', 'Is de tuin op het zuiden gericht?'],
  ['Lucas', 'Lambert', 'fr', 'Les charges sont-elles comprises dans le prix ?'],
  ['Marie', 'Willems', 'nl', 'Wanneer is het pand vrij?'],
  ['Hannah', 'Schmitz', 'de', 'Gibt es einen Stellplatz in der Nähe?'],
  ['Arthur', 'Jacobs', 'nl', 'Zijn er plannen van de verbouwing?'],
  ['Chloé', 'Dumont', 'fr', 'Pouvez-vous m’envoyer le plan du rez-de-chaussée ?'],
  ['Oliver', 'Price', 'en', 'How old is the heating system?'],
] as const
const REFERRERS = [
  'https://www.google.com/',
  '',
  'https://www.immoweb.be/',
  'https://www.facebook.com/',
] as const
/** The site that the settings of the demo allow to show listings. */
const PARTNER = 'partner.example'
/** The statuses of the leads of the last weeks, and of older ones. */
const RECENT_DAYS = 14
const RECENT_STATUSES = ['answered', 'visit', 'won'] as const
const OLDER_STATUSES = ['won', 'won', 'lost'] as const

/**
 * Adds views of properties and visits from a partner's site on each of the last 90 days to the demo, and leads that were
 * answered.
 */
export async function addDemoFigures(db: Db, now: Date, accountId: number): Promise<void> {
  const properties = await db
    .select({ id: property.id, zip: property.zip })
    .from(property)
    .where(and(eq(property.status, STATUS.active), isNull(property.deletedAt)))
    .orderBy(asc(property.id))
    .limit(MAX_PROPERTIES)
  const days = Array.from({ length: DAYS }, (_, ago) => daysBefore(now, ago))
  const today = brusselsDay(now)
  const visits = days.flatMap((_, ago) => {
    const day = daysAfter(today, -ago)
    const share = WEEK[new Date(day).getUTCDay()] ?? 1
    return properties.flatMap(({ id }, rank) => {
      const usual = 14 / (1 + (rank % 12)) + (DAYS - ago) / 45
      const count = Math.round(usual * share * (0.5 + noise(id + ago * 7)))
      return count > 0 ? [{ propertyId: id, day, visits: count }] : []
    })
  })
  const arrivals = days.map((_, ago) => ({
    host: PARTNER,
    day: daysAfter(today, -ago),
    visits: Math.round(1 + 5 * noise(ago)),
  }))
  const leads = days.slice(1).flatMap((date, index) => leadsOfDay(date, index, properties))
  await runBatch(db, [
    ...insertRows(db, propertyVisit, visits),
    ...insertRows(db, embedVisit, arrivals),
    ...insertRows(db, lead, leads),
    ...auditRows(
      db,
      leads.map(({ id, status, createdAt }, index) => ({
        by: accountId,
        now: new Date(Date.parse(createdAt) + (0.2 + 30 * noise(index) ** 3) * HOUR_MS),
        action: 'lead.change' as const,
        subjectId: id,
        detail: { status },
      })),
    ),
  ])
}

function leadsOfDay(
  date: Date,
  index: number,
  properties: readonly Pick<typeof property.$inferSelect, 'id' | 'zip'>[],
): (typeof lead.$inferInsert)[] {
  const count = Math.floor(noise(index) * 3)
  return Array.from({ length: count }, (_, item) => {
    const number = index * 3 + item
    const [FirstName, Name, lang, question] = pickFrom(PEOPLE, number)
    const subject = pickFrom(properties, Math.floor(noise(number) * properties.length))
    const createdAt = new Date(date.getTime() - Math.floor(noise(number + 1) * 8) * HOUR_MS)
    return {
      id: `demo-${number}`,
      kind: 'property-info',
      lang,
      createdAt: createdAt.toISOString(),
      data: {
        FirstName,
        Name,
        Email: `${FirstName}.${Name}@example.com`.toLowerCase().replace('é', 'e'),
        PhoneNumber: '',
        Subject: '',
        Content: question,
        IsReceivedEmail: false,
      },
      extra: {},
      propertyId: subject.id,
      referrer: pickFrom(REFERRERS, number),
      campaign: '',
      contentHash: `demo-${number}`,
      readAt: createdAt.toISOString(),
      status: pickFrom(index < RECENT_DAYS ? RECENT_STATUSES : OLDER_STATUSES, number),
      officeId: OFFICES[subject.zip.charAt(0)] ?? 1,
    }
  })
}

function pickFrom<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

/** Returns a number from 0 to 1 that looks random and is the same at each call. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453
  return value - Math.floor(value)
}
