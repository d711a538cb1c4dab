import { eq } from 'drizzle-orm'
import type { Lang, Translated } from '../../domain/format/lang'
import { type Db, runBatch } from '../db/db'
import { labelOverride } from '../db/schema-content'
import { raiseVersion } from '../db/version'
import { auditRow, type Doer } from '../people/audit'

/** The agency's own texts by label; those that wait unseen too. */
export async function listLabels(db: Db): Promise<Map<string, Translated>> {
  const rows = await db.select().from(labelOverride)
  const own = new Map<string, Translated>()
  for (const { label, lang, text } of rows) own.set(label, { ...own.get(label), [lang]: text })
  return own
}

/**
 * Stores the agency's own texts of a label in the place of those before, none for a language without one, and
 * answers the version under which they are seen.
 */
export async function saveLabel(
  db: Db,
  label: string,
  texts: Translated,
  { by, now }: Doer,
): Promise<number> {
  const rows = Object.entries(texts).map(([lang, text]) => ({
    label,
    text,
    lang: lang as Lang,
    public: true,
  }))
  await runBatch(db, [
    db.delete(labelOverride).where(eq(labelOverride.label, label)),
    ...rows.map((row) => db.insert(labelOverride).values(row)),
    auditRow(db, { by, now, action: 'label.change', nounId: label }),
  ])
  return raiseVersion(db)
}
