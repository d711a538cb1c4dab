import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { CategoryUse } from '../../../features/articles/edit-categories'
import { pick } from '../../../platform/format/lang'
import { STAFF } from '../../../urls'

interface CategoryUsesProps {
  view: View
  id: number
  uses: CategoryUse[]
  /** True if the deletion was refused. */
  isRefused: boolean
}

const EDITOR_PATHS = { article: STAFF.articles, category: STAFF.categories, page: STAFF.pages }

/** The uses of a category, and a button to delete it if it has none. */
export function CategoryUses({ view, id, uses, isRefused }: CategoryUsesProps) {
  const { t, lang } = view
  return (
    <section className="panel stack">
      <h2>{t('category.uses')}</h2>
      {isRefused ? (
        <p className="notice bad" role="alert">
          <Icon name="alert" />
          {t('category.refused')}
        </p>
      ) : null}
      {uses.length === 0 ? <p className="muted">{t('category.uses.none')}</p> : null}
      <ul className="uses">
        {uses.map((use) => (
          <li key={`${use.subjectType} ${use.id}`}>
            <a href={`${EDITOR_PATHS[use.subjectType]}/${use.id}`}>
              {t(`category.uses.${use.subjectType}`, { title: pick(use.title, lang) || use.id })}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={`${STAFF.categories}/${id}/removal`}>
        <button type="submit" className="button quiet" disabled={uses.length > 0}>
          {t('category.delete')}
        </button>
      </form>
    </section>
  )
}
