import { isOneOf } from '../../../platform/db/json-rows'
import { image } from '../../../platform/db/schema-content'
import type { DocumentKind } from '../../../staff/collections/document-kind'
import { STAFF } from '../../../urls'
import { editableFile } from '../edit-files'
import { DESCRIPTION } from './description'

export const mediaKind: DocumentKind = {
  kind: 'media',
  path: STAFF.media,
  right: 'content',
  nameText: 'staff.start.media',
  editable: (id) => editableFile(Number(id)),
  async readNames(db, ids) {
    const rows = await db
      .select({ id: image.id, name: image.originalname })
      .from(image)
      .where(isOneOf(image.id, ids))
    return new Map(rows.map(({ id, name }) => [String(id), name]))
  },
  fieldsOf: () => DESCRIPTION.fields,
}
