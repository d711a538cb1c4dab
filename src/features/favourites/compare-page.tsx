import { CompareTable } from '../../components/listing/compare-table'
import { EmptyState } from '../../components/ui/empty-state'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { plural } from '../../platform/i18n'
import { comparePath, favouritesPath } from '../../urls'

interface ComparePageProps {
  view: View
  /** The number of listings in the address. */
  requested: number
  homes: (ListingDetail | ProjectDetail)[]
}

/**
 * Renders up to four listings side by side. Without any, the client script redirects to those selected in this browser.
 */
export function ComparePage({ view, requested, homes }: ComparePageProps) {
  const { t, lang } = view
  const missing = requested - homes.length
  return (
    <Island name="compare" when="load">
      <section
        className="list wrap"
        data-compare-page={comparePath(lang)}
        data-own={requested === 0 || undefined}
      >
        <div className="list-head">
          <h1>{t('compare.title')}</h1>
          <a className="link" href={favouritesPath(lang)}>
            {t('compare.back')}
          </a>
        </div>
        {missing > 0 && (
          <p className="favourites-missing">{plural(t, lang, 'favourites.missing', missing)}</p>
        )}
        {homes.length === 0 ? (
          <EmptyState picture="key" title={t('compare.none')} text={t('compare.nonetext')} />
        ) : (
          <>
            {homes.length === 1 && <p className="notice">{t('compare.few')}</p>}
            <CompareTable view={view} homes={homes} />
          </>
        )}
      </section>
    </Island>
  )
}
