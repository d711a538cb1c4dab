import { createManualListings } from '../features/listings/edit-manual-listing'
import { manualListingOf, newRecord } from '../listing/overrides/manual-listing'
import { localTime } from '../listing/queries/listing-index'
import { STATUS } from '../listing/status'
import type { Db } from '../platform/db/db'
import { earlyAccess } from '../platform/db/schema-overrides'
import { brusselsDay, momentOf } from '../platform/format/local-time'
import { GOAL } from '../platform/goal'

const EARLY_MS = 72 * 3_600_000
const HOUSE = 1

/** Adds a property made by staff to the demo that is public in three days. */
export async function addDemoEarlyListing(db: Db, now: Date, accountId: number): Promise<void> {
  const given = {
    goal: GOAL.sale,
    webId: HOUSE,
    zip: '9000',
    city: { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' },
    typeDescription: {
      nl: 'Herenhuis met stadstuin',
      fr: 'Maison de maître avec jardin de ville',
      en: 'Town house with a city garden',
      de: 'Stadthaus mit Stadtgarten',
    },
    street: { nl: 'Sint-Pietersnieuwstraat' },
    houseNumber: '164',
    price: 720_000,
    bedrooms: 5,
    bathrooms: 2,
    hasGarden: true,
    surfaceLiving: 260,
    surfaceGarden: 65,
    constructionYear: 1888,
    energyPerformance: 210,
    epcLabel: 'C',
    lat: 51.0474,
    lng: 3.7189,
  }
  const document = {
    ...manualListingOf(newRecord(1, given, localTime(now)), []),
    status: STATUS.active,
    pictures: ['/images/demo/home-410161-960.jpg', '/images/demo/home-410161-rear-960.jpg'],
  }
  const actor = { by: accountId, now }
  const [id = 0] = await createManualListings(db, [{ document, isPublished: true }], actor)
  const agreedAt = now.getTime()
  const day = brusselsDay(new Date(agreedAt + EARLY_MS))
  const publicFrom = momentOf(`${day}T09:00`)?.getTime() ?? agreedAt + EARLY_MS
  await db.insert(earlyAccess).values({ id, publicFrom, agreedBy: accountId, agreedAt })
}
