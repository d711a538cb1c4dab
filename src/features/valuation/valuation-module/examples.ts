import { defineExamples } from '../../../components/module/define-examples'
import { valuation } from './valuation'

export const valuationExamples = defineExamples(valuation, [
  {
    name: 'two steps',
    config: {},
    data: { address: { street: '', zip: '', city: '' }, searchers: '', sold: '' },
  },
  {
    name: 'with goals of the agency’s own, and who comes by',
    config: {
      types: [1, 2, 3],
      goals: [
        { value: 0, label: { nl: 'Verkopen', fr: 'Vendre' } },
        { value: 5, label: { nl: 'Erfenis', fr: 'Succession' } },
      ],
      person: {
        image: '/images/demo/team-06-960.jpg',
        alt: { nl: 'Sofie Lambrecht', fr: 'Sofie Lambrecht' },
        title: { nl: 'Sofie komt bij u langs', fr: 'Sofie vient chez vous' },
        text: { nl: 'Ze kent uw straat.', fr: 'Elle connaît votre rue.' },
      },
    },
    data: {
      address: { street: 'Lindenlei 14', zip: '9000', city: 'Gent' },
      searchers: 'Minstens 20 mensen zoeken via ons een pand te koop.',
      sold: 'Wij verkochten de voorbije twee jaar 3 panden binnen 2 km van het centrum van Gent.',
    },
  },
])
