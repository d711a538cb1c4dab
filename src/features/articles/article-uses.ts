import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { article, articleCategory, page, pageModule } from '../../platform/db/schema-content'
import { withSubcategories } from '../../site/category'
import { pageDocument } from '../../site/page-document'
import { readDrafts } from '../../site/revisions/revisions'
import type { DocumentUse } from '../../staff/collections/collection'
import { STAFF } from '../../urls'

/** Returns the pages with a live or drafted module that shows the article itself. */
export async function articleUses(db: Db, id: number): Promise<DocumentUse[]> {
  return pageUses(db, (module) => articlesOf(module).includes(id))
}

/** Returns the ID of a page that shows an article itself or its category, or undefined. */
export async function pageOfArticle(
  db: Db,
  { id, categoryId }: { id: number; categoryId: number | null },
): Promise<number | undefined> {
  const [modules, categories] = await Promise.all([
    modulesWithDrafts(db),
    db.select().from(articleCategory),
  ])
  const lists = modules.find(({ placement }) => {
    const { relations = [], isHasSubcategories = false } = placement
    const ids = relations.filter(({ type }) => type === 'category').map((one) => one.id)
    return withSubcategories(categories, ids, isHasSubcategories).some(
      (one) => one.id === categoryId,
    )
  })
  const named = modules.find((module) => articlesOf(module).includes(id))
  return (named ?? lists)?.pageId
}

export async function categoryUses(db: Db, id: number): Promise<DocumentUse[]> {
  const [articles, drafts, below, pages] = await Promise.all([
    db
      .select({ id: article.id, title: article.title, categoryId: article.categoryId })
      .from(article),
    readDrafts(db, 'article'),
    db.select().from(articleCategory).where(eq(articleCategory.parentId, id)),
    pageUses(db, ({ placement: { relations = [] } }) =>
      relations.some((one) => one.type === 'category' && one.id === id),
    ),
  ])
  const categoryOfDraft = (articleId: number) =>
    (drafts.get(String(articleId)) as { categoryId?: number } | undefined)?.categoryId
  return [
    ...articles
      .filter((one) => one.categoryId === id || categoryOfDraft(one.id) === id)
      .map((one) => ({
        href: `${STAFF.articles}/${one.id}`,
        title: one.title,
        text: 'category.uses.article' as const,
      })),
    ...below.map((one) => ({
      href: `${STAFF.categories}/${one.id}`,
      title: one.name,
      text: 'category.uses.category' as const,
    })),
    ...pages.map((one) => ({ ...one, text: 'category.uses.page' as const })),
  ]
}

type PlacedModule = Pick<typeof pageModule.$inferSelect, 'pageId' | 'placement' | 'config'>

async function pageUses(db: Db, isUse: (module: PlacedModule) => boolean): Promise<DocumentUse[]> {
  const [modules, pages] = await Promise.all([
    modulesWithDrafts(db),
    db.select({ id: page.id, params: page.params }).from(page),
  ])
  const ids = new Set(modules.filter(isUse).map(({ pageId }) => pageId))
  return pages
    .filter(({ id }) => ids.has(id))
    .map(({ id, params }) => ({ href: `${STAFF.pages}/${id}`, title: params.title }))
}

/** Returns all live and drafted modules with the IDs of their pages. */
async function modulesWithDrafts(db: Db): Promise<PlacedModule[]> {
  const [rows, drafts] = await Promise.all([db.select().from(pageModule), readDrafts(db, 'page')])
  const drafted = [...drafts].flatMap(([id, draft]) => {
    const page = pageDocument.safeParse(draft)
    return page.success ? page.data.modules.map((one) => ({ ...one, pageId: Number(id) })) : []
  })
  return [...rows, ...drafted]
}

/** Returns the IDs of the articles to which a module refers itself. */
function articlesOf({ placement, config }: PlacedModule): number[] {
  const { articleId } = (config ?? {}) as { articleId?: number }
  const related = (placement.relations ?? []).filter(({ type }) => type === 'article')
  return [...related.map(({ id }) => id), ...(articleId ? [articleId] : [])]
}
