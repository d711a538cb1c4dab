import { z } from 'zod'
import { countryCode, type InCountry, inCountry } from '../../platform/geo/belgian-region'
import { type Project, pictureUrls, plans, project } from '../property'
import { editedDocuments, staffDocuments } from './documents'
import {
  coordinates,
  managerIdOf,
  ownParts,
  placeWritten,
  type StaffMember,
  writtenPlace,
} from './manual-parts'

/** A new-build project that staff entered manually. */
export const handMadeProject = project
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
    plans: plans.default([]),
    documents: staffDocuments.default([]),
    managerId: z.number().int().nullable(),
  })
export type HandMadeProject = z.infer<typeof handMadeProject>

/** Returns a project as the staff form shows it. */
export function handMadeProjectOf(record: Project, team: readonly StaffMember[]): HandMadeProject {
  return handMadeProject.parse({
    ...record,
    country: countryCode(record),
    pictures: pictureUrls(record),
    documents: editedDocuments(record.documents),
    managerId: managerIdOf(record, team),
  })
}

/** Returns the record of a manually entered project. */
export function projectRecordOf(
  before: Project,
  written: HandMadeProject,
  team: readonly StaffMember[],
): Project {
  const { managerId: _id, pictures: _urls, plans: _plans, ...facts } = written
  const { plans: _before, ...rest } = before
  return { ...rest, ...facts, ...placeWritten(written), ...ownParts(before, written, team) }
}

/** Returns the initial record of a project. It is not public before staff publish it. */
export function newProject(
  id: number,
  given: Pick<Project, 'name' | 'zip' | 'city'> & Partial<InCountry>,
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
    createdDate: at,
  })
}
