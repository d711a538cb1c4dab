import type { Field } from '../../../../platform/fields/field'
import { LANGS } from '../../../../platform/format/lang'
import { withNewNumber } from './new-number'

export const teamFields: Field[] = [
  {
    kind: 'list',
    name: 'members',
    label: 'settings.team',
    item: 'settings.member',
    initial: withNewNumber,
    fields: [
      { kind: 'number', name: 'id', label: 'settings.number', fixed: true },
      { kind: 'text', name: 'name', label: 'settings.name', required: true },
      { kind: 'translated', name: 'function', label: 'settings.function', required: true },
      {
        kind: 'file',
        of: 'picture',
        name: 'photo',
        label: 'settings.photo',
        nullable: true,
      },
      {
        kind: 'choice',
        name: 'status',
        label: 'settings.member.status',
        choices: [
          { value: 'Published', label: 'settings.member.status.Published' },
          { value: 'Hidden', label: 'settings.member.status.Hidden' },
        ],
      },
      {
        kind: 'reference',
        name: 'officeId',
        label: 'settings.member.office',
        of: ['office'],
        guard: 'people',
      },
      { kind: 'email', name: 'email', label: 'settings.email', nullable: true, guard: 'people' },
      { kind: 'tel', name: 'directPhone', label: 'settings.phone', nullable: true },
      { kind: 'tel', name: 'mobilePhone', label: 'settings.mobile', nullable: true },
      { kind: 'text', name: 'ipi', label: 'settings.legal.ipi', nullable: true },
      {
        kind: 'text',
        name: 'crmName',
        label: 'settings.crmName',
        help: 'settings.member.crmName.help',
        nullable: true,
        guard: 'people',
      },
      {
        kind: 'list',
        name: 'languages',
        label: 'settings.member.languages',
        item: 'settings.language',
        scalar: true,
        fields: [
          {
            kind: 'choice',
            name: 'value',
            label: 'settings.lang',
            choices: LANGS.map((lang) => ({
              value: lang,
              label: `settings.lang.${lang}` as const,
            })),
          },
        ],
      },
      { kind: 'translated', name: 'about', label: 'settings.about', lines: true },
    ],
  },
]
