import type { View } from '../../../components/ui/view'
import { isStored } from '../../../listing/overrides/documents'
import type { Field, ListField } from '../../../platform/fields/field'
import { pick } from '../../../platform/format/lang'
import type { Reference } from '../../../staff/editing/edit-form'
import type { EditedListing } from '../edit-listing'
import { plansField } from './plan-fields'

/** The documents of a listing, which visitors get after they fill in its form. */
export const documentsField: ListField = {
  kind: 'list',
  name: 'documents',
  label: 'record.documents',
  item: 'record.document',
  help: 'record.documents.help',
  fields: [
    { kind: 'file', of: 'document', name: 'file', label: 'record.document.file', required: true },
    { kind: 'reference', of: ['documentKind'], name: 'kind', label: 'record.document.kind' },
    {
      kind: 'translated',
      name: 'name',
      label: 'record.document.name',
      help: 'record.document.name.help',
    },
  ],
}

/** Returns the section of a manual listing with its plans and documents. */
export function filesFields(isOfProject: boolean): Field[] {
  return [plansField(isOfProject), documentsField].map((field) => ({
    ...field,
    section: 'record.files',
  }))
}

/** Returns the documents of the imported record, with which a removed one can be restored. */
export function recordDocuments({ source }: EditedListing, { t, lang }: View): Reference[] {
  return source.documents
    .filter(({ url }) => !isStored(url))
    .map(({ id, comment, typeName, fileName }) => {
      const name = pick(comment, lang) || pick(typeName, lang) || fileName || String(id)
      return { id: `crm:${id}`, name: t('record.document.crm', { name }) }
    })
}
