import { openDocument } from '../src/data/content/documents'
import { editableSettings } from '../src/data/content/settings-parts'
import type { SettingsPart } from '../src/domain/content/settings-parts'
import { entriesOf } from '../src/platform/fields/entries-of'
import type { Entries } from '../src/platform/fields/field'
import { PARTS } from '../src/routes/staff/settings/parts'
import { db } from './agency'

/** The form of a part as it is shown now. */
export async function formOf(part: SettingsPart): Promise<Entries> {
  const open = await openDocument(db, editableSettings(part))
  return { ...entriesOf(PARTS[part].fields, open?.document), base: open?.base ?? '' }
}
