import { CODES } from '../../../domain/format/codes'
import { GOAL } from '../../../domain/listing/goal'
import { STATUS } from '../../../domain/listing/status'
import type { Field } from '../../../forms/fields/field'
import type { LabelKey } from '../../../i18n'
import { LAW, picturesField } from './listing-fields'

const FLAGS = {
  hasGarden: 'prop.garden',
  hasTerrace: 'prop.terrace',
  hasLift: 'prop.lift',
  hasFurnished: 'prop.furnished',
  hasCellar: 'prop.cellar',
  hasAttic: 'prop.attic',
} as const satisfies Record<string, LabelKey>

/** What a home begins with. */
export const newHomeFields: Field[] = [
  {
    kind: 'choice',
    name: 'goal',
    label: 'record.goal',
    choices: [
      { value: GOAL.sale, label: 'record.goal.sale' },
      { value: GOAL.rent, label: 'record.goal.rent' },
    ],
  },
  { kind: 'reference', name: 'webId', label: 'prop.type', of: ['homeType'] },
  { kind: 'translated', name: 'typeDescription', label: 'record.title', required: true },
  { kind: 'text', name: 'zip', label: 'record.zip', required: true },
  { kind: 'translated', name: 'city', label: 'record.city', required: true },
]

/** All that staff write of a home that no CRM knows. */
export const handMadeFields: Field[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'page.status',
    choices: [
      { value: STATUS.inactive, label: 'record.state.off' },
      { value: STATUS.active, label: 'record.show.market' },
      { value: STATUS.sold, label: 'record.state.sold' },
      { value: STATUS.rented, label: 'record.state.rented' },
    ],
  },
  ...newHomeFields.slice(0, 3),
  { kind: 'number', name: 'price', label: 'price.label', unit: 'record.unit.euro', nullable: true },
  { kind: 'flag', name: 'publishPrice', label: 'record.publishPrice' },
  {
    kind: 'translated',
    name: 'description',
    label: 'record.description',
    lines: true,
    rich: true,
    nullable: true,
  },
  picturesField,
  ...inSection('record.address', [
    { kind: 'translated', name: 'street', label: 'record.street', nullable: true },
    { kind: 'text', name: 'houseNumber', label: 'record.number', nullable: true },
    { kind: 'text', name: 'boxNr', label: 'record.box', nullable: true },
    ...newHomeFields.slice(3),
    { kind: 'flag', name: 'publishAddress', label: 'record.publishAddress' },
    {
      kind: 'number',
      name: 'lat',
      label: 'settings.lat',
      help: 'settings.lat.help',
      nullable: true,
    },
    { kind: 'number', name: 'lng', label: 'settings.lng', nullable: true },
  ]),
  ...inSection('record.rooms', [
    number('bedrooms', 'prop.bedrooms'),
    number('bathrooms', 'prop.bathrooms'),
    number('showerRooms', 'prop.showers'),
    number('toilets', 'prop.toilets'),
    number('garages', 'prop.garages'),
    number('parkings', 'prop.parkings'),
    ...Object.entries(FLAGS).map(([name, label]): Field => ({ kind: 'flag', name, label })),
  ]),
  ...inSection('record.surfaces', [
    number('surfaceLiving', 'prop.livingarea', 'record.unit.m2'),
    number('surfaceTotal', 'record.surfaceTotal', 'record.unit.m2'),
    number('surfaceConstructed', 'prop.builtarea', 'record.unit.m2'),
    number('surfacePlot', 'prop.plot', 'record.unit.m2'),
    number('surfaceGarden', 'prop.gardenarea', 'record.unit.m2'),
    number('surfaceTerrace', 'prop.terracearea', 'record.unit.m2'),
  ]),
  ...inSection('record.building', [
    number('constructionYear', 'prop.buildyear'),
    coded('conditionId', 'prop.condition', 'condition'),
    coded('heating', 'prop.heating', 'heating'),
    { kind: 'text', name: 'epcLabel', label: 'energy.label', nullable: true },
    number('energyPerformance', 'energy.espec', 'record.unit.kwhm2'),
  ]),
  { kind: 'group', name: 'law', label: 'record.law.own', fields: LAW },
  ...inSection('record.more', [
    { kind: 'reference', name: 'managerId', label: 'record.manager', of: ['person'] },
    { kind: 'address', name: 'virtualTour', label: 'record.tour', nullable: true },
    { kind: 'address', name: 'virtualTour2', label: 'record.tour2', nullable: true },
  ]),
]

function inSection(section: LabelKey, fields: Field[]): Field[] {
  return fields.map((field) => ({ ...field, section }))
}

function number(name: string, label: LabelKey, unit?: LabelKey): Field {
  return { kind: 'number', name, label, nullable: true, ...(unit && { unit }) }
}

function coded(name: string, label: LabelKey, table: 'condition' | 'heating'): Field {
  const choices = CODES[table].map((value) => ({
    value: Number(value),
    label: `code.${table}.${value}` as LabelKey,
  }))
  return { kind: 'choice', name, label, optional: true, choices, none: 'record.unknown' }
}
