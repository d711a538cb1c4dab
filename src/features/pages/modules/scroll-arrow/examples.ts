import { defineExamples } from '../../../../components/module/define-examples'
import { scrollArrow } from './scroll-arrow'

export const scrollArrowExamples = defineExamples(scrollArrow, [
  { name: 'arrow', config: {}, data: null },
])
