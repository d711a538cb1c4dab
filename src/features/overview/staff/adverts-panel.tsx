import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { plural } from '../../../platform/i18n'
import { STAFF, withQuery } from '../../../urls'
import { IncompleteList, isIncomplete } from '../../listings/listings.staff'
import type { CheckedListing } from '../../listings/staff/check-listings'
import type { Overview } from './overview-queries'
import { PanelHead } from './panel-head'

const LISTINGS_SHOWN = 4

interface AdvertsPanelProps {
  view: View
  /** The most recently changed listings on the market within the account's scope. */
  checked: CheckedListing[]
  total: number
  /** False for an account that sees only its own listings. */
  isAll: boolean
  overview: Overview
}

/** The incomplete adverts within the account's scope: their number, and the most recently changed ones by name. */
export function AdvertsPanel({ view, checked, total, isAll, overview }: AdvertsPanelProps) {
  const { t, lang } = view
  const incomplete = checked.filter(isIncomplete)
  const count =
    checked.length < total
      ? plural(t, lang, 'staff.start.incomplete.of', incomplete.length, {
          checked: checked.length,
          total,
        })
      : plural(t, lang, 'staff.start.incomplete', incomplete.length, { total })
  return (
    <section className="panel adverts">
      <PanelHead
        view={view}
        title={t(isAll ? 'staff.start.adverts' : 'staff.start.adverts.mine')}
        href={incomplete.length > 0 ? withQuery(STAFF.listings, 'show=incomplete') : STAFF.listings}
        link={t('staff.more')}
      />
      {isAll && total > 0 ? (
        <p className="online">
          <strong>{plural(t, lang, 'staff.kpi.online', overview.properties)}</strong>{' '}
          {plural(t, lang, 'staff.kpi.projects', overview.projects)}
        </p>
      ) : null}
      {total === 0 ? <p className="muted">{t('staff.start.adverts.none')}</p> : null}
      {total > 0 && incomplete.length === 0 ? (
        <p className="all-well">
          <Icon name="check" />
          {t('staff.incomplete.none')}
        </p>
      ) : null}
      {incomplete.length > 0 ? (
        <>
          <p className="muted">{count}</p>
          <IncompleteList view={view} incomplete={incomplete.slice(0, LISTINGS_SHOWN)} />
        </>
      ) : null}
    </section>
  )
}
