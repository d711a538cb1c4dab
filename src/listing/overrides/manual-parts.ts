import { z } from 'zod'
import { readCountry } from '../../platform/format/iso-codes'
import {
  COUNTRY,
  hasRegions,
  inCountry,
  LUXEMBOURG_ZIP,
  postcodeOf,
} from '../../platform/geo/belgian-region'
import {
  type Manager,
  type Plan,
  type Project,
  type Property,
  pictureAt,
  translated,
} from '../property'
import { documentIds, type StaffDocument, withDocuments } from './documents'

/** No CRM counts this far. */
export const FIRST_NUMBER = 90_000_001

/** True for a home or project that no CRM knows: it is edited whole. */
export function isHandMade(id: number): boolean {
  return id >= FIRST_NUMBER
}

/** The number of the next one; `last` is the highest that there is. */
export function nextNumber(last: number | null): number {
  return Math.max(FIRST_NUMBER, (last ?? 0) + 1)
}

/** A code that `read` finds in what staff write; null for the usual one. */
export function isoCode(
  name: 'country' | 'currency',
  read: (text: string) => string | null,
  usual: string,
) {
  return z
    .string()
    .transform((text, context) => {
      const code = read(text)
      if (code === null) context.addIssue(`${text} is not a known ${name}`)
      return code === usual ? null : code
    })
    .nullable()
    .default(null)
}

/** Where a listing stands as staff write it: the code, or any name, of a country, null for Belgium. */
export const writtenPlace = {
  country: isoCode('country', readCountry, 'BE'),
  zip: z.string().trim().toUpperCase().max(10),
  city: translated,
}

/** Degrees north and east. */
export const coordinates = {
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
}

interface WrittenPlace {
  country?: string | null
  zip: string
}

/** Returns the record's country and postcode. */
export function placeWritten(
  written: WrittenPlace,
): ReturnType<typeof inCountry> & { zip: string } {
  const place = inCountry(written.country ?? 'BE')
  return { ...place, zip: postcodeOf(written.zip, place.countryId) }
}

/** Returns true for a postcode of the country; those of Belgium and Luxembourg alone are checked. */
export function isPostcode(written: WrittenPlace): boolean {
  const { zip, countryId } = placeWritten(written)
  if (!hasRegions(countryId)) return true
  return countryId === COUNTRY.belgium ? /^[1-9]\d{3}$/.test(zip) : LUXEMBOURG_ZIP.test(zip)
}

/** A colleague of whom visitors read who looks after a home. */
export interface StaffMember extends Manager {
  id: number
}

/** What forms tell of a home and of a project in other words than their records do. */
interface Written {
  pictures: readonly string[]
  plans: Plan[]
  documents: StaffDocument[]
  managerId: number | null
}

type Parts = Pick<Property & Project, 'pictures' | 'plans' | 'documents' | 'manager'>

/** Those parts of a record that staff wrote. */
export function ownParts(
  before: Pick<Parts, 'pictures' | 'documents'>,
  { pictures, plans, documents, managerId }: Written,
  team: readonly StaffMember[],
): Parts {
  const colleague = team.find(({ id }) => id === managerId)
  const had = new Map(before.pictures.map((one) => [one.url, one]))
  return {
    pictures: pictures.map((url) => had.get(url) ?? pictureAt(url)),
    ...(plans.length > 0 && { plans }),
    documents: withDocuments(before.documents, documents, documentIds(before)),
    manager: colleague ? managerOf(colleague) : null,
  }
}

/**
 * Returns the id of the team member who manages a listing, or null if there is none. Its record contains the name and
 * the address of that time: several members may share an address, and one may have got another or none since.
 */
export function managerIdOf(
  { manager }: Pick<Parts, 'manager'>,
  team: readonly StaffMember[],
): number | null {
  if (!manager) return null
  const ofAddress = team.filter(({ email }) => email !== null && email === manager.email)
  const ofName = ({ name }: StaffMember) => name === manager.name
  return (ofAddress.find(ofName) ?? ofAddress[0] ?? team.find(ofName))?.id ?? null
}

function managerOf({ id: _id, ...manager }: StaffMember): Manager {
  return manager
}
