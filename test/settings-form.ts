import { PARTS } from '../src/features/settings/staff/parts'
import { entriesOf } from '../src/platform/fields/entries-of'
import type { Entries } from '../src/platform/fields/field'
import { openDocument } from '../src/site/revisions/documents'
import type { SettingsPart } from '../src/site/settings-parts'
import { editableSettings } from '../src/site/stored-settings-parts'
import { db } from './agency'

/** The form of a part as it is shown now. */
export async function formOf(part: SettingsPart): Promise<Entries> {
  const open = await openDocument(db, editableSettings(part))
  return { ...entriesOf(PARTS[part].fields, open?.document), base: open?.base ?? '' }
}
