import { asc, eq, ne, or } from 'drizzle-orm'
import type { Db } from '../platform/db/db'
import { priceRange, propertyType } from '../platform/db/schema'
import {
  labelOverride,
  page,
  pageModule,
  siteSetting,
  teamMember,
} from '../platform/db/schema-content'
import type { Lang } from '../platform/format/lang'
import { GOAL } from '../platform/goal'
import { NotReadyError } from '../platform/not-ready'
import { findMenuArticles } from './menu-articles'
import { type PageModule, placement, type SitePage } from './page'
import { modulesOf, pageDocument } from './page-document'
import { personLinks } from './person-links'
import type { Shared, ShownDrafts } from './revisions/revision'
import { readDrafts, readShownDocuments } from './revisions/revisions'
import type { Site } from './site'
import { withParts } from './stored-settings-parts'

/**
 * The agency, its pages and their modules. Every page reads them, and they are small enough for an isolate's memory.
 */
export interface Content {
  site: Site
  /** The modules by page id, in their order. */
  modules: Record<number, PageModule[]>
}

interface ContentOptions {
  /** Includes drafts, also those of the settings, and hidden modules. */
  drafts?: ShownDrafts
  /** The revision of a page or article that a share link shows instead of the live version. */
  shared?: Shared
}

/** Returns the content. Throws `NotReadyError` if no agency is loaded. */
export async function loadContent(db: Db, options?: ContentOptions): Promise<Content> {
  const content = await findContent(db, options)
  if (!content) throw new NotReadyError('agency')
  return content
}

/** Reads all content in one round trip. Returns null if no agency is in the database yet. */
export async function findContent(
  db: Db,
  { drafts = false, shared }: ContentOptions = {},
): Promise<Content | null> {
  const [settings, pages, modules, types, ranges, labels, team] = await db.batch([
    db.select().from(siteSetting).limit(1),
    db
      .select()
      .from(page)
      .where(drafts ? undefined : or(ne(page.status, 'Draft'), eq(page.id, sharedPage(shared))))
      .orderBy(asc(page.sort), asc(page.id)),
    db
      .select()
      .from(pageModule)
      .where(drafts ? undefined : eq(pageModule.status, 'Published'))
      .orderBy(asc(pageModule.sort), asc(pageModule.id)),
    db.select().from(propertyType).orderBy(asc(propertyType.sort), asc(propertyType.id)),
    db.select().from(priceRange).orderBy(asc(priceRange.price)),
    db.select().from(labelOverride).where(eq(labelOverride.public, true)),
    db.select().from(teamMember).orderBy(asc(teamMember.sort), asc(teamMember.id)),
  ])
  if (!settings[0]) return null
  const waiting = drafts ? [...(await readDrafts(db, 'settings')).values()] : []
  const live = { pages: pages.map(toSitePage), modules: modulesByPage(modules) }
  const current = drafts
    ? withPageDrafts(live, await readShownDocuments(db, 'page', drafts))
    : withShared(live, shared)
  const shownSettings = withParts(settings[0].data, waiting)
  return {
    site: {
      settings: shownSettings,
      menuArticles: await findMenuArticles(db, shownSettings.menus, current, Boolean(drafts)),
      pageOfModule: pagesOfModules(current.modules),
      pages: current.pages,
      ...personLinks(team, shownSettings),
      propertyTypes: types
        .filter((type) => type.parentId === null)
        .map(({ webId, name }) => ({ webId, name })),
      priceRanges: { min: pricesOf(ranges, 'min'), max: pricesOf(ranges, 'max') },
      labels: labelsByLang(labels),
    },
    modules: current.modules,
  }
}

function toSitePage({ createdAt, modifiedAt, ...rest }: typeof page.$inferSelect): SitePage {
  return rest
}

function pagesOfModules(modules: Content['modules']): Site['pageOfModule'] {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([pageId, all]) => all.map(({ id }) => [id, Number(pageId)])),
  )
}

interface Pages {
  pages: SitePage[]
  modules: Content['modules']
}

/** Returns the pages and their modules, with their drafts if they have one. */
function withPageDrafts({ pages, modules }: Pages, drafts: Map<string, unknown>): Pages {
  const result: Pages = { pages: [], modules: { ...modules } }
  for (const page of pages) {
    const draft = pageDocument.safeParse(drafts.get(String(page.id)))
    if (!draft.success) {
      result.pages.push(page)
      continue
    }
    const { modules: draftModules, ...fields } = draft.data
    result.pages.push({ ...page, ...fields })
    result.modules[page.id] = modulesOf({ modules: draftModules })
  }
  return result
}

/**
 * Returns the pages with one revision in place of the live page, as visitors would see it. Hidden modules stay hidden.
 */
function withShared(live: Pages, shared: Shared | undefined): Pages {
  const id = sharedPage(shared)
  if (!shared || id === NO_PAGE) return live
  const { pages, modules } = withPageDrafts(live, new Map([[shared.subjectId, shared.document]]))
  const published = modules[id]?.filter(({ status }) => status === 'Published') ?? []
  return { pages, modules: { ...modules, [id]: published } }
}

const NO_PAGE = 0

function sharedPage(shared: Shared | undefined): number {
  return shared?.subjectType === 'page' ? Number(shared.subjectId) : NO_PAGE
}

function pricesOf(rows: (typeof priceRange.$inferSelect)[], bound: 'min' | 'max') {
  const prices = (goal: number) =>
    rows.filter((row) => row.bound === bound && row.goal === goal).map((row) => row.price)
  return { [GOAL.sale]: prices(GOAL.sale), [GOAL.rent]: prices(GOAL.rent) }
}

function labelsByLang(rows: (typeof labelOverride.$inferSelect)[]): Site['labels'] {
  const labels: Partial<Record<Lang, Record<string, string>>> = {}
  for (const row of rows) {
    labels[row.lang] = { ...labels[row.lang], [row.label]: row.text }
  }
  return labels
}

function modulesByPage(rows: (typeof pageModule.$inferSelect)[]): Content['modules'] {
  const ordered = rows.map((row) => ({ ...row, placement: placement.parse(row.placement) }))
  const byPage = Map.groupBy(ordered, (row) => row.pageId)
  return Object.fromEntries(byPage)
}
