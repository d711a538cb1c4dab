import { FavouriteButton } from '../../components/listing/favourite-button'
import { Breadcrumbs } from '../../components/shell/breadcrumbs'
import type { Crumb } from '../../components/shell/structured-data'
import { ShareButtons } from '../../components/ui/share-buttons'
import type { View } from '../../components/ui/view'
import type { ListingCard } from '../../listing/published'
import type { PageRole } from '../../site/page-role'
import { BackLink } from './list-links'

interface PageTopProps {
  view: View
  listing: ListingCard
  /** The role of the list that the back link opens. */
  list: PageRole
  crumbs: Crumb[]
  /** The title of the shared link. */
  name: string
  /** The absolute URL of this page. */
  address: string
}

/**
 * The back link, breadcrumbs and actions of the page: a line above the pictures, and on a phone round buttons on them.
 */
export function PageTop({ view, listing, list, crumbs, name, address }: PageTopProps) {
  return (
    <div className="crumb-line">
      <BackLink view={view} list={list} />
      <Breadcrumbs view={view} items={crumbs} />
      <div className="title-acts">
        {!listing.gone && !view.early && <FavouriteButton view={view} listing={listing} hasText />}
        {!view.early && <ShareButtons view={view} name={name} address={address} />}
      </div>
    </div>
  )
}
