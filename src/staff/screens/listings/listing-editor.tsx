import type { Context } from 'hono'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { isManual } from '../../../listing/overrides/manual-parts'
import { changedSince, listingOverride } from '../../../listing/overrides/override'
import { wordsOfHtml } from '../../../platform/format/text'
import { STAFF } from '../../../urls'
import type { Editor } from '../../editing/edit-form'
import { createSiteLinkLookup } from '../../editing/links/site-links'
import { readDocument } from '../../editing/read-document'
import { loadReferences } from '../../editing/references'
import { sanitiseRich } from '../../editing/rich'
import { recordDocuments } from './document-fields'
import { type EditedListing, editableListing, findListing } from './edit-listing'
import { hotspotReferences } from './hotspot-references'
import { fieldsOf } from './listing-fields'
import { ListingHead } from './listing-head'
import { pinnable, wrongParts } from './listing-issues'
import { listingTitle } from './listing-title'
import { loadListingContext } from './load-context'
import { ownEditor } from './manual/manual-editor'
import { isInScope, listingScopeOf } from './staff-listings'

/**
 * Returns the editor of a listing's overrides, or null if the listing does not exist or is outside of the account's
 * scope.
 */
export async function editorOf(c: Context<AppEnv>, key: string): Promise<Editor | null> {
  const kind = key.startsWith('p') ? 'project' : 'property'
  const id = Number(key.replace('p', ''))
  const { db, view } = c.var
  const found = await findListing(db, kind, id)
  const scope = await listingScopeOf(db, c.get('staffMember'))
  if (!found || !isInScope(scope, found.source)) return null
  if (isManual(id)) return ownEditor(c, found)
  const fields = fieldsOf(found)
  const references = await loadReferences(c)
  const links = await createSiteLinkLookup(c, references)
  const address = `${STAFF.listings}/${key}`
  return {
    editable: editableListing(kind, id),
    fields,
    title: listingTitle(view, found.source),
    text: view.t('record.text'),
    head: (
      <ListingHead
        view={view}
        listing={found}
        settings={c.get('content').site.settings}
        around={await loadListingContext(c, db, found)}
      />
    ),
    notes: notesOf(view.t, found),
    address,
    up: { href: STAFF.listings, label: view.t('staff.listings') },
    history: `${address}/history`,
    preview: null,
    references: {
      ...references,
      picture: [...picturesOf(found, view.t), ...(references.picture ?? [])],
      document: [...recordDocuments(found, view), ...(references.document ?? [])],
      ...(await hotspotReferences(db, view, found)),
    },
    read(entries, main) {
      const rules = { fields, schema: pinnable(listingOverride), refine: wrongParts }
      const read = readDocument(rules, entries, main)
      return read.status === 'ok' ? sanitiseRich(fields, read, links) : read
    },
  }
}

/** Returns the CRM's pictures, with which a removed one can be restored. */
function picturesOf({ source }: EditedListing, t: View['t']) {
  return source.pictures.map(({ url, name, isMissing }, at) => {
    const nth = at + 1
    const shownName = name || t('record.picture', { nth })
    return { id: url, url, name: isMissing ? t('record.picture.missing', { nth }) : shownName }
  })
}

/** Returns notes with the CRM's values for the overridden fields. */
function notesOf(t: View['t'], { source, said }: EditedListing): Record<string, string> {
  const notes: Record<string, string> = {}
  const changed = said ? changedSince(source, said.override, said.was) : []
  for (const [lang, html] of Object.entries(source.description ?? {})) {
    const text = wordsOfHtml(html, MAX_NOTE_LENGTH)
    const note = changed.includes(lang as (typeof changed)[number])
      ? 'record.crm.changed'
      : 'record.crm'
    if (text) notes[`description.${lang}`] = t(note, { value: text })
  }
  const facts = { facts: source, ...('law' in source && { law: source.law }) }
  for (const [group, record] of Object.entries(facts)) {
    for (const [name, value] of Object.entries(record)) {
      if (typeof value === 'number' || typeof value === 'string')
        notes[`${group}.${name}`] = t('record.crm.told', { value })
    }
  }
  return notes
}

const MAX_NOTE_LENGTH = 400
