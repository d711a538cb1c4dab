import { type Context, Hono } from 'hono'
import { sendGone } from '../../components/error-pages/gone-page'
import { MissingPage } from '../../components/error-pages/missing-page'
import { PORTRAIT_WIDTHS, picturePreload } from '../../components/media/picture'
import { sendPage } from '../../components/shell/send-page'
import { startPart } from '../../components/shell/slots'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { type ManagerNames, managerFunction } from '../../listing/manager'
import { newestCards } from '../../listing/queries/cached-details'
import { cached } from '../../platform/cache'
import { previewPicture } from '../../platform/files/preview-picture'
import { pick } from '../../platform/format/lang'
import { shorten } from '../../platform/format/text'
import type { SitePage } from '../../site/page'
import { pageTable } from '../../site/page-lookup'
import { listShownTeam, type TeamMember } from '../../site/team'
import { createView } from '../../site/view'
import { officePath, personPath } from '../../urls'
import { crumbsBelow } from '../pages/pages'
import { oldAddress } from '../redirects/redirects'
import { ManagedListingsSections, managedListings } from './people-pages/managed-listings'
import { OfficePage, officeAddress } from './people-pages/office-page'
import { PersonPage, PORTRAIT_SIZES } from './people-pages/person-page'

/** The length at which search engines cut a description, in characters. */
const SUMMARY_LENGTH = 160

/** Serves the pages of team members and offices. A page of the agency with the same address takes precedence. */
export const people = new Hono<AppEnv>()

people.get('/:lang/team/:slug', async (c, next) => {
  if (isContentPage(c)) return next()
  const page = c.get('content').site.people.find(({ slug }) => slug === c.req.param('slug'))
  const person = page && (await shownTeam(c)).find(({ id }) => id === page.id)
  if (!page || !person) return (await notFound(c)) ?? next()
  const { settings } = c.get('content').site
  const [lang, origin] = [c.get('lang'), c.get('origin')]
  const view = createView(c, lang, (other) => personPath(other, page))
  const { name, photo } = person
  const about = pick(person.about, lang)
  return sendPage(c, {
    view,
    title: [name, ...(managerFunction(pick(person.function, lang)) ?? [])].join(', '),
    description: about
      ? shorten(about, SUMMARY_LENGTH)
      : view.t('person.summary', { name, agency: settings.name }),
    canonical: origin + view.path,
    image: previewPicture(photo ? [{ url: photo, alt: name }] : [], origin),
    preload: photo ? picturePreload(photo, PORTRAIT_SIZES, PORTRAIT_WIDTHS) : [],
    sheets: ['people'],
    children: (
      <PersonPage
        view={view}
        person={person}
        office={settings.offices.find(({ id }) => id === page.officeId)}
        crumbs={crumbsBelow(view, teamPage(c)?.id ?? null)}
      />
    ),
    slots: [listingsSlot(c, view, { key: `person:${person.id}`, name, managers: page })],
  })
})

people.get('/:lang/office/:slug', async (c, next) => {
  if (isContentPage(c)) return next()
  const { site } = c.get('content')
  const page = site.offices.find(({ slug }) => slug === c.req.param('slug'))
  const office = page && site.settings.offices.find(({ id }) => id === page.id)
  if (!page || !office) return (await notFound(c)) ?? next()
  const view = createView(c, c.get('lang'), (other) => officePath(other, page))
  const links = site.people.filter(({ officeId }) => officeId === office.id)
  const team = await shownTeam(c)
  const { name } = office
  const contactPage = site.pages.find(
    ({ role, status }) => role === 'contact' && status !== 'Draft',
  )
  const managers = {
    emails: links.flatMap(({ emails }) => emails),
    names: links.flatMap(({ names }) => names),
  }
  return sendPage(c, {
    view,
    title: name,
    description: view.t('office.summary', { name, address: officeAddress(view, office) }),
    canonical: c.get('origin') + view.path,
    sheets: ['people', 'maps'],
    children: (
      <OfficePage
        view={view}
        office={office}
        team={team.filter(({ id }) => links.some((link) => link.id === id))}
        crumbs={crumbsBelow(view, contactPage?.id ?? null)}
      />
    ),
    slots: [listingsSlot(c, view, { key: `office:${office.id}`, name, managers })],
  })
})

interface Managers {
  key: string
  name: string
  managers: ManagerNames
}

function listingsSlot(c: Context<AppEnv>, view: View, { key, name, managers }: Managers) {
  const source = { db: c.get('db'), cache: c.get('cache'), settings: view.site.settings }
  return startPart(view, 'listings', async () => (
    <ManagedListingsSections
      view={view}
      name={name}
      listings={await managedListings(source, key, managers)}
    />
  ))
}

function shownTeam(c: Context<AppEnv>): Promise<TeamMember[]> {
  return cached(c.get('cache'), 'content', 'team', () => listShownTeam(c.get('db')))
}

/** Returns true if the agency has a page, or a former one, at the requested address. */
function isContentPage(c: Context<AppEnv>): boolean {
  const { pages, redirects } = pageTable(c.get('content').site)
  return pages.has(c.req.path) || redirects.has(c.req.path)
}

/** Returns the first page that shows the team. */
function teamPage(c: Context<AppEnv>): SitePage | undefined {
  const { site, modules } = c.get('content')
  return site.pages.find(
    ({ id, status }) => status === 'Published' && modules[id]?.some(({ kind }) => kind === 'team'),
  )
}

/**
 * Sends the target of the agency's redirect, or 404. Returns null if the agency has a page at the path above, because
 * the address may be that of an article below it.
 */
async function notFound(c: Context<AppEnv>): Promise<Response | null> {
  const lang = c.get('lang')
  const { site } = c.get('content')
  const { path } = c.req
  if (pageTable(site).pages.has(path.slice(0, path.lastIndexOf('/')))) return null
  const old = await oldAddress(c, sendGone)
  if (old) return old
  const view = createView(c, lang, (other) => `/${other}${path.slice(3)}`)
  const title = view.t('person.missing')
  return sendPage(c, {
    view,
    status: 404,
    title,
    canonical: c.get('origin') + view.path,
    noindex: true,
    sheets: ['cards'],
    children: (
      <MissingPage
        view={view}
        picture="key"
        title={title}
        text={view.t('person.missingtext')}
        cards={await newestCards(c.get('db'), c.get('cache'), site.settings)}
      />
    ),
  })
}
