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
  type pictureOrigins,
  translated,
  withOrigins,
} from '../property'
import { documentIds, type StaffDocument, withDocuments } from './documents'

/** Returns a schema for a code that `read` finds in the text of staff. The usual code becomes null. */
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

/** The location of a listing as staff enter it. The country is a code or any name; null is Belgium. */
export const writtenPlace = {
  country: isoCode('country', readCountry, 'BE'),
  zip: z.string().trim().toUpperCase().max(10),
  city: translated,
}

/** Latitude and longitude in degrees. */
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

/** Returns true for a valid postcode of the country. Only those of Belgium and Luxembourg are checked. */
export function isPostcode(written: WrittenPlace): boolean {
  const { zip, countryId } = placeWritten(written)
  if (!hasRegions(countryId)) return true
  return countryId === COUNTRY.belgium ? /^[1-9]\d{3}$/.test(zip) : LUXEMBOURG_ZIP.test(zip)
}

/** A staff member whom visitors see as the manager of a listing. */
export interface StaffMember extends Manager {
  id: number
}

/** The fields that forms of properties and projects represent differently than their records. */
interface Written {
  pictures: readonly string[]
  origins: z.infer<typeof pictureOrigins>
  plans: Plan[]
  documents: StaffDocument[]
  managerId: number | null
}

type Parts = Pick<Property & Project, 'pictures' | 'plans' | 'documents' | 'manager'>

export function staffParts(
  before: Pick<Parts, 'pictures' | 'documents'>,
  { pictures, origins, plans, documents, managerId }: Written,
  team: readonly StaffMember[],
): Parts {
  const staffMember = team.find(({ id }) => id === managerId)
  const previousPictures = new Map(
    before.pictures.map(({ origin: _, original: _original, ...picture }) => [picture.url, picture]),
  )
  const current = pictures.map((url) => previousPictures.get(url) ?? pictureAt(url))
  return {
    pictures: withOrigins(current, origins),
    ...(plans.length > 0 && { plans }),
    documents: withDocuments(before.documents, documents, documentIds(before)),
    manager: staffMember ? managerOf(staffMember) : null,
  }
}

/**
 * Returns the ID of the staff member who manages a listing, or null. The record contains the name and address at the
 * time it was saved. Several staff members may share an address, and addresses may have changed since.
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
