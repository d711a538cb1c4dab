import type { Context } from 'hono'
import { loadReferences } from '../../../components/module/links'
import type { AppEnv } from '../../../env'
import type { Entries, Field } from '../../../platform/fields/field'
import { leavesOf } from '../../../platform/fields/leaf-fields'
import { DEFAULT_LANG, LANGS } from '../../../platform/format/lang'
import { referencesIn, referenceText } from '../../../platform/references/references'

/** Returns the references in the texts of a form that visitors cannot open, because the target is hidden or deleted. */
export async function deadLinks(
  c: Context<AppEnv>,
  fields: readonly Field[],
  entries: Entries,
): Promise<ReadonlySet<string>> {
  const references = leavesOf(fields, entries)
    .filter(({ field }) => field.kind === 'translated' && field.rich)
    .flatMap(({ name }) => LANGS.flatMap((lang) => referencesIn(entries[`${name}.${lang}`] ?? '')))
  // Bypasses the cache, to read the current state.
  const cache = { ...c.get('cache'), preview: true, drafts: false }
  const { addressOf } = await loadReferences(
    { db: c.get('db'), cache },
    c.get('content').site,
    references,
  )
  const broken = references.filter((reference) => addressOf(reference, DEFAULT_LANG) === null)
  return new Set(broken.map(referenceText))
}
