import { hook } from '../../client/hooks'
import { type FavouriteRef, favouriteId } from '../../domain/list/favourite-ids'
import { favouritesPath } from '../../urls'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import { RailNav } from './rail-nav'

/**
 * The rail of recently viewed homes, filled by its script when scrolled into view. `seen` is the home
 * of this page: it is recorded as viewed and left out of the rail.
 */
export function RecentRail({ view, seen }: { view: View; seen?: FavouriteRef }) {
  return (
    <Island name="recent" when="visible">
      <section
        className="recent"
        aria-labelledby="recent-title"
        data-recent={favouritesPath(view.lang)}
        data-seen={seen && favouriteId(seen)}
      >
        <Island name="rail" when="visible">
          <div className="wrap">
            <div className="section-head">
              <h2 id="recent-title">{view.t('favourites.recent')}</h2>
              <RailNav view={view} />
            </div>
          </div>
          <div className="rail-box">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must scroll by keyboard */}
            <ul className="rail" tabIndex={0} aria-labelledby="recent-title" {...hook('rail')} />
          </div>
        </Island>
      </section>
    </Island>
  )
}
