import { type Context, Hono } from 'hono'
import { titleWithPlace } from '../../components/listing/listing-title'
import { linksIn } from '../../components/module/links'
import type { EditTarget } from '../../components/shell/edit-links'
import { JsonLd } from '../../components/shell/json-ld'
import { listingData, listingPreview } from '../../components/shell/listing-data'
import { sendPage } from '../../components/shell/send-page'
import { startPart } from '../../components/shell/slots'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { isManager } from '../../listing/manager'
import type { Manager } from '../../listing/property'
import type { ProjectDetail } from '../../listing/published'
import {
  type DraftedRecords,
  newestCards,
  type PropertyPageData,
  type PropertyReader,
  propertiesNearDeleted,
  readProjectPage,
  readPropertyPage,
  relatedListings,
} from '../../listing/queries/cached-details'
import { type Lang, pick, type Translated } from '../../platform/format/lang'
import { wordsOfHtml } from '../../platform/format/text'
import { findEarlyToken } from '../../site/early-link'
import { createView } from '../../site/view'
import {
  markdownPath,
  projectPath,
  propertyPath,
  RENT_PARAM,
  STAFF,
  soldHomePath,
  withEarlyToken,
} from '../../urls'
import { RecentPlace } from '../favourites/favourites'
import { galleryPreload } from '../gallery/gallery'
import { Poster } from '../posters/posters'
import { ProjectPage } from '../project-page/project-page'
import { ProjectText, PropertyText, sendMarkdown } from './listing-markdown'
import { NotFoundPage } from './not-found-page'
import { PropertyPage, RelatedHomes } from './property-view'

/** The length at which search engines cut a description, in characters. */
const SUMMARY_LENGTH = 160

/** Serves the pages of a property and of a project. */
export const listings = new Hono<AppEnv>()

const LISTING_SHEETS = ['listing'] as const

for (const path of ['/:lang/property', '/:lang/property/', '/:lang/property/:id/']) {
  listings.get(path, (c) => toCanonical(c, propertyPath))
}
for (const path of ['/:lang/project/p', '/:lang/project/p/', '/:lang/project/p/:id/']) {
  listings.get(path, (c) => toCanonical(c, projectPath))
}

for (const [path, show] of [
  ['/:lang/property/:file{[0-9]+\\.md}', showPropertyText],
  ['/:lang/project/p/:file{[0-9]+\\.md}', showProjectText],
] as const) {
  listings.get(path, (c) => show(c, parseId(c.req.param('file').slice(0, -'.md'.length))))
}

listings.get('/:lang/property/:id', (c) => showProperty(c, parseId(c.req.param('id'))))
listings.get('/:lang/project/p/:id', (c) => showProject(c, parseId(c.req.param('id'))))

for (const [kind, page] of [
  ['property', '/:lang/property/:id'],
  ['project', '/:lang/project/p/:id'],
] as const) {
  listings.get(`${page}/open-house/:time{[0-9-]+}`, async (c, next) => {
    const id = parseId(c.req.param('id'))
    const { openHouseFile } = await import('./open-house-file')
    return (id !== null && (await openHouseFile(c, { kind, id }))) || next()
  })
}

/** Sends the page of a property, with its draft in a preview. */
export async function showProperty(c: Context<AppEnv>, id: number | null): Promise<Response> {
  const lang = c.get('lang')
  const drafted = await draftedRecords(c)
  const token = id === null ? null : await findEarlyToken(c, id)
  const isEarly = token !== null || c.get('editor') !== undefined
  const result = await readProperty(c, id, { drafted, isEarly })
  if (result instanceof Response) return result

  const { project, publicFrom } = result
  const early =
    publicFrom === null || publicFrom <= Date.now() ? null : ({ publicFrom, token } as const)
  const view = {
    ...createView(c, lang, (otherLang) =>
      withEarlyToken(propertyPath(otherLang, result.property.id), token),
    ),
    ...(early && { early }),
  }
  const related = startPart(view, 'related', async () => (
    <RelatedHomes view={view} {...(await relatedListings(c.get('db'), c.get('cache'), result))} />
  ))
  const property = await withLinks(c, view, result.property)
  const rent = c.req.query(RENT_PARAM)
  const address = c.get('origin') + view.path
  return sendPage(c, {
    view,
    title: titleWithPlace(property, lang),
    description: wordsOfHtml(pick(property.description, lang), SUMMARY_LENGTH),
    canonical: address,
    image: listingPreview(property, view, c.get('origin')),
    preload: galleryPreload(property.pictures),
    sheets: LISTING_SHEETS,
    ...(early ? { noindex: true } : { markdown: markdownPath(view.path) }),
    personal: Boolean(early) || rent !== undefined,
    children: (
      <>
        {!early && <JsonLd data={listingData(view, property)} />}
        <PropertyPage {...{ view, address, property, project, rent }} />
        {!early && <RecentPlace view={view} seen={property} />}
      </>
    ),
    slots: [related],
    edit: editOf(view, property, String(property.id)),
  })
}

/** Sends the page of a project, with its draft and those of its units in a preview. */
export async function showProject(c: Context<AppEnv>, id: number | null): Promise<Response> {
  const lang = c.get('lang')
  const result = await readProject(c, id, await draftedRecords(c))
  if (result instanceof Response) return result

  const view = createView(c, lang, (otherLang) => projectPath(otherLang, result.id))
  const project = await withLinks(c, view, result)
  const address = c.get('origin') + view.path
  return sendPage(c, {
    view,
    title: titleWithPlace(project, lang),
    description: wordsOfHtml(pick(project.description, lang), SUMMARY_LENGTH),
    canonical: address,
    image: listingPreview(project, view, c.get('origin')),
    preload: galleryPreload(project.pictures),
    sheets: LISTING_SHEETS,
    markdown: markdownPath(view.path),
    children: (
      <>
        <JsonLd data={listingData(view, project)} />
        <ProjectPage
          view={view}
          project={project}
          address={address}
          sheet={<Poster view={view} home={project} paper="sheet" isPrintOnly />}
        />
      </>
    ),
    edit: editOf(view, project, `p${project.id}`),
  })
}

async function showPropertyText(c: Context<AppEnv>, id: number | null): Promise<Response> {
  const result = await readProperty(c, id)
  if (result instanceof Response) return result
  const view = createView(c, c.get('lang'), (lang) => propertyPath(lang, result.property.id))
  const home = await withLinks(c, view, result.property)
  return sendMarkdown(c, view, <PropertyText view={view} home={home} project={result.project} />)
}

async function showProjectText(c: Context<AppEnv>, id: number | null): Promise<Response> {
  const result = await readProject(c, id)
  if (result instanceof Response) return result
  const view = createView(c, c.get('lang'), (lang) => projectPath(lang, result.id))
  const home = await withLinks(c, view, result)
  return sendMarkdown(c, view, <ProjectText view={view} home={home} />)
}

/** Returns the public data of a property, or the response to a request for one without a page. */
async function readProperty(
  c: Context<AppEnv>,
  id: number | null,
  reader?: PropertyReader,
): Promise<PropertyPageData | Response> {
  const [lang, { site }] = [c.get('lang'), c.get('content')]
  if (id === null) return notFound(c, lang, false)
  const result = await readPropertyPage(c.get('db'), c.get('cache'), site.settings, id, reader)
  if (result === 'sold-page') return c.redirect(soldHomePath(site, lang, id), 302)
  if (result === null || result === 'gone') return notFound(c, lang, result === 'gone', id)
  return result.detail
}

/** Does the same for a project. */
async function readProject(
  c: Context<AppEnv>,
  id: number | null,
  drafted?: DraftedRecords,
): Promise<ProjectDetail | Response> {
  const [lang, { settings }] = [c.get('lang'), c.get('content').site]
  const result =
    id === null ? null : await readProjectPage(c.get('db'), c.get('cache'), settings, id, drafted)
  if (result === null || typeof result === 'string') return notFound(c, lang, result === 'gone')
  return result.detail
}

/**
 * Returns the form with the staff override of a listing. A staff member needs a lower right for the listings that they
 * manage than for those of others.
 */
function editOf(
  { editor }: View,
  { manager }: { manager: Manager | null },
  key: string,
): EditTarget {
  const isOwn = editor !== undefined && isManager(editor.known, manager)
  const right = isOwn ? 'listings' : 'listings.all'
  return { href: `${STAFF.listings}/${key}`, right, label: 'staff.edit.listing' }
}

/** Returns a listing whose text has addresses in place of link references. */
async function withLinks<Listing extends { description: Translated | null }>(
  c: Context<AppEnv>,
  view: View,
  listing: Listing,
): Promise<Listing> {
  const context = { db: c.get('db'), cache: c.get('cache') }
  const linked = await linksIn(context, view, [listing.description])
  return { ...listing, description: listing.description && linked(listing.description) }
}

function parseId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/** Redirects `?id=`, which mails use, and a trailing slash to the canonical address. */
function toCanonical(
  c: Context<AppEnv>,
  path: (lang: Lang, id: number) => string,
): Response | Promise<Response> {
  const lang = c.get('lang')
  const id = parseId(c.req.param('id') ?? c.req.query('id') ?? '')
  return id === null ? notFound(c, lang, false) : c.redirect(path(lang, id), 301)
}

/** Returns the drafts of manual listings that this request shows, or undefined outside of previews. */
async function draftedRecords(c: Context<AppEnv>): Promise<DraftedRecords | undefined> {
  if (c.get('cache').drafts === false && !c.get('editor')) return undefined
  const { readDraftedRecords } = await import('./drafted-records')
  return readDraftedRecords(c)
}

/**
 * Sends the page for a missing listing. `home` is a former listing: others near its place are shown instead of the
 * newest.
 */
async function notFound(
  c: Context<AppEnv>,
  lang: Lang,
  gone: boolean,
  home?: number,
): Promise<Response> {
  const { settings } = c.get('content').site
  const near = gone && home ? await propertiesNearDeleted(c.get('db'), c.get('cache'), home) : []
  const cards = near.length > 0 ? near : await newestCards(c.get('db'), c.get('cache'), settings)
  const { pathname } = new URL(c.req.url)
  const view = createView(c, lang, (otherLang) => `/${otherLang}${pathname.slice(3)}`)
  return sendPage(c, {
    view,
    status: gone ? 410 : 404,
    title: view.t(gone ? 'error.gone' : 'error.propertynotfound'),
    canonical: c.get('origin') + view.path,
    noindex: true,
    sheets: ['cards'],
    children: <NotFoundPage view={view} gone={gone} cards={cards} areNear={near.length > 0} />,
  })
}
