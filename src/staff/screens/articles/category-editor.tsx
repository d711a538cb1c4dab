import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import {
  categoryUses,
  editableCategory,
  isPossibleParent,
  listCategoryRows,
} from '../../../features/articles/edit-categories'
import type { Entries } from '../../../platform/fields/field'
import { type Lang, pick } from '../../../platform/format/lang'
import { type CategoryDocument, categoryDocument } from '../../../site/category'
import { openDocument } from '../../../site/revisions/documents'
import { STAFF } from '../../../urls'
import type { Editor, References } from '../../editing/edit-form'
import { readDocument } from '../../editing/read-document'
import { categoryFields } from './category-fields'
import { CategoryUses } from './category-uses'

type Rows = Awaited<ReturnType<typeof listCategoryRows>>

/** Returns the editor of a category, or null if the category does not exist. */
export async function categoryEditor(c: Context<AppEnv>, id: number): Promise<Editor | null> {
  const { db, view } = c.var
  const editable = editableCategory(id)
  const [open, rows, uses] = await Promise.all([
    openDocument(db, editable),
    listCategoryRows(db),
    categoryUses(db, id),
  ])
  if (!open) return null
  const address = `${STAFF.categories}/${id}`
  return {
    editable,
    open,
    fields: categoryFields,
    title: pick((open.document as CategoryDocument).name, view.lang) || String(id),
    text: view.t('category.edit.text'),
    address,
    backLink: { href: STAFF.categories, label: view.t('staff.categories') },
    history: `${address}/history`,
    preview: null,
    references: parentsOf(rows, id, view.lang),
    foot: <CategoryUses {...{ view, id, uses, isRefused: c.req.query('refused') === 'uses' }} />,
    read: (entries, main) => readCategory(rows, id, entries, main),
  }
}

/**
 * Returns the categories that can be the parent of a category, as options of its form. `id` is null for a new category.
 */
export function parentsOf(rows: Rows, id: number | null, lang: Lang): References {
  const possible = rows.filter((row) => isPossibleParent(rows, id, row.id))
  return {
    category: possible.map((row) => ({
      id: String(row.id),
      name: pick(row.name, lang) || String(row.id),
    })),
  }
}

/** Reads the form of a category. Its parent cannot be itself or one of its descendants. */
export function readCategory(rows: Rows, id: number | null, entries: Entries, main: Lang) {
  return readDocument(
    {
      fields: categoryFields,
      schema: categoryDocument,
      refine: (document) =>
        isPossibleParent(rows, id, categoryDocument.parse(document).parentId)
          ? []
          : [{ name: 'parentId', text: 'category.parent.itself' }],
    },
    entries,
    main,
  )
}
