import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { listCategoryRows } from '../../../features/articles/edit-categories'
import { pick } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import { STAFF } from '../../../urls'
import { MoveButtons } from '../../editing/inputs/move-buttons'
import { BackLink } from '../../staff-shell'

type Row = Awaited<ReturnType<typeof listCategoryRows>>[number]

interface CategoriesPageProps {
  view: View
  rows: Row[]
  /** The number of articles by category id. */
  counts: Map<number | null, number>
  completedAction: 'create' | 'delete' | null
}

/** The categories of articles as a tree. */
export function CategoriesPage({ completedAction, ...props }: CategoriesPageProps) {
  const { t } = props.view
  return (
    <>
      <BackLink href={STAFF.articles}>{t('staff.articles')}</BackLink>
      <section className="panel">
        {completedAction ? (
          <p className="notice good" role="status">
            <Icon name="check" />
            {t(`category.done.${completedAction}`)}
          </p>
        ) : null}
        <form className="content-tree" method="post">
          <Branch {...props} parentId={null} />
        </form>
      </section>
    </>
  )
}

function Branch(props: Omit<CategoriesPageProps, 'completedAction'> & { parentId: number | null }) {
  const { view, rows, counts, parentId } = props
  const { t, lang } = view
  const siblings = rows.filter((row) => row.parentId === parentId)
  if (siblings.length === 0) return null
  return (
    <ul>
      {siblings.map(({ id, name }, index) => (
        <li key={id} id={`c-${id}`}>
          <div className="content-line">
            <p>
              <a href={`${STAFF.categories}/${id}`}>{pick(name, lang) || String(id)}</a>
              <small>{plural(t, lang, 'category.articles', counts.get(id) ?? 0)}</small>
            </p>
            <MoveButtons
              view={view}
              name={pick(name, lang)}
              address={`${STAFF.categories}/${id}`}
              isFirst={index === 0}
              isLast={index === siblings.length - 1}
            />
          </div>
          <Branch {...props} parentId={id} />
        </li>
      ))}
    </ul>
  )
}
