import { defineExamples } from '../../../components/module/define-examples'
import { EXAMPLE_PERSON } from '../../../components/module/example-person'
import { EXAMPLE_ARTICLES } from '../../articles/example-articles'
import { team } from './team'

const NO_CONTACT = { ipi: '12', directPhone: null, mobilePhone: null, email: null, photo: null }

export const teamExamples = defineExamples(team, [
  {
    name: 'people',
    placement: { title: { nl: 'Ons team', fr: 'Notre équipe', en: 'Our team', de: 'Unser Team' } },
    config: {},
    data: {
      people: [
        EXAMPLE_PERSON,
        { ...EXAMPLE_PERSON, ...NO_CONTACT, id: 2, function: {}, about: {}, languages: [] },
      ],
      articles: [],
    },
  },
  {
    name: 'articles',
    config: { people: 'none' },
    data: { people: [], articles: EXAMPLE_ARTICLES },
  },
  { name: 'no people', config: { people: [9] }, data: { people: [], articles: [] } },
])
