import type { TeamMember } from '../../site/team'

export const EXAMPLE_PERSON: TeamMember = {
  id: 1,
  officeId: 1,
  status: 'Published',
  crmName: null,
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
