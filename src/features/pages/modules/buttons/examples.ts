import { defineExamples } from '../../../../components/module/define-examples'
import { buttons } from './buttons'

const LABEL = { nl: 'Schatting', fr: 'Estimation', en: 'Valuation', de: 'Bewertung' }

export const buttonsExamples = defineExamples(buttons, [
  {
    name: 'to pages and addresses',
    placement: { title: LABEL, position: 'center' },
    config: {
      buttons: [
        { label: LABEL, role: 'valuation' },
        { label: LABEL, look: 'quiet', href: { nl: 'https://www.biv.be/' } },
        { label: LABEL, href: { nl: 'javascript:alert(1)' } },
      ],
    },
    data: null,
  },
  {
    name: 'to something on the page',
    config: { buttons: [{ label: LABEL, look: 'link', reference: 'm-1' }] },
    data: null,
  },
])
