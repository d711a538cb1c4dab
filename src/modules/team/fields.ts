import type { Field } from '../../forms/fields/field'

export const teamModuleFields: Field[] = [
  {
    kind: 'choice',
    name: 'people',
    label: 'part.team.who',
    choices: [
      { value: 'all', label: 'part.team.who.all' },
      { value: 'some', label: 'part.team.who.some' },
      { value: 'none', label: 'part.team.who.none' },
    ],
  },
  {
    kind: 'list',
    name: 'persons',
    label: 'part.team.persons',
    item: 'part.person',
    scalar: true,
    fields: [{ kind: 'reference', name: 'value', label: 'part.person', of: ['person'] }],
  },
]
