import { defineExamples } from '../parts/define-examples'
import { MAP_EXAMPLE } from '../parts/map-example'
import { propertyMap } from './property-map'

export const propertyMapExamples = defineExamples(propertyMap, [
  { name: 'homes', config: { list: 'sale' }, data: { total: 42, map: MAP_EXAMPLE } },
  { name: 'none', config: { list: 'rent' }, data: { total: 0, map: MAP_EXAMPLE } },
])
