import { hook } from '../../client/hooks'
import { CardRow, CardRowNav } from '../../components/listing/card-row'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import { type FavouriteRef, favouriteId } from '../../listing/filter/favourite-ids'
import { favouritesPath } from '../../urls'

interface RecentPlaceProps {
  view: View
  /** The listing of this page: it is recorded as viewed and left out of the row. */
  seen?: FavouriteRef
}

/**
 * Renders the placeholder of the recently viewed listings. It is replaced when it is scrolled into view, by a row from
 * the favourites page.
 */
export function RecentPlace({ view, seen }: RecentPlaceProps) {
  return (
    <Island name="recent" when="visible">
      <section
        className="recent"
        tabIndex={-1}
        data-recent={favouritesPath(view.lang)}
        data-seen={seen && favouriteId(seen)}
      />
    </Island>
  )
}

/** Renders the row, which a script fills; only the favourites page includes it. */
export function RecentRow({ view }: { view: View }) {
  const { t, lang } = view
  return (
    <Island name="recent" when="visible">
      <section className="recent" tabIndex={-1} data-recent={favouritesPath(lang)}>
        <Island name="carousel" when="visible">
          <div className="wrap">
            <div className="section-head">
              <h2 id="recent-title">{t('favourites.recent')}</h2>
              <CardRowNav view={view} />
            </div>
          </div>
          <CardRow label={{ 'aria-labelledby': 'recent-title' }} />
        </Island>
        <p className="wrap">
          <button type="button" className="link" {...hook('forget-recent')}>
            {t('favourites.clearrecent')}
          </button>
        </p>
      </section>
    </Island>
  )
}
