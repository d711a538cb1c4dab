import { isOneOf } from '../../../platform/db/json-rows'
import { page } from '../../../platform/db/schema-content'
import { pageDocument } from '../../../site/page-document'
import type { DocumentKind } from '../../../staff/collections/document-kind'
import { STAFF } from '../../../urls'
import { editablePage } from '../edit-pages'
import { incompleteModules } from '../modules/incomplete-modules'
import { pageFields } from './page-fields'

export const pageKind: DocumentKind = {
  kind: 'page',
  path: STAFF.pages,
  right: 'content',
  nameText: 'staff.start.page',
  objectText: 'document.page',
  editable: (id) => editablePage(Number(id)),
  async readNames(db, ids) {
    const rows = await db
      .select({ id: page.id, params: page.params })
      .from(page)
      .where(isOneOf(page.id, ids))
    return new Map(rows.map(({ id, params }) => [String(id), params.title]))
  },
  withdrawn: (live) => ({ ...live, status: 'Draft' }),
  isRequired: (live) => pageDocument.parse(live).role === 'home',
  fieldsOf: () => pageFields,
  isComplete: (draft) => incompleteModules(pageDocument.parse(draft)).length === 0,
}
