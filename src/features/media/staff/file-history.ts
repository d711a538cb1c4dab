import type { View } from '../../../components/ui/view'
import type { Field } from '../../../platform/fields/field'
import { titleOf } from '../../../site/media/library-file'
import type { LibraryFile } from '../../../site/media/queries'
import { differencesOf } from '../../../staff/editing/differences'
import { formWithoutReferences, type History } from '../../../staff/editing/edit-form'
import { STAFF } from '../../../urls'
import { editableFile } from '../edit-files'
import { type FileDocument, fileDocument, restoredFile } from '../file-document'
import { DESCRIPTION } from './description'
import { DEFAULT_FOCAL_POINT } from './focus-form'

const FIELDS: Field[] = [
  ...DESCRIPTION.fields,
  { kind: 'text', name: 'focus', label: 'media.focus' },
  { kind: 'text', name: 'file', label: 'media.history.file' },
]

/**
 * Returns the history of a file's description, from which a revision can be restored. Earlier versions of the file
 * itself are not stored.
 */
export function fileHistory({ t, lang }: View, file: LibraryFile): History {
  const fileAddress = `${STAFF.media}/${file.id}`
  return {
    editable: {
      ...editableFile(file.id),
      mergeForRestore: (past, live) =>
        restoredFile(fileDocument.parse(past), fileDocument.parse(live)),
    },
    title: titleOf(file, lang),
    editorAddress: fileAddress,
    address: `${fileAddress}/history`,
    form: formWithoutReferences,
    differences(before, after) {
      const [oldDocument, newDocument] = [fileDocument.parse(before), fileDocument.parse(after)]
      const isReplaced = oldDocument.file.mark !== newDocument.file.mark
      const { name } = oldDocument.file
      const oldFileText = isReplaced ? t('media.history.replaced', { name }) : name
      return differencesOf(
        FIELDS,
        fieldValues(oldDocument, oldFileText),
        fieldValues(newDocument, newDocument.file.name),
      )
    },
  }
}

function fieldValues({ focus, ...document }: FileDocument, file: string) {
  const { x, y } = focus ?? DEFAULT_FOCAL_POINT
  return { ...document, focus: `${x} % / ${y} %`, file }
}
