import { Hydrated } from '../../client/hydrated'
import type { View } from '../../components/ui/view'
import { basemapOn, stageOf, withCoast } from '../../listing/places/basemap'
import { pick } from '../../platform/format/lang'
import { safeLink } from '../../platform/format/link'
import { textsOf } from '../../platform/i18n'
import type { MapMarker } from '../../site/markers'
import { markPin } from './mark'
import { MARKER_MAP_TEXTS, type MarkedPlace, MarkerMap } from './marker-map.island'

interface HydratedMarkerMapProps {
  view: View
  markers: MapMarker[]
  /** True if the page shows the addresses elsewhere. */
  isStandalone?: boolean
}

/** The agency's places and their map as an island. */
export function HydratedMarkerMap({ view, markers, isStandalone = false }: HydratedMarkerMapProps) {
  const places = markers.map((marker) => markedPlace(view, marker))
  const offices = stageOf(markers, [])
  // Wide panes show the coast in the west without more room across.
  const { y, height } = withCoast(offices, 'markers')
  const stage = { ...offices, y, height }
  const props = {
    lang: view.lang,
    isStandalone,
    texts: textsOf(view.t, MARKER_MAP_TEXTS),
    attribution: view.site.settings.mapTiles.attribution,
    basemap: basemapOn(stage, {
      lang: view.lang,
      zips: [],
      pane: 'markers',
      pins: places.map((place) => markPin(stage, place)),
    }),
    places,
  }
  return (
    <Hydrated
      name="marker-map"
      when="interaction"
      lang={view.lang}
      component={MarkerMap}
      props={props}
    />
  )
}

function markedPlace({ lang, site }: View, marker: MapMarker): MarkedPlace {
  const { id, lat, lng, title, address, link } = marker
  return {
    id,
    lat,
    lng,
    about: {
      title: pick(title, lang),
      address: pick(address, lang),
      href: safeLink(link) ?? undefined,
    },
    colour: marker.markerColor ?? site.settings.markerColor ?? undefined,
    image: marker.markerImage ?? site.settings.markerImage ?? undefined,
  }
}
