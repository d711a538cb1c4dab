import { hook } from '../../client/hooks'
import { CardRow, CardRowNav } from '../../components/listing/card-row'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import { type FavouriteRef, favouriteId } from '../../listing/filter/favourite-ids'
import { favouritesPath } from '../../urls'

interface RecentPlaceProps {
  view: View
  /** The home of this page: it is recorded as viewed and left out of the row. */
  seen?: FavouriteRef
}

/** The place of the recently viewed homes: their row comes from the favourites page when it is scrolled into view. */
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

/** The place with its row, which a script fills; only the favourites page has it from the server. */
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
