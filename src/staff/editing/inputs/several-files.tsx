import type { View } from '../../../components/ui/view'
import type { FileField } from '../../../platform/fields/field'
import { accepted, uploadName } from './file-input'

interface SeveralFilesProps {
  view: View
  of: FileField['of']
  /** The name of the list or text to which the files are added. */
  name: string
}

/** An upload of several files at once, for a list that contains only files or a text with pictures. */
export function SeveralFiles({ view, of, name }: SeveralFilesProps) {
  const id = uploadName(name)
  return (
    <p className="field">
      <label htmlFor={id}>{view.t(`media.choose.several.${of}`)}</label>
      <input id={id} type="file" name={id} accept={accepted(of)} multiple />
    </p>
  )
}
