import type { ListingCard as Listing } from '../../listing/published'
import { ListingCard } from '../listing/listing-card'
import type { View } from '../ui/view'
import { cachedHtml } from './cached-html'

interface CardItemProps {
  view: View
  card: Listing
  eager?: boolean
  sizes?: string
  heading?: 'h2' | 'h3' | 'h4'
  /** Data attributes by which scripts find the item. */
  attributes?: Record<`data-${string}`, string | undefined>
  /** HTML after the card. */
  after?: string
}

/**
 * A card as an item of a list. Its HTML is cached by the facts that it shows. A listing that left the market has no
 * favourite button.
 */
export function CardItem({ attributes, after = '', ...props }: CardItemProps) {
  const { view, card, eager = false, sizes = '', heading = '' } = props
  const key = `${view.lang} card ${heading} ${eager} ${sizes} ${JSON.stringify(card)}`
  const html = cachedHtml(view.site, key, () => <ListingCard {...props} heart={!card.gone} />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
  return <li {...attributes} dangerouslySetInnerHTML={{ __html: html + after }} />
}
