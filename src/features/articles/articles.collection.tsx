import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../env'
import { translated } from '../../listing/property'
import { article } from '../../platform/db/schema-content'
import { CHECKBOX_VALUE } from '../../platform/fields/field'
import { LANGS, type Lang } from '../../platform/format/lang'
import { brusselsDay } from '../../platform/format/local-time'
import { articleDocument, type OwnPage, ownPage } from '../../site/article-document'
import { listArticlePages } from '../../site/article-pages'
import { articleAddress } from '../../site/page-address'
import { slugOf } from '../../site/slug'
import { defineCollection, type FormRules } from '../../staff/collections/collection'
import { slugIssues, withSlugs } from '../../staff/editing/slugs'
import { articlePath, STAFF } from '../../urls'
import { readPages } from '../pages/pages'
import { pageAddressOf, publicAddressOf } from '../pages/pages.staff'
import { movedStatements, withArticles } from '../redirects/redirects'
import { articleUses, pageOfArticle } from './article-uses'
import { findNewsCategory, findNewsPage } from './news'
import { listCategoryLines } from './queries'
import { articleFields, newArticleFields } from './staff/article-fields'

export const articles = defineCollection({
  kind: 'article',
  path: STAFF.articles,
  right: 'content',
  nameText: 'staff.start.article',
  objectText: 'document.article',
  texts: {
    title: 'staff.articles',
    intro: 'staff.article.list.text',
    create: 'staff.article.new',
    createIntro: 'staff.article.new.text',
    createButton: 'edit.continue',
    edit: 'staff.article.text',
    deleted: 'staff.article.deleted',
    ungrouped: 'staff.article.none',
  },
  icon: 'document',
  help: 'texts',
  table: article,
  schema: articleDocument,
  fields: articleFields,
  createFields: newArticleFields,
  titleOf: ({ title }) => title,
  groupOf: ({ categoryId }) => categoryId,
  groupsOf: listCategoryLines,
  link: { href: STAFF.categories, label: 'staff.categories' },
  usesOf: articleUses,
  async shownAt(c, id, { categoryId, ownPage }) {
    const { db, view } = c.var
    const page = await pageOfArticle(db, { id, categoryId })
    const ownAddress = ownPage && articlePath(c.get('content').site, view.lang, ownPage)
    return {
      preview: ownAddress ?? (await pageAddressOf(c, page)),
      previewPage: ownAddress || page !== undefined ? { article: id, page } : null,
      publicAddress: ownAddress ?? (await publicAddressOf(c, page)),
    }
  },
  rulesOf: articleRules,
  async initial(c, values, main) {
    const { title, categoryId } = newArticle.parse(values)
    const name = title[main] ?? ''
    const empty = { imageId: null, fullText: {}, status: 'Published' }
    return {
      ...empty,
      name,
      alias: slugOf(name),
      ...(await newsValues(c, title, categoryId, main)),
    }
  },
  async statements(db, id, { ownPage, status }, actor) {
    const modified = db
      .update(article)
      .set({ modifiedAt: actor.now.toISOString() })
      .where(eq(article.id, id))
    if (status !== 'Published') return [modified]
    const before = await withArticles(db, await readPages(db))
    const otherArticles = before.articles.filter((one) => one.id !== id)
    const after = {
      ...before,
      articles: ownPage ? [...otherArticles, { id, ownPage }] : otherArticles,
    }
    const taken = ownPage ? LANGS.map((lang) => articleAddress(after.pages, lang, ownPage)) : []
    return [modified, ...(await movedStatements(db, { before, after, taken }, actor))]
  },
})

const newArticle = z.object({ title: translated, categoryId: z.number().nullable() })

/**
 * Empty slugs are generated from the title. The address must be free, and the home page is no parent. A new article
 * begins in the category of the news.
 */
async function articleRules(c: Context<AppEnv>, id: number | null): Promise<FormRules> {
  const db = c.get('db')
  const [pages, articlePages] = await Promise.all([readPages(db), listArticlePages(db, true)])
  const others = [
    ...pages,
    ...articlePages.filter((one) => one.id !== id).map((one) => one.ownPage),
  ]
  const home = pages.find(({ role }) => role === 'home')
  const newsCategory = id === null ? await findNewsCategory(db) : null
  return {
    begin: { categoryId: String(newsCategory ?? '') },
    complete(entries, main) {
      if (entries.ownPage !== CHECKBOX_VALUE) return entries
      const isBelowHome = entries['ownPage.parentId'] === String(home?.id)
      const values = isBelowHome ? { ...entries, 'ownPage.parentId': '' } : entries
      return withSlugs(values, { name: 'ownPage.slugs', title: 'title', main })
    },
    refine(document) {
      const { ownPage } = articleDocument.parse(document)
      return ownPage ? slugIssues('ownPage.slugs', ownPage, others) : []
    },
  }
}

/**
 * Returns the date of today and a page below the news page for an article in a category of the news. Other articles
 * begin without them.
 */
async function newsValues(
  c: Context<AppEnv>,
  title: z.infer<typeof translated>,
  categoryId: number | null,
  main: Lang,
) {
  const db = c.get('db')
  const news = await findNewsPage(db)
  const isNews = news?.relations.some(({ type, id }) => type === 'category' && id === categoryId)
  if (!news || !isNews) return {}
  const shownDate = brusselsDay(c.get('actor').now)
  const siblings = (await listArticlePages(db, true)).map((one) => one.ownPage)
  const slugOfLang = (lang: Lang) =>
    freeSlug(siblings, news.id, lang, slugOf(title[lang] || title[main] || '') || shownDate)
  const slugs = Object.fromEntries(LANGS.map((lang) => [lang, slugOfLang(lang)]))
  return { shownDate, ownPage: ownPage.parse({ parentId: news.id, slugs }) }
}

/** Returns the slug, with a number behind it if an article below this page has it already. */
function freeSlug(siblings: OwnPage[], parentId: number, lang: Lang, slug: string): string {
  const taken = siblings.flatMap((one) => (one.parentId === parentId ? one.slugs[lang] : []))
  for (let count = 2, free = slug; ; count += 1) {
    if (!taken.includes(free)) return free
    free = `${slug}-${count}`
  }
}
