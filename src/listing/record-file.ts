import type { Translated } from '../platform/format/lang'
import type { ListingDocument, Property } from './property'

/** The ID of the record's file. No document of the CRM has it. */
const RECORD_FILE_ID = 0

const NAME: Translated = {
  nl: 'Pandfiche',
  fr: 'Fiche du bien',
  en: 'Property sheet',
  de: 'Exposé',
}

/** Returns the documents of a property, with the file of its record first. */
export function documentsOf({
  recordFile,
  documents,
}: Pick<Property, 'recordFile' | 'documents'>): ListingDocument[] {
  if (!recordFile) return documents
  const fileName = recordFile.split(/[?#]/)[0]?.split('/').pop() ?? ''
  const sheet = { id: RECORD_FILE_ID, url: recordFile, fileName, comment: null }
  return [{ ...sheet, typeId: null, typeName: NAME }, ...documents]
}
