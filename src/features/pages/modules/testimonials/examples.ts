import { defineExamples } from '../../../../components/module/define-examples'
import { EXAMPLE_ARTICLES } from '../../../articles/example-articles'
import { testimonials } from './testimonials'

const TITLE = { nl: 'Zij verkochten', fr: 'Ils ont vendu', en: 'They sold', de: 'Sie verkauften' }

export const testimonialsExamples = defineExamples(testimonials, [
  { name: 'several', placement: { title: TITLE }, config: {}, data: EXAMPLE_ARTICLES },
  { name: 'one', placement: { title: TITLE }, config: {}, data: EXAMPLE_ARTICLES.slice(0, 1) },
  { name: 'none', config: {}, data: [] },
])
