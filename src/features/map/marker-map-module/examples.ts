import { defineExamples } from '../../../components/module/define-examples'
import type { MapMarker } from '../../../site/markers'
import { markerMap } from './marker-map'

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

export const markerMapExamples = defineExamples(markerMap, [
  {
    name: 'two places',
    config: {},
    data: [OFFICE, { ...OFFICE, id: 2, markerImage: '/favicon.svg', link: '/nl/contact' }],
  },
  { name: 'no place', config: { markers: [] }, data: [] },
])
