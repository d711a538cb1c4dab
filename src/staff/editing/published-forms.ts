import type { Db } from '../../platform/db/db'
import type { Entries } from '../../platform/fields/field'
import { readPublished } from '../../site/revisions/revisions'
import { publishedForms } from '../screens/translations/untranslated'
import type { Editor } from './edit-form'

/** Returns the form of the live document and of its earlier published versions, newest first. */
export async function publishedFormsOf(db: Db, editor: Editor): Promise<Entries[]> {
  const { editable, fields, open } = editor
  const past = await readPublished(db, editable.key)
  const part = (whole: object) => (editable.part ? editable.part.get(whole) : whole)
  return publishedForms({ fields, part }, [open.liveDocument, ...past])
}
