import type { ComponentProps } from 'react'
import type { ListingCard as Card } from '../../listing/published'
import { rolePath } from '../../urls'
import { ListingCard } from '../listing/listing-card'
import { EmptyState } from '../ui/empty-state'
import type { View } from '../ui/view'

interface MissingPageProps extends Pick<ComponentProps<typeof EmptyState>, 'picture' | 'text'> {
  view: View
  title: string
  cards: Card[]
  /** True if the cards are listings near the place of the missing one. */
  areNear?: boolean
}

/** The content of a page that does not exist: the reason, links to the lists, and listings. */
export function MissingPage({ view, cards, areNear = false, ...reason }: MissingPageProps) {
  const { t, site, lang } = view
  const lists = (['sale', 'rent'] as const).flatMap((role) => {
    const href = rolePath(site, lang, role)
    return href ? [{ href, label: t(`goal.${role}`) }] : []
  })
  return (
    <section className="section tight wrap not-found">
      <EmptyState {...reason} heading="h1">
        {lists.map(({ href, label }, index) => (
          <a key={href} className={index === 0 ? 'button' : 'link'} href={href}>
            {label}
          </a>
        ))}
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
