import { z } from 'zod'
import { countryCode, inCountry, type WithCountry } from '../../platform/geo/belgian-region'
import { enteredOpenHouses, nextOpenHouses } from '../open-house'
import { originsOf, type Project, pictureOrigins, pictureUrls, plans, project } from '../property'
import { editedDocuments, staffDocuments } from './documents'
import {
  coordinates,
  managerIdOf,
  placeWritten,
  type StaffMember,
  staffParts,
  writtenPlace,
} from './manual-parts'

/** A new-build project that staff entered manually. */
export const manualProject = project
  .pick({
    published: true,
    name: true,
    description: true,
    street: true,
    houseNumber: true,
    boxNr: true,
    publishAddress: true,
    lat: true,
    lng: true,
    virtualTour: true,
    virtualTour2: true,
  })
  .extend({
    ...writtenPlace,
    ...coordinates,
    deliveryYear: z.number().int().min(1900).max(2200).nullable(),
    pictures: z.array(z.string()),
    origins: pictureOrigins.default([]),
    plans: plans.default([]),
    documents: staffDocuments.default([]),
    managerId: z.number().int().nullable(),
    openHouses: enteredOpenHouses,
    archived: z.boolean().default(false),
  })
export type ManualProject = z.infer<typeof manualProject>

export function manualProjectOf(record: Project, team: readonly StaffMember[]): ManualProject {
  return manualProject.parse({
    ...record,
    country: countryCode(record),
    pictures: pictureUrls(record),
    origins: originsOf(record),
    documents: editedDocuments(record.documents),
    managerId: managerIdOf(record, team),
  })
}

/** Returns the record of a manually entered project. `at` is Belgian local time. */
export function projectRecordOf(
  before: Project,
  written: ManualProject,
  team: readonly StaffMember[],
  at: string,
): Project {
  const { managerId: _id, pictures: _urls, origins: _origins, plans: _plans, ...others } = written
  const { openHouses, archived, ...facts } = others
  const { plans: _before, openHouses: _openHouses, archived: _archived, ...rest } = before
  return {
    ...rest,
    ...facts,
    ...placeWritten(written),
    ...staffParts(before, written, team),
    ...nextOpenHouses(openHouses, at.slice(0, 10)),
    ...(archived && !written.published && { archived }),
  }
}

/** Returns the initial record of a project. It is not public before staff publish it. */
export function newProject(
  id: number,
  given: Pick<Project, 'name' | 'zip' | 'city'> & Partial<WithCountry>,
  at: string,
): Project {
  const blank = Object.fromEntries(Object.keys(project.shape).map((name) => [name, null]))
  return project.parse({
    ...blank,
    ...inCountry('BE'),
    ...given,
    id,
    publishAddress: true,
    published: false,
    pictures: [],
    documents: [],
    plans: undefined,
    openHouses: undefined,
    archived: undefined,
    createdDate: at,
  })
}
