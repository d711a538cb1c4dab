import type { View } from '../../../components/ui/view'
import { Pager } from '../../../staff/parts/pager'
import { LEGAL_RULES_PATH, STAFF, withQuery } from '../../../urls'
import { CHECKED_PER_PAGE, type CheckedListing, isIncomplete } from './check-listings'
import { IncompleteList } from './incomplete-list'

interface IncompletePageProps {
  view: View
  checked: CheckedListing[]
  total: number
  page: number
}

/** The results of the legal check of adverts on the market. */
export function IncompletePage({ view, checked, total, page }: IncompletePageProps) {
  const { t } = view
  const offset = (page - 1) * CHECKED_PER_PAGE
  const incomplete = checked.filter(isIncomplete)
  return (
    <section className="panel">
      <p className="muted">
        {t('staff.incomplete.text')}{' '}
        <a className="link" href={LEGAL_RULES_PATH}>
          {t('staff.rules.title')}
        </a>
      </p>
      <p className="small muted">
        {t('staff.incomplete.checked', {
          from: Math.min(offset + 1, total),
          to: offset + checked.length,
          total,
        })}
      </p>
      {incomplete.length === 0 ? (
        <p>{t('staff.incomplete.none')}</p>
      ) : (
        <IncompleteList view={view} incomplete={incomplete} />
      )}
      <Pager
        view={view}
        path={withQuery(STAFF.listings, 'show=incomplete')}
        page={page}
        lastPage={Math.ceil(total / CHECKED_PER_PAGE)}
      />
    </section>
  )
}
