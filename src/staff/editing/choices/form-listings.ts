import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import type { Entries, Field } from '../../../platform/fields/field'
import { type LeafField, leavesOf } from '../../../platform/fields/leaf-fields'
import type { OptionSearch } from '../../../platform/fields/search-select'
import { listingScopeOf } from '../../listings/staff-listings'
import type { Difference } from '../differences'
import type { EditForm, Reference, References } from '../edit-form'
import { findListingOptions, findOptionsById } from './listings'
import { MAX_SHOWN_OPTIONS } from './offered'

interface FormState {
  entries: Entries
  search: OptionSearch | undefined
  conflict: readonly Difference[]
}

type FormListings = Required<Pick<EditForm, 'listings'>> & { references: References }

/**
 * Returns the listings for a form: the selected ones, some recent ones, and those that match the search. Returns none
 * if no field refers to listings.
 */
export async function listingsOfForm(
  c: Context<AppEnv>,
  fields: readonly Field[],
  { entries, search, conflict }: FormState,
): Promise<FormListings | null> {
  const leaves = leavesOf(fields, entries).filter(({ field }) => isListingField(field))
  if (leaves.length === 0) return null
  const context = await searchContext(c)
  const isListingSearch = leaves.some(({ name }) => name === search?.name)
  const page = { page: 1, size: MAX_SHOWN_OPTIONS }
  const [recent, results, referenced] = await Promise.all([
    findListingOptions(context, { filter: 'market', q: '', ...page }),
    search && isListingSearch
      ? findListingOptions(context, { filter: 'homes', q: search.words, ...page })
      : null,
    findOptionsById(
      context,
      numbersOf([
        ...leaves.map(({ name }) => entries[name] ?? ''),
        ...referencedListings(conflict),
      ]),
    ),
  ])
  const options = [...referenced, ...recent.options, ...(results?.options ?? [])]
  const listings = {
    recent: recent.options.map(({ id }) => id),
    results: results && { ids: results.options.map(({ id }) => id), total: results.total },
  }
  return { listings, references: { home: uniqueById(options) } }
}

/** Returns the listings to which the values of differences refer. */
export async function listingsOfDifferences(
  c: Context<AppEnv>,
  differences: readonly Difference[],
): Promise<References> {
  const ids = numbersOf(referencedListings(differences))
  return ids.length > 0 ? { home: await findOptionsById(await searchContext(c), ids) } : {}
}

async function searchContext(c: Context<AppEnv>) {
  const db = c.get('db')
  return { db, view: c.get('view'), scope: await listingScopeOf(db, c.get('staffMember')) }
}

function isListingField(field: LeafField): boolean {
  return field.kind === 'reference' && field.of[0] === 'home'
}

function referencedListings(differences: readonly Difference[]): string[] {
  return differences
    .flatMap(({ before, after }) => [before, after])
    .flatMap((value) =>
      value && 'reference' in value && value.of[0] === 'home' ? value.reference : [],
    )
}

/** Returns the listing ids among the texts, without duplicates and limited to the number that a field offers. */
function numbersOf(texts: readonly string[]): number[] {
  const numbers = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number)
  return [...new Set(numbers)].slice(0, MAX_SHOWN_OPTIONS)
}

function uniqueById(references: readonly Reference[]): Reference[] {
  return [...new Map(references.map((reference) => [reference.id, reference])).values()]
}
