import { defineExamples } from '../../../../components/module/define-examples'
import { beforeAfter } from './before-after'

export const beforeAfterExamples = defineExamples(beforeAfter, [
  {
    name: 'two pictures',
    placement: { images: ['/images/demo/living-03-960.jpg', '/images/demo/living-05-960.jpg'] },
    config: {},
    data: null,
  },
  { name: 'only one picture', config: {}, data: null },
])
