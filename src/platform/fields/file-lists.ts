import type { Field, FileField } from './field'

export interface FileList {
  /** Its name in the form. */
  name: string
  /** The only field of its items. */
  file: FileField
}

/** Returns the lists of a form that hold files and nothing else: several can be sent at once. */
export function fileListsOf(fields: readonly Field[], prefix = ''): FileList[] {
  return fields.flatMap((field): FileList[] => {
    const name = prefix + field.name
    if (field.kind === 'group') return fileListsOf(field.fields, `${name}.`)
    const file = fileOf(field)
    return file ? [{ name, file }] : []
  })
}

/** Returns the file that is all of a list's items; null where they hold more, or the list can't grow. */
export function fileOf(field: Field): FileField | null {
  if (field.kind !== 'list' || field.fixed) return null
  const [file, ...others] = field.fields
  return file?.kind === 'file' && others.length === 0 ? file : null
}
