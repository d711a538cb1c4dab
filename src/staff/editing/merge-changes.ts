import { entriesOf } from '../../platform/fields/entries-of'
import type { Entries, Field } from '../../platform/fields/field'
import { KEEP_PREFIX } from './conflict-panel'

/** Returns the posted form. Fields for which the account chose the other person's version have that version. */
export function withChosenVersions(
  fields: readonly Field[],
  sent: Entries,
  theirs: unknown,
): Entries {
  const theirNames = Object.entries(sent).flatMap(([name, side]) =>
    name.startsWith(KEEP_PREFIX) && side === 'theirs' ? name.slice(KEEP_PREFIX.length) : [],
  )
  const formEntries = Object.entries(sent).filter(([name]) => !name.startsWith(KEEP_PREFIX))
  if (theirNames.length === 0) return Object.fromEntries(formEntries)
  const isTheirs = (name: string) =>
    theirNames.some((fieldName) => name === fieldName || name.startsWith(`${fieldName}.`))
  const ownEntries = formEntries.filter(([name]) => !isTheirs(name))
  const theirEntries = Object.entries(entriesOf(fields, theirs)).filter(([name]) => isTheirs(name))
  return Object.fromEntries([...ownEntries, ...theirEntries])
}
