import { headingHomes, joined, placesOf } from '../../components/list/list-heading'
import { ListingCard } from '../../components/listing/listing-card'
import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import type { ListFilter } from '../../domain/list/list-filter'
import type { Nearby } from './nearby'

interface NearbyHomesProps {
  view: View
  filter: ListFilter
  nearby: Nearby
  heading: 'h2' | 'h3' | 'h4'
}

/** The same homes in the municipalities beside those of the filter. */
export function NearbyHomes({ view, filter, nearby, heading: Heading }: NearbyHomesProps) {
  const { t, lang } = view
  const { cards, total } = nearby
  const places = new Set(cards.map(({ city }) => pick(city, lang)))
  return (
    <section className="nearby" aria-labelledby="nearby">
      <Heading id="nearby">{t('nearby.title', { place: placesOf(view, filter) })}</Heading>
      <p>
        {t('nearby.text', {
          homes: headingHomes(view, filter, total),
          places: joined(lang, [...places]),
        })}
      </p>
      <ul className="grid-cards">
        {cards.map((card) => (
          <li key={`${card.kind} ${card.id}`}>
            <ListingCard view={view} card={card} heading={Heading === 'h2' ? 'h3' : 'h4'} />
          </li>
        ))}
      </ul>
    </section>
  )
}
