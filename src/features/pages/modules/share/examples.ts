import { defineExamples } from '../../../../components/module/define-examples'
import { share } from './share'

const TITLE = { nl: 'Deel dit', fr: 'Partager', en: 'Share this', de: 'Teilen' }

export const shareExamples = defineExamples(share, [
  {
    name: 'this page',
    placement: { title: TITLE, position: 'center' },
    config: {},
    data: { address: 'https://www.lindehof.example/nl/contact' },
  },
])
