import { Hydrated } from '../../client/hydrated'
import { placeLine } from '../../components/listing/place-line'
import type { View } from '../../components/ui/view'
import { basemapOf } from '../../listing/places/basemap'
import { localitiesOf } from '../../listing/places/places'
import type { ListingCard } from '../../listing/published'
import { placeZip, type WithCountry } from '../../platform/geo/belgian-region'
import { textsOf } from '../../platform/i18n'
import { PLACE_MAP_TEXTS, PlaceMap } from '../map/map'

type Placed = Pick<
  ListingCard,
  'id' | 'zip' | 'city' | keyof WithCountry | 'address' | 'lat' | 'lng' | 'exact'
>

/** The map of a listing: its point, an area if the address is hidden, or only the address. */
export function ListingLocation({ view, listing }: { view: View; listing: Placed }) {
  const { t, lang, site } = view
  const { id, lat, lng, exact } = listing
  const zip = placeZip(listing)
  const mark = lat === null || lng === null ? undefined : { id, lat, lng, isArea: !exact }
  const isPlaced = mark !== undefined || localitiesOf(zip).length > 0
  const props = {
    texts: textsOf(t, PLACE_MAP_TEXTS),
    attribution: site.settings.mapTiles.attribution,
    line: placeLine(listing, lang),
    basemap: isPlaced
      ? basemapOf({ lang, points: mark ? [mark] : [], zips: [zip], pane: 'home' })
      : undefined,
    mark,
    isExact: exact,
    area: exact || !isPlaced ? '' : t(listing.address.street ? 'detail.mapnear' : 'detail.maparea'),
  }
  return (
    <Hydrated name="place-map" when="interaction" lang={lang} component={PlaceMap} props={props} />
  )
}
