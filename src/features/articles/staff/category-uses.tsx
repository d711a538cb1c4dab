import type { View } from '../../../components/ui/view'
import { pick } from '../../../platform/format/lang'
import type { DocumentUse } from '../../../staff/collections/collection'
import { STAFF } from '../../../urls'

interface CategoryUsesProps {
  view: View
  id: number
  uses: DocumentUse[]
}

/** The uses of a category, and a button to delete it if it has none. */
export function CategoryUses({ view, id, uses }: CategoryUsesProps) {
  const { t, lang } = view
  return (
    <section className="panel stack">
      <h2>{t('category.uses')}</h2>
      {uses.length === 0 ? <p className="muted">{t('category.uses.none')}</p> : null}
      <ul className="uses">
        {uses.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>{text ? t(text, { title: pick(title, lang) || href }) : href}</a>
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
