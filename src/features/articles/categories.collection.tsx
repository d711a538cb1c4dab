import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { articleCategory } from '../../platform/db/schema-content'
import type { Field } from '../../platform/fields/field'
import { pick } from '../../platform/format/lang'
import { plural } from '../../platform/i18n'
import { type Category, categoryDocument, withSubcategories } from '../../site/category'
import { defineCollection } from '../../staff/collections/collection'
import { STAFF } from '../../urls'
import { categoryUses } from './article-uses'
import { listArticleLines } from './queries'
import { CategoryUses } from './staff/category-uses'

export const categoryFields: Field[] = [
  { kind: 'translated', name: 'name', label: 'category.name', required: true },
  {
    kind: 'reference',
    name: 'parentId',
    label: 'category.parent',
    help: 'category.parent.help',
    of: ['category'],
  },
]

/** The categories of articles, an ordered tree. A parent cannot be the category itself or one below it. */
export const categories = defineCollection({
  kind: 'category',
  path: STAFF.categories,
  right: 'content',
  nameText: 'staff.start.category',
  objectText: 'document.category',
  texts: {
    title: 'staff.categories',
    intro: 'category.text',
    create: 'category.new',
    createIntro: 'category.new.text',
    createButton: 'category.new.make',
    edit: 'category.edit.text',
    created: 'category.done.create',
    deleted: 'category.done.delete',
  },
  help: 'texts',
  table: articleCategory,
  schema: categoryDocument,
  fields: categoryFields,
  createFields: categoryFields,
  titleOf: ({ name }) => name,
  groupOf: ({ parentId }) => parentId,
  isTree: true,
  async notesOf({ var: { db, view } }) {
    const articles = Map.groupBy(await listArticleLines(db), ({ categoryId }) => categoryId)
    const textOf = (id: number) =>
      plural(view.t, view.lang, 'category.articles', articles.get(id)?.length ?? 0)
    return new Map((await listCategories(db)).map(({ id }) => [id, textOf(id)]))
  },
  parent: { href: STAFF.articles, label: 'staff.articles' },
  usesOf: categoryUses,
  async rulesOf({ var: { db, view } }, id) {
    const possible = possibleParents(await listCategories(db), id)
    return {
      references: {
        category: possible.map((one) => ({
          id: String(one.id),
          name: pick(one.name, view.lang) || String(one.id),
        })),
      },
      refine(document) {
        const { parentId } = categoryDocument.parse(document)
        const isPossible = parentId === null || possible.some((one) => one.id === parentId)
        return isPossible ? [] : [{ name: 'parentId', text: 'category.parent.itself' }]
      },
    }
  },
  async statements(db, id, { parentId }) {
    // A restored revision may name a parent that was deleted or moved below it.
    const possible = possibleParents(await listCategories(db), id)
    if (parentId === null || possible.some((one) => one.id === parentId)) return []
    return [db.update(articleCategory).set({ parentId: null }).where(eq(articleCategory.id, id))]
  },
  async foot({ var: { db, view } }, id) {
    return <CategoryUses view={view} id={id} uses={await categoryUses(db, id)} />
  },
})

async function listCategories(db: Db): Promise<Category[]> {
  return (await categories.list(db)).map(({ id, document }) => ({ id, ...document }))
}

/** Returns the categories that can be the parent of one. `id` is null for a new category. */
function possibleParents(all: readonly Category[], id: number | null): Category[] {
  const below = id === null ? [] : withSubcategories(all, [id], true)
  return all.filter((one) => !below.some((other) => other.id === one.id))
}
