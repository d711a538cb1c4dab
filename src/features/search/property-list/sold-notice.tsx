import { ListingCard } from '../../../components/listing/listing-card'
import { listingTitle } from '../../../components/listing/listing-title'
import { placeName } from '../../../components/listing/place-line'
import type { View } from '../../../components/ui/view'
import { LIST_OF_GOAL } from '../../../listing/filter/lists'
import type { SoldListing } from '../../../listing/queries/cached-details'
import { GOAL } from '../../../platform/goal'
import { rolePath } from '../../../urls'
import { SoldPicture } from './sold-list'

/** Tells a visitor of an old link that the property is sold or let, and shows similar listings. */
export function SoldNotice({ view, home }: { view: View; home: SoldListing }) {
  const { t, site, lang } = view
  const { card, similar } = home
  const isRent = card.goal === GOAL.rent
  const list = rolePath(site, lang, LIST_OF_GOAL[card.goal])
  const valuation = rolePath(site, lang, 'valuation')
  return (
    <section className="sold-notice" aria-labelledby="sold-home">
      <div className="wrap about">
        <SoldPicture view={view} card={card} eager />
        <div>
          <h2 id="sold-home">{t(isRent ? 'detail.rented' : 'detail.sold')}</h2>
          <p className="lede">
            {listingTitle(card, lang)}, {placeName(card, lang)}
          </p>
          <p>{t(isRent ? 'sold.lettext' : 'sold.text')}</p>
          <div className="actions">
            {list && (
              <a className="button" href={list}>
                {t(isRent ? 'sold.rent' : 'sold.sale')}
              </a>
            )}
            {valuation && (
              <a className="button quiet" href={valuation}>
                {t('sold.valuation')}
              </a>
            )}
          </div>
        </div>
      </div>
      {similar.length > 0 && (
        <div className="wrap">
          <h3>{t('detail.similar')}</h3>
          <ul className="grid-cards">
            {similar.map((listing) => (
              <li key={listing.id}>
                <ListingCard view={view} card={listing} heading="h4" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
