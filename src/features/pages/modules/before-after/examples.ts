import { defineExamples } from '../../../../components/module/define-examples'
import { beforeAfter } from './before-after'

export const beforeAfterExamples = defineExamples(beforeAfter, [
  {
    name: 'two pictures',
    placement: {
      images: [
        '/images/demo/room-card-living-corner-960.jpg',
        '/images/demo/room-linden-living-corner-960.jpg',
      ],
    },
    config: {},
    data: null,
  },
  { name: 'only one picture', config: {}, data: null },
])
