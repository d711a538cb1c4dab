import { z } from 'zod'
import {
  type Law,
  law,
  type Manager,
  type Property,
  pictureAt,
  pictureUrls,
  property,
  translated,
} from '../listing/property'
import { COUNTRY } from '../listing/region'
import { STATUS } from '../listing/status'

/** Homes that staff made have numbers from here on: no CRM counts so far. */
/** No CRM counts this far. */
export const FIRST_NUMBER = 90_000_001

/** True for a home that no CRM knows: it is edited whole. */
export function isHandMade(id: number): boolean {
  return id >= FIRST_NUMBER
}

/** The number of the next one; `last` is the highest that there is. */
export function nextNumber(last: number | null): number {
  return Math.max(FIRST_NUMBER, (last ?? 0) + 1)
}

const code = z.number().int().nullable().default(null)

/** A home as staff write it. */
export const handMade = property
  .pick({
    goal: true,
    status: true,
    typeDescription: true,
    street: true,
    houseNumber: true,
    boxNr: true,
    publishAddress: true,
    lat: true,
    lng: true,
    price: true,
    publishPrice: true,
    description: true,
    bedrooms: true,
    bathrooms: true,
    showerRooms: true,
    toilets: true,
    garages: true,
    parkings: true,
    hasGarden: true,
    hasTerrace: true,
    hasLift: true,
    hasFurnished: true,
    hasCellar: true,
    hasAttic: true,
    surfaceLiving: true,
    surfaceTotal: true,
    surfaceConstructed: true,
    surfaceGarden: true,
    surfaceTerrace: true,
    surfacePlot: true,
    constructionYear: true,
    energyPerformance: true,
    epcLabel: true,
    virtualTour: true,
    virtualTour2: true,
  })
  .extend({
    zip: z.string().regex(/^[1-9]\d{3}$/),
    city: translated,
    webId: code,
    conditionId: code,
    heating: code,
    law: law.partial().default({}),
    pictures: z.array(z.string()),
    managerId: z.number().int().nullable(),
  })
export type HandMade = z.infer<typeof handMade>

/** A colleague of whom visitors read who looks after a home. */
export interface Colleague extends Manager {
  id: number
}

/** A home as staff find it in their form. */
export function handMadeOf(record: Property, team: readonly Colleague[]): HandMade {
  const manager = team.find(({ email }) => email !== null && email === record.manager?.email)
  const pictures = pictureUrls(record)
  const { law: facts, ...rest } = record
  const told = Object.entries(facts).filter(([, value]) => value !== null)
  const given = { ...rest, pictures, law: Object.fromEntries(told), managerId: manager?.id ?? null }
  return handMade.parse(given)
}

/** The record of a home that staff wrote; `at` is the moment, Belgian local time. */
export function recordOf(
  before: Property,
  written: HandMade,
  team: readonly Colleague[],
  at: string,
): Property {
  const { managerId, pictures, law: told, ...facts } = written
  const colleague = team.find(({ id }) => id === managerId)
  const had = new Map(before.pictures.map((one) => [one.url, one]))
  return {
    ...before,
    ...facts,
    law: { ...NO_LAW, ...told },
    pictures: pictures.map((url) => had.get(url) ?? pictureAt(url)),
    manager: colleague ? managerOf(colleague) : null,
    lastChangedDate: at,
  }
}

function managerOf({ id, ...manager }: Colleague): Manager {
  return manager
}

const NO_LAW = Object.fromEntries(Object.keys(law.shape).map((name) => [name, null])) as Law

/** What a home begins with: nobody sees it before it is given a status. */
export function newRecord(
  id: number,
  given: Pick<HandMade, 'goal' | 'typeDescription' | 'webId' | 'zip' | 'city'>,
  at: string,
): Property {
  const blank = Object.fromEntries(Object.keys(property.shape).map((name) => [name, null]))
  const flags = ['hasGarden', 'hasTerrace', 'hasLift', 'hasFurnished', 'hasCellar', 'hasAttic']
  return property.parse({
    ...blank,
    ...Object.fromEntries(flags.map((name) => [name, false])),
    ...given,
    id,
    status: STATUS.inactive,
    countryId: COUNTRY.belgium,
    publishAddress: true,
    publishPrice: true,
    law: NO_LAW,
    pictures: [],
    divisions: [],
    documents: [],
    plans: undefined,
    createdDate: at,
    lastChangedDate: at,
  })
}
