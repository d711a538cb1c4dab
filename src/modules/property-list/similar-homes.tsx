import { ListingCard } from '../../components/listing/listing-card'
import type { View } from '../../components/ui/view'
import type { ListingCard as Card } from '../../domain/listing/published'

interface SimilarHomesProps {
  view: View
  cards: Card[]
  heading: 'h2' | 'h3' | 'h4'
}

/** Homes like those that were looked for; nothing where there are none. */
export function SimilarHomes({ view, cards, heading: Heading }: SimilarHomesProps) {
  if (cards.length === 0) return null
  return (
    <section className="nearby" aria-labelledby="similar">
      <Heading id="similar">{view.t('detail.similar')}</Heading>
      <p>{view.t('similar.text')}</p>
      <ul className="grid-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCard view={view} card={card} heading={Heading === 'h2' ? 'h3' : 'h4'} />
          </li>
        ))}
      </ul>
    </section>
  )
}
