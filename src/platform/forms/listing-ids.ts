import { z } from 'zod'
import type { FormKind } from './form-kind'
import { listingContact } from './listing-contact'
import type { RawForm } from './raw-form'

const ids = z.object({
  ObjectID: listingContact.ObjectID.catch(undefined),
  ProjectIDs: listingContact.ProjectIDs.catch([]),
  IsProject: listingContact.IsProject,
})

/** Returns the property or project of a form, according to its fields. */
export function listingIds(
  kind: FormKind,
  raw: RawForm,
): { propertyId: number | null; projectId: number | null } {
  const { ObjectID, ProjectIDs, IsProject } = ids.parse(raw)
  const projectId = ProjectIDs[0] ?? null
  if (!IsProject && kind !== 'project-contact') {
    return { propertyId: ObjectID ?? null, projectId }
  }
  return { propertyId: null, projectId: projectId ?? ObjectID ?? null }
}
