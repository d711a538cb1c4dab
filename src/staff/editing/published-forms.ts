import type { Db } from '../../platform/db/db'
import { entriesOf } from '../../platform/fields/entries-of'
import type { Entries, Field } from '../../platform/fields/field'
import { readPublished } from '../../site/revisions/revisions'
import type { Editor } from './edit-form'

/** A form that edits the texts of a document or a section of it. */
export interface TextForm {
  fields: readonly Field[]
  /** Returns the section of a complete document that the form edits, or null if it has no such section. */
  part(whole: object): unknown
}

/** Returns the form of the live document and of its earlier published versions, newest first. */
export async function publishedFormsOf(db: Db, editor: Editor): Promise<Entries[]> {
  const { editable, fields, open } = editor
  const past = await readPublished(db, editable.key)
  const part = (whole: object) => (editable.part ? editable.part.get(whole) : whole)
  return publishedForms({ fields, part }, [open.liveDocument, ...past])
}

/** Returns a form's earlier versions from complete documents. Documents without the form's section are left out. */
export function publishedForms({ fields, part }: TextForm, wholes: readonly unknown[]): Entries[] {
  return wholes.flatMap((whole) => {
    const document = part(whole as object)
    return document === null ? [] : [entriesOf(fields, document)]
  })
}
