import { defineExamples } from '../../../../components/module/define-examples'
import { EXAMPLE_ARTICLES } from '../../../articles/example-articles'
import { faq } from './faq'

const TITLE = {
  nl: 'Veelgestelde vragen',
  fr: 'Questions fréquentes',
  en: 'Frequent questions',
  de: 'Häufige Fragen',
}

export const faqExamples = defineExamples(faq, [
  { name: 'questions', placement: { title: TITLE }, config: {}, data: EXAMPLE_ARTICLES },
  { name: 'none', config: {}, data: [] },
])
