import { defineExamples } from '../parts/define-examples'
import { propertyMap } from './property-map'

export const propertyMapExamples = defineExamples(propertyMap, [
  { name: 'homes', config: { list: 'sale' }, data: { total: 42 } },
  { name: 'none', config: { list: 'rent' }, data: { total: 0 } },
])
