import type { Field } from '../../platform/fields/field'

/** The settings of all forms: the agency's own questions and the file for download. */
export const formFields: Field[] = [
  {
    kind: 'group',
    name: 'layoutConfig',
    label: 'part.questions',
    help: 'part.questions.help',
    fields: [
      {
        kind: 'list',
        name: 'fields',
        label: 'part.questions.own',
        item: 'part.question',
        initial: () => ({ type: 'string', required: true }),
        fields: [
          { kind: 'translated', name: 'label', label: 'part.question.text', optional: true },
          {
            kind: 'text',
            name: 'name',
            label: 'part.question.name',
            help: 'part.question.name.help',
            required: true,
          },
          {
            kind: 'choice',
            name: 'type',
            label: 'part.question.type',
            choices: [
              { value: 'string', label: 'part.question.line' },
              { value: 'number', label: 'part.question.number' },
              { value: 'select', label: 'part.question.choice' },
            ],
          },
          { kind: 'flag', name: 'required', label: 'part.question.required' },
          {
            kind: 'list',
            name: 'options',
            label: 'part.options',
            item: 'part.option',
            fields: [
              { kind: 'text', name: 'value', label: 'part.option.value', required: true },
              { kind: 'translated', name: 'label', label: 'part.option.text', required: true },
            ],
          },
        ],
      },
    ],
  },
  { kind: 'flag', name: 'askOffice', label: 'part.askOffice', help: 'part.askOffice.help' },
  {
    kind: 'flag',
    name: 'rentalApplication',
    label: 'part.rentalApplication',
    help: 'part.rentalApplication.help',
  },
  { kind: 'flag', name: 'phoneOptional', label: 'part.phoneOptional' },
  {
    kind: 'file',
    of: 'document',
    name: 'file',
    label: 'part.file',
    help: 'part.file.help',
    optional: true,
  },
]
