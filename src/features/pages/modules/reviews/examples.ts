import { defineExamples } from '../../../../components/module/define-examples'
import { reviews } from './reviews'

export const reviewsExamples = defineExamples(reviews, [
  {
    name: 'reviews',
    placement: { title: { nl: 'Beoordelingen', fr: 'Avis', en: 'Reviews', de: 'Bewertungen' } },
    config: { embedId: 'lindehof-1' },
    data: null,
  },
])
