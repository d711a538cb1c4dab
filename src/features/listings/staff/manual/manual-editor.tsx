import type { Context } from 'hono'
import type { z } from 'zod'
import type { View } from '../../../../components/ui/view'
import type { AppEnv } from '../../../../env'
import { requiredFacts } from '../../../../listing/law/publication-check'
import { manualListing } from '../../../../listing/overrides/manual-listing'
import { manualProject } from '../../../../listing/overrides/manual-project'
import type { Project, Property } from '../../../../listing/property'
import { readUnits } from '../../../../listing/queries/units'
import { availability, STATUS } from '../../../../listing/status'
import { mayDo } from '../../../../platform/accounts/rights'
import type { Db } from '../../../../platform/db/db'
import { type Field, type Values, valuesOf } from '../../../../platform/fields/field'
import { DEFAULT_LANG, enabledLang } from '../../../../platform/format/lang'
import {
  type Editable,
  type OpenDocument,
  openDocument,
} from '../../../../site/revisions/documents'
import { findTimes } from '../../../../site/revisions/schedule'
import type { SiteSettings } from '../../../../site/site'
import type { Editor, NextLink } from '../../../../staff/editing/edit-form'
import { createSiteLinkLookup } from '../../../../staff/editing/links/site-links'
import { withPoint } from '../../../../staff/editing/locate-point'
import { readDocument } from '../../../../staff/editing/read-document'
import { loadReferences } from '../../../../staff/editing/references'
import { sanitiseRich } from '../../../../staff/editing/rich'
import { ShareLink, sharedDraft } from '../../../../staff/editing/share-link'
import { TimesForm, timeIssue } from '../../../../staff/editing/times'
import { listAddress } from '../../../../staff/list-query'
import { listingTitle } from '../../../../staff/listings/listing-title'
import { findListings, listingScopeOf } from '../../../../staff/listings/staff-listings'
import { detailPath, STAFF } from '../../../../urls'
import { type EditedListing, findListing } from '../../edit-listing'
import { editableManualListing } from '../../edit-manual-listing'
import { editableManualProject } from '../../edit-manual-project'
import { recordDocuments } from '../document-fields'
import { factField } from '../fact-address'
import { hotspotReferences, originNotes } from '../hotspot-references'
import { earlyFields, earlyNote } from '../listing-fields'
import { ListingAside, ListingHead } from '../listing-head'
import { pinnable, wrongParts } from '../listing-issues'
import { loadListingContext } from '../load-context'
import { propertyFieldsWith, unitFieldsWith } from './listing-fields'
import { ManagePanel } from './manage-panel'
import { projectFields } from './project-fields'
import {
  MissingFacts,
  MissingPoint,
  publicationQuestion,
  recordOfDocument,
} from './publication-panel'
import { UnitsPanel } from './units-panel'
import { withPlace } from './with-place'

interface Form {
  editable: Editable
  open: OpenDocument
  schema: z.ZodType<Record<string, unknown>>
  fields: Field[]
  /** Values without a field in the form. They stay unchanged. */
  preserved?: Record<string, unknown>
}

/** Returns the editor of a property or project made by staff. */
export async function manualListingEditor(
  c: Context<AppEnv>,
  listing: EditedListing,
): Promise<Editor | null> {
  const { db, view } = c.var
  const { t } = view
  const form = await formOf(db, listing, c.get('content').site.settings)
  if (!form) return null
  const { editable, open, schema, fields, preserved } = form
  const [references, hotspots, origins, early, parent, context, times] = await Promise.all([
    loadReferences(c),
    hotspotReferences(db, view, listing, open.document),
    originNotes(db, view, listing, open.document),
    listing.kind === 'property' ? earlyNote(db, view, listing.id) : {},
    parentOf(db, listing),
    loadListingContext(c, db, listing),
    findTimes(db, editable.key),
  ])
  const notes = { ...origins, ...early }
  const links = await createSiteLinkLookup(c, references)
  const address = `${STAFF.listings}/${editable.key.subjectId}`
  const { settings } = c.get('content').site
  const publicPath = publicPathOf(c, listing)
  const shared = await sharedDraft(db, editable.key, c.get('origin') + publicPath)
  const publication =
    listing.kind === 'property' ? { view, settings, record: listing.record } : null
  const lacks = publication && (
    <MissingFacts {...publication} record={recordOfDocument(publication.record, open.document)} />
  )
  const edited =
    listing.kind === 'property'
      ? { ...listing, record: recordOfDocument(listing.record, open.document) }
      : listing
  const mayAll = mayDo(c.get('staffMember').role, 'listings.all')
  return {
    editable,
    open,
    fields,
    title: listingTitle(view, listing.source),
    text: t(listing.kind === 'project' ? 'record.project.made' : 'record.made'),
    head: (
      <>
        <ListingHead view={view} listing={edited} context={context} />
        {listing.kind === 'project' ? (
          <UnitsPanel
            view={view}
            project={listing.id}
            units={await unitsOf(db, listing.id)}
            mayAdd={mayAll}
          />
        ) : null}
      </>
    ),
    aside: (
      <>
        <ListingAside view={view} listing={edited} settings={settings} context={context} />
        <ManagePanel
          view={view}
          address={address}
          isArchived={listing.record.archived ?? false}
          mayAll={mayAll}
        />
      </>
    ),
    notes: c.req.query('done') === 'copy' ? { ...notes, boxNr: t('record.copy.box') } : notes,
    address,
    backLink: parent
      ? { href: `${STAFF.listings}/p${parent.id}`, label: listingTitle(view, parent.record) }
      : { href: listAddress(c, STAFF.listings), label: t('staff.listings') },
    history: `${address}/history`,
    preview: publicPath,
    next:
      c.req.query('done') === 'publish'
        ? ((await nextDraft(c)) ?? publicLink(view, listing, publicPath))
        : null,
    beforeActions: <MissingPoint view={view} record={listing.record} document={open.document} />,
    question: (_, document, action) =>
      publication && action === 'publish' ? publicationQuestion(publication, document) : null,
    previewPage: { [listing.kind]: listing.id },
    foot: (
      <>
        <TimesForm
          view={view}
          address={address}
          times={times}
          isDraft={open.isDraft}
          issue={timeIssue(c.req.query('times'))}
          lacks={open.isDraft && lacks}
        />
        {shared ? <ShareLink view={view} address={shared} /> : null}
      </>
    ),
    references: {
      ...references,
      ...hotspots,
      document: [...recordDocuments(listing, view), ...(references.document ?? [])],
    },
    arrange: withPlace,
    complete: (entries) => withPoint(c, fields, entries),
    read(entries, main) {
      const rules = { fields, schema, refine: wrongParts, ...(preserved && { preserved }) }
      const read = readDocument(rules, entries, main)
      return read.status === 'ok' ? sanitiseRich(fields, read, links) : read
    },
  }
}

/** Returns the link to the public page of a listing, or null if it is not on the site. */
function publicLink({ t }: View, { record }: EditedListing, href: string): NextLink | null {
  const isShown =
    'published' in record ? record.published : availability(record) !== 'not-published'
  return isShown ? { href, label: t('edit.see') } : null
}

/** Returns the link to another listing with a draft, or null if none of the account's scope has one. */
async function nextDraft(c: Context<AppEnv>): Promise<NextLink | null> {
  const { db, staffMember, view } = c.var
  const scope = await listingScopeOf(db, staffMember)
  const query = { filter: 'drafts', q: '', scope, page: 1, size: 1 } as const
  const [line] = (await findListings(db, query)).lines
  if (!line) return null
  const key = line.kind === 'project' ? `p${line.record.id}` : line.record.id
  return { href: `${STAFF.listings}/${key}`, label: view.t('record.next') }
}

async function formOf(
  db: Db,
  listing: EditedListing,
  settings: SiteSettings,
): Promise<Form | null> {
  const { id } = listing
  if (listing.kind === 'project') {
    const editable = editableManualProject(id)
    const open = await openDocument(db, editable)
    const schema = pinnable(manualProject)
    const preserved = { archived: listing.record.archived ?? false, published: true }
    return open && { editable, open, schema, fields: projectFields, preserved }
  }
  const editable = editableManualListing(id)
  const open = await openDocument(db, editable)
  if (!open) return null
  const document = onMarket(valuesOf(open.document))
  const required = requiredFacts(recordOfDocument(listing.record, document), settings)
  const names = required.flatMap(({ field }) => factField(id, field) ?? [])
  return {
    editable,
    open: { ...open, document },
    schema: pinnable(manualListing),
    fields:
      listing.record.projectId === null
        ? propertyFieldsWith(names, await earlyFields(db, listing, settings))
        : unitFieldsWith(names),
    preserved: document,
  }
}

/** Returns the document with which a property that is not on the site comes on the market. */
function onMarket(document: Values): Values {
  return document.status === STATUS.inactive ? { ...document, status: STATUS.active } : document
}

function projectOf(record: Project | Property): number | null {
  return 'projectId' in record ? record.projectId : null
}

/** Returns the address of a listing's page in the language of the view, if the site has it. */
function publicPathOf(c: Context<AppEnv>, listing: EditedListing): string {
  const { languages } = c.get('content').site.settings
  const lang = enabledLang(c.get('view').lang, languages) ?? languages[0] ?? DEFAULT_LANG
  return detailPath(lang, listing)
}

async function parentOf(db: Db, { record }: EditedListing): Promise<EditedListing | null> {
  const id = projectOf(record)
  return id === null ? null : findListing(db, 'project', id)
}

/** Returns the units of a project in the order of its page. */
async function unitsOf(db: Db, id: number): Promise<Property[]> {
  return (await readUnits(db, [id]))
    .map(({ record }) => record)
    .sort((a, b) => (a.unitOrder ?? 0) - (b.unitOrder ?? 0) || a.id - b.id)
}
