import type { Field } from '../../../../platform/fields/field'
import { pointFields } from '../../../../platform/fields/point-fields'
import { DAY_NAMES } from '../../../../site/opening-hours'
import { withNewNumber } from './new-number'

/** The identity of the agency, and the facts that the law requires it to publish. */
export const agencyFields: Field[] = [
  { kind: 'text', name: 'name', label: 'settings.name', required: true },
  {
    kind: 'email',
    name: 'siteEmail',
    label: 'settings.siteEmail',
    help: 'settings.siteEmail.help',
    required: true,
    guard: 'people',
  },
  { kind: 'translated', name: 'tagline', label: 'settings.tagline', help: 'settings.tagline.help' },
  {
    kind: 'translated',
    name: 'notice',
    label: 'settings.notice',
    help: 'settings.notice.help',
    lines: true,
    nullable: true,
  },
  {
    kind: 'flag',
    name: 'assistants',
    label: 'settings.assistants',
    help: 'settings.assistants.help',
  },
  {
    kind: 'group',
    name: 'contentSignals',
    label: 'settings.signals',
    help: 'settings.signals.help',
    fields: (['search', 'answers', 'training'] as const).map((name) => ({
      kind: 'choice',
      name,
      label: `settings.signals.${name}`,
      choices: [
        { value: 'yes', label: 'settings.signals.yes' },
        { value: 'no', label: 'settings.signals.no' },
        { value: 'unset', label: 'settings.signals.unset' },
      ],
    })),
  },
  {
    kind: 'group',
    name: 'legal',
    label: 'settings.legal',
    help: 'settings.legal.help',
    fields: [
      { kind: 'text', name: 'name', label: 'settings.legal.name', required: true },
      { kind: 'translated', name: 'form', label: 'settings.legal.form', required: true },
      {
        kind: 'text',
        name: 'enterpriseNumber',
        label: 'settings.legal.enterpriseNumber',
        required: true,
      },
      { kind: 'text', name: 'vatNumber', label: 'settings.legal.vatNumber' },
      { kind: 'translated', name: 'court', label: 'settings.legal.court' },
      { kind: 'translated', name: 'profession', label: 'settings.legal.profession' },
      { kind: 'text', name: 'ipi', label: 'settings.legal.ipi', required: true },
      { kind: 'translated', name: 'supervisor', label: 'settings.legal.supervisor' },
      { kind: 'translated', name: 'insurer', label: 'settings.legal.insurer' },
      { kind: 'text', name: 'policyNumber', label: 'settings.legal.policyNumber' },
      {
        kind: 'text',
        name: 'thirdPartyAccount',
        label: 'settings.legal.thirdPartyAccount',
        guard: 'people',
      },
      { kind: 'address', name: 'codeOfConductUrl', label: 'settings.legal.codeOfConductUrl' },
    ],
  },
]

export const officesFields: Field[] = [
  {
    kind: 'flag',
    name: 'showPeoplePages',
    label: 'settings.showPeoplePages',
    help: 'settings.showPeoplePages.help',
  },
  {
    kind: 'list',
    name: 'offices',
    label: 'settings.offices',
    item: 'settings.office',
    initial: withNewNumber,
    fields: [
      { kind: 'number', name: 'id', label: 'settings.number', fixed: true },
      { kind: 'text', name: 'name', label: 'settings.name', required: true, guard: 'people' },
      { kind: 'tel', name: 'phone', label: 'settings.phone', required: true },
      { kind: 'email', name: 'email', label: 'settings.email', required: true, guard: 'people' },
      { kind: 'translated', name: 'street', label: 'settings.street', required: true },
      { kind: 'translated', name: 'place', label: 'settings.place', required: true },
      {
        kind: 'text',
        name: 'crmName',
        label: 'settings.crmName',
        help: 'settings.office.crmName.help',
        nullable: true,
        guard: 'people',
      },
      ...pointFields({ street: 'street', place: 'place' }, { nullable: true }),
      {
        kind: 'group',
        name: 'hours',
        label: 'settings.hours',
        help: 'settings.hours.help',
        fields: [
          ...DAY_NAMES.map(
            (name): Field => ({ kind: 'text', name, label: `settings.day.${name}` }),
          ),
          {
            kind: 'choices',
            name: 'appointment',
            label: 'settings.hours.appointment',
            choices: DAY_NAMES.map((value) => ({ value, label: `settings.day.${value}` as const })),
          },
          {
            kind: 'translated',
            name: 'note',
            label: 'settings.hours.note',
            help: 'settings.hours.note.help',
          },
        ],
      },
    ],
  },
]
