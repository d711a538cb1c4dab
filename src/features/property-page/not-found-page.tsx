import { MissingPage } from '../../components/error-pages/missing-page'
import type { View } from '../../components/ui/view'
import type { ListingCard as Card } from '../../listing/published'

interface NotFoundPageProps {
  view: View
  /** True if it was published before. */
  gone: boolean
  cards: Card[]
  /** True if the cards are listings near the place of this one. */
  areNear?: boolean
}

/** The page for a listing that does not exist, with links to the lists and to other listings. */
export function NotFoundPage({ view, gone, ...listings }: NotFoundPageProps) {
  const { t } = view
  return (
    <MissingPage
      {...listings}
      view={view}
      picture={gone ? 'key' : 'plot'}
      title={t(gone ? 'error.gone' : 'error.propertynotfound')}
      text={t(gone ? 'error.gonetext' : 'error.propertynotfoundtext')}
    />
  )
}
