import { CardItem } from '../../components/module/card-item'
import type { View } from '../../components/ui/view'
import type { ListingCard as Card } from '../../listing/published'

/** A few similar listings. It renders nothing if there are none. */
export function SimilarListings({ view, cards }: { view: View; cards: Card[] }) {
  if (cards.length === 0) return null
  return (
    <section className="listing-part similar" aria-labelledby="similar">
      <h2 id="similar">{view.t('detail.similar')}</h2>
      <ul className="grid-cards">
        {cards.map((card) => (
          <CardItem key={card.id} view={view} card={card} />
        ))}
      </ul>
    </section>
  )
}
