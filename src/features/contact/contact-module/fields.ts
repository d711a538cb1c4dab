import { conversionField, titleField } from '../../../components/module/fields'
import { formFields } from '../../../components/module/form-fields'
import type { Field } from '../../../platform/fields/field'
import { contactConfig } from './config'

export const contactFields: Field[] = [
  {
    kind: 'choice',
    name: 'form',
    label: 'part.form',
    choices: contactConfig.shape.form.options.map((value) => ({
      value,
      label: `part.form.kind.${value}` as const,
    })),
  },
  ...formFields,
  {
    kind: 'list',
    name: 'info',
    label: 'part.contact.info',
    item: 'part.contact.block',
    initial: () => ({ columns: 12 }),
    fields: [
      titleField,
      { kind: 'translated', name: 'text', label: 'settings.text', lines: true },
      {
        kind: 'choice',
        name: 'columns',
        label: 'part.contact.columns',
        choices: [
          { value: 12, label: 'part.contact.columns.12' },
          { value: 6, label: 'part.contact.columns.6' },
        ],
      },
    ],
  },
  { kind: 'flag', name: 'map', label: 'part.contact.map' },
  {
    kind: 'group',
    name: 'reader',
    label: 'part.contact.reader',
    help: 'part.contact.reader.help',
    optional: true,
    fields: [
      { kind: 'reference', name: 'personId', label: 'part.person', of: ['person'] },
      { kind: 'translated', name: 'text', label: 'settings.text' },
    ],
  },
  { kind: 'translated', name: 'submit', label: 'settings.linkText', optional: true },
  {
    kind: 'reference',
    name: 'projectId',
    label: 'part.contact.project',
    of: ['project'],
    optional: true,
  },
  conversionField,
]
