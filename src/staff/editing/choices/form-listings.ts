import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import type { Entries, Field } from '../../../platform/fields/field'
import { type LeafField, leavesOf } from '../../../platform/fields/leaf-fields'
import type { OptionSearch } from '../../../platform/fields/search-select'
import { listingScopeOf } from '../../screens/listings/staff-listings'
import type { Difference } from '../differences'
import type { EditForm, Reference, References } from '../edit-form'
import { findHomes, findNamedListings } from './listings'
import { MAX_SHOWN_OPTIONS } from './offered'

interface Asked {
  entries: Entries
  sought: OptionSearch | undefined
  conflict: readonly Difference[]
}

type FormHomes = Required<Pick<EditForm, 'homes'>> & { references: References }

/**
 * Returns the listings for a form: the selected ones, some recent ones, and those that match the search. Returns none
 * if no field refers to listings.
 */
export async function listingsOfForm(
  c: Context<AppEnv>,
  fields: readonly Field[],
  { entries, sought, conflict }: Asked,
): Promise<FormHomes | null> {
  const leaves = leavesOf(fields, entries).filter(({ field }) => isOfHome(field))
  if (leaves.length === 0) return null
  const from = await fromOf(c)
  const isSearchedFor = leaves.some(({ name }) => name === sought?.name)
  const page = { page: 1, size: MAX_SHOWN_OPTIONS }
  const [recent, found, named] = await Promise.all([
    findHomes(from, { shown: 'market', q: '', ...page }),
    sought && isSearchedFor ? findHomes(from, { shown: 'homes', q: sought.words, ...page }) : null,
    findNamedListings(
      from,
      numbersOf([...leaves.map(({ name }) => entries[name] ?? ''), ...told(conflict)]),
    ),
  ])
  const known = [...named, ...recent.found, ...(found?.found ?? [])]
  const homes = {
    recent: recent.found.map(({ id }) => id),
    found: found && { ids: found.found.map(({ id }) => id), total: found.total },
  }
  return { homes, references: { home: eachOnce(known) } }
}

/** Returns the listings to which the values of differences refer. */
export async function listingsOfDifferences(
  c: Context<AppEnv>,
  differences: readonly Difference[],
): Promise<References> {
  const ids = numbersOf(told(differences))
  return ids.length > 0 ? { home: await findNamedListings(await fromOf(c), ids) } : {}
}

async function fromOf(c: Context<AppEnv>) {
  const db = c.get('db')
  return { db, view: c.get('view'), scope: await listingScopeOf(db, c.get('staffMember')) }
}

function isOfHome(field: LeafField): boolean {
  return field.kind === 'reference' && field.of[0] === 'home'
}

function told(differences: readonly Difference[]): string[] {
  return differences
    .flatMap(({ before, after }) => [before, after])
    .flatMap((one) => (one && 'reference' in one && one.of[0] === 'home' ? one.reference : []))
}

/** Returns the listing ids among the texts, without duplicates and limited to the number that a field offers. */
function numbersOf(texts: readonly string[]): number[] {
  const numbers = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number)
  return [...new Set(numbers)].slice(0, MAX_SHOWN_OPTIONS)
}

function eachOnce(homes: readonly Reference[]): Reference[] {
  return [...new Map(homes.map((home) => [home.id, home])).values()]
}
