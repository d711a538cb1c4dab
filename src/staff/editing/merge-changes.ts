import { entriesOf } from '../../platform/fields/entries-of'
import type { Entries, Field } from '../../platform/fields/field'
import { KEEP_PREFIX } from './conflict-panel'

/** Returns the posted form. Fields for which the account chose the other person's version have that version. */
export function withChosenVersions(
  fields: readonly Field[],
  sent: Entries,
  theirs: unknown,
): Entries {
  const chosen = Object.entries(sent).flatMap(([name, side]) =>
    name.startsWith(KEEP_PREFIX) && side === 'theirs' ? name.slice(KEEP_PREFIX.length) : [],
  )
  const own = Object.entries(sent).filter(([name]) => !name.startsWith(KEEP_PREFIX))
  if (chosen.length === 0) return Object.fromEntries(own)
  const isChosen = (name: string) =>
    chosen.some((one) => name === one || name.startsWith(`${one}.`))
  const kept = own.filter(([name]) => !isChosen(name))
  const taken = Object.entries(entriesOf(fields, theirs)).filter(([name]) => isChosen(name))
  return Object.fromEntries([...kept, ...taken])
}
