import type { Context } from 'hono'
import { lookUp } from '../../../components/module/links'
import type { AppEnv } from '../../../env'
import type { Entries, Field } from '../../../platform/fields/field'
import { leavesOf } from '../../../platform/fields/leaf-fields'
import { DEFAULT_LANG, LANGS } from '../../../platform/format/lang'
import { referencesIn, referenceText } from '../../../platform/references/references'

/** What the texts of a form lead to and visitors can't open: it is hidden or gone. */
export async function deadLinks(
  c: Context<AppEnv>,
  fields: readonly Field[],
  entries: Entries,
): Promise<ReadonlySet<string>> {
  const references = leavesOf(fields, entries)
    .filter(({ field }) => field.kind === 'translated' && field.rich)
    .flatMap(({ name }) => LANGS.flatMap((lang) => referencesIn(entries[`${name}.${lang}`] ?? '')))
  // As things are now, not as they were kept a while ago.
  const cache = { ...c.get('cache'), preview: true, drafts: false }
  const { addressOf } = await lookUp({ db: c.get('db'), cache }, c.get('content').site, references)
  const dead = references.filter((reference) => addressOf(reference, DEFAULT_LANG) === null)
  return new Set(dead.map(referenceText))
}
