import { defineExamples } from '../parts/define-examples'
import { scrollArrow } from './scroll-arrow'

export const scrollArrowExamples = defineExamples(scrollArrow, [
  { name: 'arrow', config: {}, data: null },
])
