import { LANGS } from '../../platform/format/lang'
import { GOAL } from '../../platform/goal'
import type { FileName } from './folder'
import { withoutLostEntries } from './menu-entries'
import { type AgencyRows, decode, TABLES } from './rows'

/** Returns the JSON files of the folder for these rows. Loading them results in the same rows. */
export function exportFolder(rows: AgencyRows): Partial<Record<FileName, unknown>> {
  const [settings] = decode(TABLES.site_setting, rows.site_setting)
  return {
    ...(settings && { settings: withoutLostEntries(settings.data, idsIn(rows)) }),
    'property-types': exportTypes(rows),
    'price-ranges': exportPrices(rows),
    team: { members: bySort(decode(TABLES.team_member, rows.team_member)).map(withoutSort) },
    markers: byId(decode(TABLES.map_marker, rows.map_marker)),
    pages: exportPages(rows),
    articles: exportArticles(rows),
    testimonials: bySort(decode(TABLES.testimonial, rows.testimonial)).map(withoutSort),
    screens: bySort(decode(TABLES.screen, rows.screen)).map(withoutSort),
    labels: exportLabels(rows),
  }
}

function idsIn(rows: AgencyRows) {
  return {
    pages: decode(TABLES.page, rows.page).map(({ id }) => id),
    articles: decode(TABLES.article, rows.article).map(({ id }) => id),
  }
}

function exportTypes(rows: AgencyRows) {
  const types = bySort(decode(TABLES.property_type, rows.property_type))
  return types
    .filter(({ parentId }) => parentId === null)
    .map(({ webId, name }) => ({
      webId,
      name,
      subs: types
        .filter(({ parentId }) => parentId === webId)
        .map((sub) => ({ id: sub.id, name: sub.name })),
    }))
}

function exportPrices(rows: AgencyRows) {
  const ranges = decode(TABLES.price_range, rows.price_range)
  const prices = (goal: number, bound: 'min' | 'max') =>
    ranges
      .filter((range) => range.goal === goal && range.bound === bound)
      .map(({ price }) => price)
      .sort((a, b) => a - b)
  const ofGoal = (goal: number) => ({ min: prices(goal, 'min'), max: prices(goal, 'max') })
  return { sale: ofGoal(GOAL.sale), rent: ofGoal(GOAL.rent) }
}

function exportPages(rows: AgencyRows) {
  const modules = bySort(decode(TABLES.page_module, rows.page_module))
  return bySort(decode(TABLES.page, rows.page)).map(({ createdAt, modifiedAt, ...page }) => ({
    ...page,
    modules: modules
      .filter(({ pageId }) => pageId === page.id)
      .map(({ pageId, ...module }) => module),
  }))
}

function exportArticles(rows: AgencyRows) {
  const images = byId(decode(TABLES.image, rows.image))
  const articles = bySort(decode(TABLES.article, rows.article))
  return {
    categories: bySort(decode(TABLES.article_category, rows.article_category)).map(withoutSort),
    images: images.map(({ createdAt, ...image }) => ({ ...image, createDate: createdAt })),
    articles: articles.map(({ createdAt, modifiedAt, ...article }) => article),
  }
}

function exportLabels(rows: AgencyRows) {
  const labels = decode(TABLES.label_override, rows.label_override)
  return Object.fromEntries(
    LANGS.map((lang) => {
      const langLabels = labels.filter((row) => row.lang === lang)
      const texts = langLabels.map(({ label, text, public: isPublic }) => [
        label,
        isPublic ? text : { text, public: false },
      ])
      return [lang, Object.fromEntries(texts)]
    }),
  )
}

function byId<Entry extends { id: number }>(entries: Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.id - b.id)
}

function bySort<Entry extends { id: number; sort: number }>(entries: Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.sort - b.sort || a.id - b.id)
}

function withoutSort<Entry extends { sort: number }>({ sort, ...rest }: Entry) {
  return rest
}
