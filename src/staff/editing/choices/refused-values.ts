import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { mayDo } from '../../../platform/accounts/rights'
import type { Db } from '../../../platform/db/db'
import { documentOf } from '../../../platform/fields/document-of'
import { entriesOf } from '../../../platform/fields/entries-of'
import type { Entries, Field } from '../../../platform/fields/field'
import {
  type FormReference,
  newReferences,
  referenceIssues,
  wrongValues,
} from '../../../platform/fields/item-kinds'
import { isDemoPicture } from '../../../platform/format/picture-files'
import { listFileIds, listKnownPictures } from '../../../site/media/queries'
import { findListings, listingScopeOf } from '../../listings/staff-listings'
import type { References } from '../edit-form'
import type { FieldIssue } from '../issues-of'
import type { Upload } from '../take-uploads'

/** A form: its fields, its options, and the stored documents, whose values stay acceptable. */
interface Form {
  fields: readonly Field[]
  references?: References | undefined
  stored: readonly unknown[]
}

/**
 * Returns an issue for each value of a document that the account may not save: a reference to an item that the form
 * does not offer, or a value that is not an option of the field. `sent` is the posted form with its uploads, if the
 * document comes from one.
 */
export async function refusedValues(
  c: Context<AppEnv>,
  { fields, references = {}, stored }: Form,
  document: unknown,
  sent?: { entries: Entries; uploads?: readonly Upload[] },
): Promise<FieldIssue[]> {
  const forms = stored.map((document) => entriesOf(fields, document))
  const added = newReferences(fields, document, references, stored).filter(
    ({ kind, id }) => !sent?.uploads?.some((upload) => upload.kind === kind && upload.id === id),
  )
  return [
    ...wrongValues(fields, sent?.entries ?? entriesOf(fields, document), forms),
    ...referenceIssues(added.length > 0 ? await unusableReferences(c, added) : []),
  ]
}

/** Returns an issue for each value of the form of a new document that the account may not save. */
export function refusedEntries(
  c: Context<AppEnv>,
  fields: readonly Field[],
  entries: Entries,
  references: References,
): Promise<FieldIssue[]> {
  const form = { fields, references, stored: [] }
  return refusedValues(c, form, documentOf(fields, entries), { entries })
}

/**
 * Returns the items to which the account may not refer. It may refer to listings of its scope, pictures of the CRM and
 * files of the product. A rich text may refer to items that do not exist (any more): its form shows a warning, and
 * visitors see the text without a link.
 */
async function unusableReferences(
  c: Context<AppEnv>,
  references: readonly FormReference[],
): Promise<FormReference[]> {
  const db = c.get('db')
  const mayEdit = mayDo(c.get('staffMember').role, 'content')
  const idsOf = (...kinds: FormReference['kind'][]) =>
    references.flatMap(({ kind, id }) => (kinds.includes(kind) ? id : []))
  const [listings, pictures, files] = await Promise.all([
    listUsableListings(c, db, [
      ...idsOf('home', 'listing'),
      ...idsOf('project').map((id) => `p${id}`),
    ]),
    listKnownPictures(db, idsOf('picture')),
    listFileIds(db, idsOf('file', 'image').map(Number)),
  ])
  const isUsable = ({ kind, id }: FormReference) => {
    if (kind === 'home' || kind === 'listing') return listings.has(id)
    if (kind === 'project') return listings.has(`p${id}`)
    return kind === 'picture' && (isDemoPicture(id) || pictures.has(id))
  }
  const isMissingInText = ({ kind, id, isInText }: FormReference) =>
    isInText && mayEdit && !((kind === 'file' || kind === 'image') && files.has(Number(id)))
  return references.filter((reference) => !isUsable(reference) && !isMissingInText(reference))
}

/** Returns those of the listings (ids such as `410002`, `p9001`) that the account may see. */
async function listUsableListings(
  c: Context<AppEnv>,
  db: Db,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const scope = await listingScopeOf(db, c.get('staffMember'))
  const find = async (filter: 'homes' | 'projects', pattern: RegExp) => {
    const numbers = [...new Set(ids.flatMap((id) => pattern.exec(id)?.[1] ?? []).map(Number))]
    if (numbers.length === 0) return []
    const query = { filter, q: '', scope, page: 1, size: numbers.length, ids: numbers }
    return (await findListings(db, query)).lines.map(({ record }) => record.id)
  }
  const [properties, projects] = await Promise.all([
    find('homes', /^([1-9]\d{0,8})$/),
    find('projects', /^p([1-9]\d{0,8})$/),
  ])
  return new Set([...properties.map(String), ...projects.map((id) => `p${id}`)])
}
