import { asc, eq, ne } from 'drizzle-orm'
import type { Lang } from '../domain/lang'
import { type PageModule, placement } from '../domain/page'
import { type Site, siteSettings } from '../domain/site'
import type { Db } from './db'
import { labelOverride, page, pageModule, priceRange, propertyType, siteSetting } from './schema'

/** The agency, its pages and their modules: what every page needs, small enough to be held whole. */
export interface Content {
  site: Site
  /** By page id, in order. */
  modules: Record<number, PageModule[]>
}

/**
 * Reads all content in one round trip: what visitors may see, or with `drafts` all there is. Throws
 * when the database holds no agency yet.
 */
export async function loadContent(db: Db, { drafts = false } = {}): Promise<Content> {
  const [settings, pages, modules, types, ranges, labels] = await db.batch([
    db.select().from(siteSetting).limit(1),
    db
      .select()
      .from(page)
      .where(drafts ? undefined : ne(page.status, 'Draft'))
      .orderBy(asc(page.sort), asc(page.id)),
    db
      .select()
      .from(pageModule)
      .where(drafts ? undefined : eq(pageModule.status, 'Published'))
      .orderBy(asc(pageModule.sort), asc(pageModule.id)),
    db.select().from(propertyType).orderBy(asc(propertyType.sort), asc(propertyType.id)),
    db.select().from(priceRange).orderBy(asc(priceRange.price)),
    db.select().from(labelOverride).where(eq(labelOverride.public, true)),
  ])
  if (!settings[0]) throw new Error('site_setting is empty: load an agency first (npm start does)')
  return {
    site: {
      settings: siteSettings.parse(settings[0].data),
      pageOfModule: Object.fromEntries(modules.map(({ id, pageId }) => [id, pageId])),
      pages: pages.map(({ createdAt, modifiedAt, ...rest }) => rest),
      propertyTypes: types
        .filter((type) => type.parentId === null)
        .map(({ webId, name }) => ({ webId, name })),
      priceRanges: { min: pricesOf(ranges, 'min'), max: pricesOf(ranges, 'max') },
      labels: labelsByLang(labels),
    },
    modules: modulesByPage(modules),
  }
}

function pricesOf(rows: (typeof priceRange.$inferSelect)[], bound: 'min' | 'max') {
  const prices = (goal: number) =>
    rows.filter((row) => row.bound === bound && row.goal === goal).map((row) => row.price)
  return { 0: prices(0), 1: prices(1) }
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
