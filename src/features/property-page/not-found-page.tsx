import { ListingCard } from '../../components/listing/listing-card'
import { EmptyState } from '../../components/ui/empty-state'
import type { View } from '../../components/ui/view'
import type { ListingCard as Card } from '../../listing/published'
import { rolePath } from '../../urls'

interface NotFoundPageProps {
  view: View
  /** True if it was published before. */
  gone: boolean
  cards: Card[]
  /** True if the cards are listings near the place of this one. */
  areNear?: boolean
}

/** The page for a listing that does not exist, with links to the lists and to other listings. */
export function NotFoundPage({ view, gone, cards, areNear = false }: NotFoundPageProps) {
  const { t, site, lang } = view
  const suggestions = [
    { label: t('goal.sale'), href: rolePath(site, lang, 'sale') },
    { label: t('goal.rent'), href: rolePath(site, lang, 'rent') },
  ]
  return (
    <section className="section tight wrap not-found">
      <EmptyState
        drawing={gone ? 'offline' : 'search'}
        heading="h1"
        title={t(gone ? 'error.gone' : 'error.propertynotfound')}
        text={t(gone ? 'error.gonetext' : 'error.propertynotfoundtext')}
      >
        {suggestions.map(({ label, href }) =>
          href ? (
            <a key={href} className="button quiet" href={href}>
              {label}
            </a>
          ) : null,
        )}
      </EmptyState>
      {areNear && <h2>{t('detail.similar')}</h2>}
      {cards.length > 0 && (
        <ul className="grid-cards not-found-cards">
          {cards.map((card) => (
            <li key={card.id}>
              <ListingCard view={view} card={card} heading={areNear ? 'h3' : 'h2'} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
