import type { Context } from 'hono'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { isManual } from '../../../listing/overrides/manual-id'
import { changedSince, listingOverride } from '../../../listing/overrides/override'
import { wordsOfHtml } from '../../../platform/format/text'
import { openDocument } from '../../../site/revisions/documents'
import type { Editor } from '../../../staff/editing/edit-form'
import { createSiteLinkLookup } from '../../../staff/editing/links/site-links'
import { readDocument } from '../../../staff/editing/read-document'
import { loadReferences } from '../../../staff/editing/references'
import { sanitiseRich } from '../../../staff/editing/rich'
import { listAddress } from '../../../staff/list-query'
import { listingTitle } from '../../../staff/listings/listing-title'
import { isInScope, listingScopeOf } from '../../../staff/listings/staff-listings'
import { STAFF } from '../../../urls'
import { type EditedListing, editableListing, findListing } from '../edit-listing'
import { recordDocuments } from './document-fields'
import { hotspotReferences, originNotes } from './hotspot-references'
import { earlyFields, earlyNote, fieldsOf } from './listing-fields'
import { ListingAside, ListingHead } from './listing-head'
import { pinnable, wrongParts } from './listing-issues'
import { loadListingContext } from './load-context'
import { manualListingEditor } from './manual/manual-editor'

/**
 * Returns the editor of a listing's overrides, or null if the listing does not exist or is outside of the account's
 * scope.
 */
export async function editorOf(c: Context<AppEnv>, key: string): Promise<Editor | null> {
  const kind = key.startsWith('p') ? 'project' : 'property'
  const id = Number(key.replace('p', ''))
  const { db, view } = c.var
  const listing = await findListing(db, kind, id)
  const scope = await listingScopeOf(db, c.get('staffMember'))
  if (!listing || !isInScope(scope, listing.source)) return null
  if (isManual(id)) return manualListingEditor(c, listing)
  const { settings } = c.get('content').site
  const fields = fieldsOf(listing, await earlyFields(db, listing, settings))
  const references = await loadReferences(c)
  const links = await createSiteLinkLookup(c, references)
  const context = await loadListingContext(c, db, listing)
  const address = `${STAFF.listings}/${key}`
  const editable = editableListing(kind, id)
  const open = await openDocument(db, editable)
  if (!open) return null
  return {
    editable,
    open,
    fields,
    title: listingTitle(view, listing.source),
    text: view.t('record.text'),
    head: <ListingHead view={view} listing={listing} context={context} />,
    aside: <ListingAside view={view} listing={listing} settings={settings} context={context} />,
    notes: {
      ...notesOf(view.t, listing),
      ...(await originNotes(db, view, listing)),
      ...(kind === 'property' && (await earlyNote(db, view, id))),
    },
    address,
    backLink: { href: listAddress(c, STAFF.listings), label: view.t('staff.listings') },
    history: `${address}/history`,
    preview: null,
    next: null,
    references: {
      ...references,
      picture: [...picturesOf(listing, view.t), ...(references.picture ?? [])],
      document: [...recordDocuments(listing, view), ...(references.document ?? [])],
      ...(await hotspotReferences(db, view, listing)),
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
  return source.pictures.map(({ url, name, isMissing }, index) => {
    const nth = index + 1
    const shownName = name || t('record.picture', { nth })
    return { id: url, url, name: isMissing ? t('record.picture.missing', { nth }) : shownName }
  })
}

/** Returns notes with the CRM's values for the overridden fields. */
function notesOf(t: View['t'], { source, storedOverride }: EditedListing): Record<string, string> {
  const notes: Record<string, string> = {}
  const changed = storedOverride
    ? changedSince(source, storedOverride.override, storedOverride.was)
    : []
  for (const [lang, html] of Object.entries(source.description ?? {})) {
    const text = wordsOfHtml(html, MAX_NOTE_LENGTH)
    const note = changed.includes(lang as (typeof changed)[number])
      ? 'record.crm.changed'
      : 'record.crm'
    if (text) notes[`description.${lang}`] = t(note, { value: text })
  }
  const groups = { facts: source, ...('law' in source && { law: source.law }) }
  for (const [group, record] of Object.entries(groups)) {
    for (const [name, value] of Object.entries(record)) {
      if (typeof value === 'number' || typeof value === 'string')
        notes[`${group}.${name}`] = t('record.crm.value', { value })
    }
  }
  return notes
}

const MAX_NOTE_LENGTH = 400
