import type { Field, FileField } from './field'

export interface FileList {
  /** The name of the list in the form. */
  name: string
  /** The only field of its items. */
  file: FileField
}

/** Returns the lists of a form whose items contain only a file. Several files can be uploaded to them at once. */
export function fileListsOf(fields: readonly Field[], prefix = ''): FileList[] {
  return fields.flatMap((field): FileList[] => {
    const name = prefix + field.name
    if (field.kind === 'group') return fileListsOf(field.fields, `${name}.`)
    const file = fileOf(field)
    return file ? [{ name, file }] : []
  })
}

/** Returns the only field of a list's items if it is a file, or null if the list has other fields or can't grow. */
export function fileOf(field: Field): FileField | null {
  if (field.kind !== 'list' || field.fixed) return null
  const [file, ...others] = field.fields
  return file?.kind === 'file' && others.length === 0 ? file : null
}
