import { basemapOf } from '../../listing/places/basemap'
import type { ListBasemap } from './list-basemap'

const GHENT = { lat: 51.05, lng: 3.72 }

export const MAP_EXAMPLE: ListBasemap = {
  basemap: basemapOf({ lang: 'nl', points: [GHENT], zips: ['9000'], pane: 'beside' }),
  groups: [
    { ...GHENT, count: 24, price: null, isArea: false },
    { lat: 51.08, lng: 3.75, count: 1, price: '€\u00a0685.000', isArea: true },
    { lat: 51.03, lng: 3.7, count: 1, price: null, isArea: false },
  ],
  outline: '',
}
