import { expect } from 'vitest'
import { pageFields } from '../src/features/pages/staff/page-fields'
import { entriesOf } from '../src/platform/fields/entries-of'
import type { Entries, Field } from '../src/platform/fields/field'
import { type Editable, openDocument } from '../src/site/revisions/documents'
import { db } from './agency'
import { all, parse } from './html'
import { openPage } from './open-page'
import { post } from './people'
import { open } from './staff-pages'

/** Returns the mark of the version that the form at `path` is based on. */
export async function baseOf(path: string, cookie: string): Promise<string> {
  const { document } = await openPage(path, cookie)
  return all(document, 'input', { name: 'base' })[0]?.attribs.value ?? ''
}

/** Sends the form of a page itself with some fields changed. */
export async function savePage(id: number, changes: Entries, cookie: string, action = 'publish') {
  const path = `/staff/pages/${id}/page`
  const base = await baseOf(path, cookie)
  const { modules, ...page } = (await open(id)).page
  return post(
    path,
    { ...entriesOf(pageFields, page), ...changes, base, action },
    { Cookie: cookie },
  )
}

interface Form {
  path: string
  editable: Editable
  fields: readonly Field[]
  cookie: string
}

/**
 * Sends the form of a document with some fields changed; publishes it unless they name another action, and confirms the
 * question before the publication.
 */
export async function saveDocument({ path, editable, fields, cookie }: Form, changes: Entries) {
  const { document, base } = (await openDocument(db, editable)) ?? expect.fail(path)
  const entries = { ...entriesOf(fields, document), base, action: 'publish', ...changes }
  return postConfirmed(path, entries, cookie)
}

/** Sends a form, and again with the confirmation if the response asks for one and the form does not have it. */
export async function postConfirmed(path: string, entries: Entries, cookie: string) {
  const response = await post(path, entries, { Cookie: cookie })
  if (response.status !== 200 || entries.agreed !== undefined) return response
  const [agreed] = all(parse(await response.clone().text()), 'input', { name: 'agreed' })
  if (!agreed) return response
  return post(path, { ...entries, agreed: agreed.attribs.value ?? '' }, { Cookie: cookie })
}
