import { defineExamples } from '../../../../components/module/define-examples'
import { imageSlider } from './image-slider'

const IMAGES = ['living-old-large-linden', 'room-linden-kitchen-island'].map((name) => ({
  src: `/images/demo/${name}-960.jpg`,
  alt: { nl: 'Woonkamer', fr: 'Séjour', en: 'Living room', de: 'Wohnzimmer' },
}))

export const imageSliderExamples = defineExamples(imageSlider, [
  { name: 'two pictures', placement: { images: IMAGES }, config: {}, data: null },
  { name: 'one', placement: { images: IMAGES.slice(0, 1) }, config: {}, data: null },
])
