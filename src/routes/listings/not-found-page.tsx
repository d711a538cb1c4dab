import { ListingCard } from '../../components/listing/listing-card'
import { EmptyState } from '../../components/ui/empty-state'
import type { View } from '../../components/ui/view'
import type { ListingCard as Card } from '../../domain/listing/published'
import { rolePath } from '../../urls'

interface NotFoundPageProps {
  view: View
  /** It was online once and is no more. */
  gone: boolean
  cards: Card[]
}

/** A listing that is not there, and ways on. */
export function NotFoundPage({ view, gone, cards }: NotFoundPageProps) {
  const { t, site, lang } = view
  const ways = [
    { label: t('goal.sale'), href: rolePath(site, lang, 'sale') },
    { label: t('goal.rent'), href: rolePath(site, lang, 'rent') },
  ]
  return (
    <section className="section wrap">
      <EmptyState
        heading="h1"
        title={t(gone ? 'error.gone' : 'error.propertynotfound')}
        text={t(gone ? 'error.gonetext' : 'error.propertynotfoundtext')}
      >
        {ways.map(({ label, href }) =>
          href ? (
            <a key={href} className="button quiet" href={href}>
              {label}
            </a>
          ) : null,
        )}
      </EmptyState>
      {cards.length > 0 && (
        <ul className="grid-cards not-found-cards">
          {cards.map((card) => (
            <li key={card.id}>
              <ListingCard view={view} card={card} heading="h2" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
