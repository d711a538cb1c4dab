import type { View } from '../../../components/ui/view'
import type { FileField } from '../../../platform/fields/field'
import type { LabelKey } from '../../../platform/i18n'
import { accepted, uploadName } from './file-input'

interface SeveralFilesProps {
  view: View
  of: FileField['of']
  label: LabelKey
  /** The name of the list or text to which the files are added. */
  name: string
}

/** An upload of several files at once, for a list that contains only files or a text with pictures. */
export function SeveralFiles({ view, of, label, name }: SeveralFilesProps) {
  const id = uploadName(name)
  return (
    <p className="field">
      <label htmlFor={id}>{view.t(label)}</label>
      <input id={id} type="file" name={id} accept={accepted(of)} multiple />
    </p>
  )
}
