import { defineExamples } from '../parts/define-examples'
import { propertyMap } from './property-map'

export const propertyMapExamples = defineExamples(propertyMap, [
  { name: 'homes', config: { list: 'sale' }, data: { query: 'goal=0', total: 42 } },
  { name: 'none', config: { list: 'rent' }, data: { query: 'goal=1', total: 0 } },
])
