import { defineExamples } from '../parts/define-examples'
import { EXAMPLE_ARTICLES } from '../parts/example-articles'
import type { TeamData } from './config'
import { team } from './team'

const PERSON: TeamData['people'][number] = {
  id: 1,
  name: 'Lotte Vermeulen',
  photo: '/images/demo/team-01-960.jpg',
  function: {
    nl: 'Vastgoedmakelaar\nGent',
    fr: 'Agent immobilier\nGand',
    en: 'Estate agent\nGhent',
    de: 'Immobilienmaklerin\nGent',
  },
  ipi: '900101',
  directPhone: '09 555 01 51',
  mobilePhone: '0470 00 01 01',
  email: 'lotte@demo.invalid',
  about: {
    nl: 'Woont in Ledeberg en kent elke straat ervan.',
    fr: 'Habite Ledeberg et en connaît chaque rue.',
    en: 'Lives in Ledeberg and knows its every street.',
    de: 'Wohnt in Ledeberg und kennt dort jede Straße.',
  },
  languages: ['nl', 'fr'],
}

const BARE = { ipi: '12', directPhone: null, mobilePhone: null, email: null, photo: null }

export const teamExamples = defineExamples(team, [
  {
    name: 'people',
    placement: { title: { nl: 'Ons team', fr: 'Notre équipe', en: 'Our team', de: 'Unser Team' } },
    config: {},
    data: {
      people: [PERSON, { ...PERSON, ...BARE, id: 2, function: {}, about: {}, languages: [] }],
      articles: [],
    },
  },
  {
    name: 'articles',
    config: { people: 'none' },
    data: { people: [], articles: EXAMPLE_ARTICLES },
  },
  { name: 'nobody', config: { people: [9] }, data: { people: [], articles: [] } },
])
