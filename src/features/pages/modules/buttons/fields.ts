import { roleField } from '../../../../components/module/fields'
import type { Field } from '../../../../platform/fields/field'

const LOOKS = ['button', 'quiet', 'accent', 'link'] as const

export const buttonsFields: Field[] = [
  {
    kind: 'list',
    name: 'buttons',
    label: 'part.buttons.all',
    help: 'part.buttons.help',
    item: 'part.button',
    initial: () => ({ look: 'button' }),
    fields: [
      { kind: 'translated', name: 'label', label: 'settings.linkText', required: true },
      {
        kind: 'choice',
        name: 'look',
        label: 'part.look',
        choices: LOOKS.map((value) => ({ value, label: `part.buttons.${value}` as const })),
      },
      roleField,
      {
        kind: 'translated',
        name: 'href',
        label: 'settings.link',
        help: 'settings.link.help',
        isAddress: true,
        optional: true,
      },
      {
        kind: 'text',
        name: 'reference',
        label: 'part.buttons.reference',
        help: 'part.buttons.reference.help',
        optional: true,
      },
    ],
  },
]
