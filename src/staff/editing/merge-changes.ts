import { entriesOf } from '../../platform/fields/entries-of'
import type { Entries, Field } from '../../platform/fields/field'
import { KEEP_PREFIX } from './conflict-panel'

/** The maximum number of parts in the name of a field, such as `offices.0.street.nl`. */
const MAX_DEPTH = 12

/** Returns the posted form. Fields for which the account chose the other person's version have that version. */
export function withChosenVersions(
  fields: readonly Field[],
  sent: Entries,
  theirs: unknown,
): Entries {
  const theirNames = new Set(
    Object.entries(sent).flatMap(([name, side]) =>
      name.startsWith(KEEP_PREFIX) && side === 'theirs' ? name.slice(KEEP_PREFIX.length) : [],
    ),
  )
  const formEntries = Object.entries(sent).filter(([name]) => !name.startsWith(KEEP_PREFIX))
  if (theirNames.size === 0) return Object.fromEntries(formEntries)
  const isTheirs = (name: string) => {
    const path = name.split('.', MAX_DEPTH)
    return path.some((_, at) => theirNames.has(path.slice(0, at + 1).join('.')))
  }
  const ownEntries = formEntries.filter(([name]) => !isTheirs(name))
  const theirEntries = Object.entries(entriesOf(fields, theirs)).filter(([name]) => isTheirs(name))
  return Object.fromEntries([...ownEntries, ...theirEntries])
}
