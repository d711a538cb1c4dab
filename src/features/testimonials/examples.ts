import { defineExamples } from '../../components/module/define-examples'
import type { Testimonial } from './testimonial'
import { testimonials } from './testimonials-module'

const TITLE = { nl: 'Zij verkochten', fr: 'Ils ont vendu', en: 'They sold', de: 'Sie verkauften' }

const QUOTES: Testimonial[] = ['An, Gent', 'Bruno, Namur'].map((name, index) => ({
  id: index + 1,
  status: 'Published',
  author: { nl: name, fr: name, en: name, de: name },
  quote: {
    nl: '<p>Ze zeiden vooraf wat het zou kosten.</p>',
    fr: '<p>Ils ont dit d’avance ce que cela coûterait.</p>',
    en: '<p>They said beforehand what it would cost.</p>',
    de: '<p>Sie sagten vorher, was es kosten würde.</p>',
  },
  about: {
    nl: '<p>Verkocht een huis in 2026</p>',
    fr: '<p>A vendu une maison en 2026</p>',
    en: '<p>Sold a house in 2026</p>',
    de: '<p>Verkaufte 2026 ein Haus</p>',
  },
}))

export const testimonialsExamples = defineExamples(testimonials, [
  { name: 'several', placement: { title: TITLE }, config: {}, data: QUOTES },
  { name: 'one', placement: { title: TITLE }, config: {}, data: QUOTES.slice(0, 1) },
  { name: 'none', config: {}, data: [] },
])
