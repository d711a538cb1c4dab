import type { Translated } from '../platform/format/lang'
import type { ListingDocument, Property } from './property'

/** No document of the CRM has it. */
const RECORD_FILE_ID = 0

const NAME: Translated = {
  nl: 'Pandfiche',
  fr: 'Fiche du bien',
  en: 'Property sheet',
  de: 'Exposé',
}

/** Returns a home's documents, its record's own sheet first among them. */
export function documentsOf({
  recordFile,
  documents,
}: Pick<Property, 'recordFile' | 'documents'>): ListingDocument[] {
  if (!recordFile) return documents
  const fileName = recordFile.split(/[?#]/)[0]?.split('/').pop() ?? ''
  const sheet = { id: RECORD_FILE_ID, url: recordFile, fileName, comment: null }
  return [{ ...sheet, typeId: null, typeName: NAME }, ...documents]
}
