import { inArray } from 'drizzle-orm'
import type { Actor } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/db/db'
import { insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { labelOverride } from '../../../platform/db/schema-content'
import type { Translated } from '../../../platform/format/lang'
import { changeDocument, type TypedEditable } from '../../../site/revisions/documents'
import { changedLabels, type LabelList, labelList, listOfLabels, withLabel } from './label-list'

/** Returns the agency's texts by label, including those that are not public. */
export async function listLabels(db: Db): Promise<Map<string, Translated>> {
  const rows = await db.select().from(labelOverride)
  const overrides = new Map<string, Translated>()
  for (const { label, lang, text } of rows)
    overrides.set(label, { ...overrides.get(label), [lang]: text })
  return overrides
}

/** The agency's texts as one editable list with one history. */
export const editableLabels: TypedEditable<LabelList> = {
  key: { subjectType: 'label', subjectId: 'all' },
  actions: { publish: 'label.change', restore: 'label.restore' },
  parse(document) {
    const read = labelList.safeParse(document)
    return read.success ? read.data : null
  },
  read: readLabelList,
  async write(db, document) {
    const list = labelList.parse(document)
    const changed = changedLabels(await readLabelList(db), list)
    const rows = list.labels.filter(({ label }) => changed.includes(label))
    return [
      ...jsonChunks(changed).map((labels) =>
        db.delete(labelOverride).where(inArray(labelOverride.label, valuesOf(labels))),
      ),
      ...insertRows(db, labelOverride, rows),
    ]
  },
}

async function readLabelList(db: Db): Promise<LabelList> {
  return listOfLabels(await db.select().from(labelOverride))
}

/** Replaces the agency's texts of a label. A language without a text has no override. */
export function saveLabel(db: Db, label: string, texts: Translated, actor: Actor): Promise<void> {
  const auditEntry = { ...actor, action: 'label.change' as const, subjectId: label }
  return changeDocument(db, editableLabels, (list) => withLabel(list, label, texts), auditEntry)
}
