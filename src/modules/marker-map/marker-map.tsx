import { z } from 'zod'
import { cached } from '../../cache'
import { MarkerMap } from '../../components/list/marker-map'
import { listMarkers, type MapMarker } from '../../data/content/markers'
import { ModuleFrame } from '../frame'
import { defineModule, type ModuleViewProps } from '../module'

const OFFICE: MapMarker = {
  id: 1,
  lat: 51.0508,
  lng: 3.7176,
  markerColor: '#1f4a3a',
  markerImage: null,
  title: { nl: 'Lindehof Gent' },
  address: { nl: 'Lindenlei 14, 9000 Gent', fr: 'Lindenlei 14, 9000 Gand' },
  link: null,
}

/** The agency's places on a map, all of them or those with these ids. */
export const markerMap = defineModule({
  kind: 'marker-map',
  config: z.object({ markers: z.array(z.number().int()).optional() }),
  async load({ cache, db }, { markers }) {
    const all = await cached(cache, 'content', 'markers', () => listMarkers(db))
    return markers ? all.filter(({ id }) => markers.includes(id)) : all
  },
  View: MarkerMapView,
  examples: [
    {
      name: 'two places',
      config: {},
      data: [OFFICE, { ...OFFICE, id: 2, markerImage: '/favicon.svg', link: '/nl/contact' }],
    },
    { name: 'no place', config: { markers: [] }, data: [] },
  ],
})

function MarkerMapView({
  moduleId: id,
  view,
  placement,
  data,
}: ModuleViewProps<unknown, MapMarker[]>) {
  if (data.length === 0) return null
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <MarkerMap view={view} id={`m-${id}`} markers={data} />
    </ModuleFrame>
  )
}
