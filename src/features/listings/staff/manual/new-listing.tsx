import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { AppEnv } from '../../../../env'
import { isManual } from '../../../../listing/overrides/manual-id'
import { manualListing } from '../../../../listing/overrides/manual-listing'
import { manualProject } from '../../../../listing/overrides/manual-project'
import type { Project } from '../../../../listing/property'
import { readUnits } from '../../../../listing/queries/units'
import type { Entries, Field } from '../../../../platform/fields/field'
import { DEFAULT_LANG } from '../../../../platform/format/lang'
import { readTexts } from '../../../../platform/http/read-body'
import { refusedEntries } from '../../../../staff/editing/choices/refused-values'
import type { FieldIssue } from '../../../../staff/editing/issues-of'
import { NewForm } from '../../../../staff/editing/new-form'
import { readDocument } from '../../../../staff/editing/read-document'
import { loadReferences } from '../../../../staff/editing/references'
import { listingTitle } from '../../../../staff/listings/listing-title'
import { sendStaffPage } from '../../../../staff/staff-page'
import { STAFF } from '../../../../urls'
import { findListing } from '../../edit-listing'
import { createManualListing, createUnit } from '../../edit-manual-listing'
import { createProject } from '../../edit-manual-project'
import { wrongPlace } from '../listing-issues'
import { newPropertyFields, newUnitFields } from './listing-fields'
import { newProjectFields } from './project-fields'
import { listingTable } from './table/listing-table'
import { withPlace } from './with-place'

const newHome = manualListing.pick({
  goal: true,
  webId: true,
  typeDescription: true,
  price: true,
  street: true,
  houseNumber: true,
  boxNr: true,
  country: true,
  zip: true,
  city: true,
})

const newUnit = manualListing.pick({
  goal: true,
  status: true,
  webId: true,
  typeDescription: true,
  price: true,
  ident: true,
  buildingName: true,
  floor: true,
})

const newProject = manualProject.pick({ name: true, country: true, zip: true, city: true })

/**
 * The screens for new properties and projects that are not in a CRM. Each begins with a short form and is completed in
 * its editor.
 */
export const newListing = new Hono<AppEnv>()

newListing.route('/', listingTable)
newListing.get('/listings/new', (c) => sendNew(c, homeForm(c)))
newListing.post('/listings/new', (c) => createFromForm(c, homeForm(c)))
newListing.get('/listings/new/project', (c) => sendNew(c, projectForm(c)))
newListing.post('/listings/new/project', (c) => createFromForm(c, projectForm(c)))

newListing.get('/listings/:id{p?[0-9]+}/new', async (c, next) => {
  const project = await ownProject(c, c.req.param('id'))
  return project ? sendNew(c, await unitForm(c, project)) : next()
})

newListing.post('/listings/:id{p?[0-9]+}/new', async (c, next) => {
  const project = await ownProject(c, c.req.param('id'))
  return project ? createFromForm(c, await unitForm(c, project)) : next()
})

/** Returns a project made by staff, or null for any other. */
async function ownProject(c: Context<AppEnv>, key: string): Promise<Project | null> {
  const id = Number(key.replace('p', ''))
  if (!key.startsWith('p') || !isManual(id)) return null
  const project = await findListing(c.get('db'), 'project', id)
  return project?.kind === 'project' ? project.record : null
}

interface NewListing<Document extends Record<string, unknown>> {
  fields: Field[]
  schema: z.ZodType<Document>
  initial: Entries
  title: string
  text: string
  button: string
  backLink: { href: string; label: string }
  /** The address of the form. */
  address: string
  /** Creates the listing and returns the address of its editor. */
  make(document: Document): Promise<string>
}

function homeForm(c: Context<AppEnv>): NewListing<z.infer<typeof newHome>> {
  const { t } = c.get('view')
  return {
    fields: newPropertyFields,
    schema: newHome,
    initial: { goal: '0' },
    title: t('record.new'),
    text: t('record.new.text'),
    button: t('record.new.make'),
    backLink: { href: STAFF.listings, label: t('staff.listings') },
    address: `${STAFF.listings}/new`,
    async make(document) {
      const { price, street, houseNumber, boxNr, ...values } = document
      const further = { price, street, houseNumber, boxNr }
      const id = await createManualListing(c.get('db'), values, c.get('actor'), further)
      return `${STAFF.listings}/${id}`
    },
  }
}

function projectForm(c: Context<AppEnv>): NewListing<z.infer<typeof newProject>> {
  const { t } = c.get('view')
  return {
    fields: newProjectFields,
    schema: newProject,
    initial: {},
    title: t('record.project.new'),
    text: t('record.project.new.text'),
    button: t('record.project.make'),
    backLink: { href: STAFF.listings, label: t('staff.listings') },
    address: `${STAFF.listings}/new/project`,
    async make(document) {
      const id = await createProject(c.get('db'), document, c.get('actor'))
      return `${STAFF.listings}/p${id}`
    },
  }
}

/**
 * Returns the form of a new unit. It begins with the type of the last unit, because most units of a building are alike.
 */
async function unitForm(
  c: Context<AppEnv>,
  project: Project,
): Promise<NewListing<z.infer<typeof newUnit>>> {
  const { db, view } = c.var
  const { t } = view
  const units = (await readUnits(db, [project.id])).map(({ record }) => record)
  const last = units.toSorted((a, b) => a.id - b.id).at(-1)
  const backLink = { href: `${STAFF.listings}/p${project.id}`, label: listingTitle(view, project) }
  return {
    fields: newUnitFields,
    schema: newUnit,
    initial: {
      goal: String(last?.goal ?? 0),
      webId: String(last?.webId ?? ''),
      buildingName: last?.buildingName ?? '',
      floor: String(last?.floor ?? ''),
    },
    title: t('record.unit.new'),
    text: t('record.unit.new.text'),
    button: t('record.unit.make'),
    backLink,
    address: `${backLink.href}/new`,
    async make(document) {
      const order = Math.max(0, ...units.map(({ unitOrder }) => unitOrder ?? 0)) + 1
      const id = await createUnit(db, project, { ...document, unitOrder: order }, c.get('actor'))
      return `${STAFF.listings}/${id}`
    },
  }
}

async function createFromForm<Document extends Record<string, unknown>>(
  c: Context<AppEnv>,
  form: NewListing<Document>,
): Promise<Response> {
  const entries = withPlace(await readTexts(c, ['form']))
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const read = readDocument({ ...form, refine: wrongPlace }, entries, main)
  const issues = await refusedEntries(c, form.fields, entries, await loadReferences(c))
  if (read.status === 'refused') return sendNew(c, form, entries, [...read.issues, ...issues])
  if (issues.length > 0) return sendNew(c, form, entries, issues)
  return c.redirect(await form.make(form.schema.parse(read.document)), 303)
}

async function sendNew<Document extends Record<string, unknown>>(
  c: Context<AppEnv>,
  { fields, title, text, button, backLink, address, initial }: NewListing<Document>,
  entries: Entries = initial,
  issues: FieldIssue[] = [],
): Promise<Response> {
  const view = c.get('view')
  const references = await loadReferences(c)
  const form = { view, entries, issues, references }
  return sendStaffPage(c, view, {
    status: issues.length > 0 ? 422 : 200,
    title,
    children: <NewForm {...{ form, fields, backLink, address, text, button }} />,
  })
}
