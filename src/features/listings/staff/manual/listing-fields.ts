import { MARQUEE } from '../../../../listing/marquee'
import { SALE_METHODS } from '../../../../listing/property'
import { STATUS } from '../../../../listing/status'
import type { Field } from '../../../../platform/fields/field'
import { pointFields } from '../../../../platform/fields/point-fields'
import { CODES } from '../../../../platform/format/codes'
import { GOAL } from '../../../../platform/goal'
import type { LabelKey } from '../../../../platform/i18n'
import { filesFields } from '../document-fields'
import { LAW, originsField, picturesField, pinField, relatedField } from '../listing-fields'

const FLAGS = {
  hasGarden: 'prop.garden',
  hasTerrace: 'prop.terrace',
  hasLift: 'prop.lift',
  hasFurnished: 'prop.furnished',
  hasCellar: 'prop.cellar',
  hasAttic: 'prop.attic',
} as const satisfies Record<string, LabelKey>

const GOAL_FIELD: Field = {
  kind: 'choice',
  name: 'goal',
  label: 'record.goal',
  choices: [
    { value: GOAL.sale, label: 'record.goal.sale' },
    { value: GOAL.rent, label: 'record.goal.rent' },
  ],
}

const STATUS_FIELD: Field = {
  kind: 'choice',
  name: 'status',
  label: 'page.status',
  choices: [
    { value: STATUS.active, label: 'record.show.market' },
    { value: STATUS.inactive, label: 'record.state.off' },
    { value: STATUS.sold, label: 'record.state.sold' },
    { value: STATUS.rented, label: 'record.state.rented' },
  ],
}

/** The labels that staff choose. `MARQUEE.newPrice` follows from a lower price. */
const MARQUEE_FIELD: Field = {
  kind: 'choice',
  name: 'marquee',
  label: 'record.label',
  help: 'record.label.help',
  optional: true,
  none: 'record.label.none',
  choices: [
    { value: MARQUEE.new, label: 'label.new' },
    { value: MARQUEE.option, label: 'label.option' },
    { value: MARQUEE.offer, label: 'label.offer' },
    { value: MARQUEE.newConditions, label: 'label.newconditions' },
  ],
}

const LEFT_MARKET_DATE: Field = {
  kind: 'date',
  name: 'leftMarketDate',
  label: 'record.leftMarketDate',
  help: 'record.leftMarketDate.help',
  nullable: true,
}

/** The open house days of a property or a project. */
export const OPEN_HOUSES: Field = {
  kind: 'list',
  name: 'openHouses',
  label: 'detail.openhouses',
  item: 'card.openhouse',
  help: 'record.openHouses.help',
  fields: [
    { kind: 'date', name: 'date', label: 'record.openHouse.date', required: true },
    { kind: 'text', name: 'from', label: 'record.openHouse.from', required: true },
    { kind: 'text', name: 'until', label: 'record.openHouse.until', required: true },
  ],
  initial: () => ({ from: '10:00', until: '12:00' }),
}

const KIND: Field[] = [
  GOAL_FIELD,
  { kind: 'reference', name: 'webId', label: 'prop.type', of: ['propertyType'] },
  { kind: 'translated', name: 'typeDescription', label: 'record.title', required: true },
]

export const TOWN: Field[] = [
  {
    kind: 'text',
    name: 'country',
    label: 'record.country',
    help: 'record.country.help',
    nullable: true,
  },
  { kind: 'text', name: 'zip', label: 'record.zip' },
  {
    kind: 'translated',
    name: 'city',
    label: 'record.city',
    help: 'record.city.help',
    required: true,
    isName: true,
  },
]

const PRICE: Field = { kind: 'number', name: 'price', label: 'price.label', nullable: true }

/** A listing with a method has its lump sum or opening bid in the field of the price. */
const METHOD: Field[] = [
  {
    kind: 'choice',
    name: 'method',
    label: 'record.method',
    help: 'record.method.help',
    optional: true,
    none: 'record.method.none',
    choices: SALE_METHODS.map((value) => ({ value, label: `price.method.${value}` as const })),
  },
  { kind: 'number', name: 'annuity', label: 'record.annuity', nullable: true },
]

const CURRENCY: Field = {
  kind: 'text',
  name: 'currency',
  label: 'record.currency',
  help: 'record.currency.help',
  nullable: true,
}

const FLOOR: Field = { ...number('floor', 'prop.floor'), help: 'record.floor.help' }

/** The fields that identify a unit within its project. */
const UNIT: Field[] = [
  { kind: 'text', name: 'ident', label: 'record.ident', required: true },
  { kind: 'text', name: 'buildingName', label: 'prop.building', nullable: true },
  FLOOR,
]

export const newPropertyFields: Field[] = [...KIND, ...TOWN]

export const newUnitFields: Field[] = [...UNIT, ...KIND, PRICE, STATUS_FIELD]

const OFFER: Field[] = [
  STATUS_FIELD,
  MARQUEE_FIELD,
  LEFT_MARKET_DATE,
  ...KIND,
  PRICE,
  ...METHOD,
  CURRENCY,
  { kind: 'flag', name: 'publishPrice', label: 'record.publishPrice' },
  OPEN_HOUSES,
]

export const DESCRIPTION: Field = {
  kind: 'translated',
  name: 'description',
  label: 'record.description',
  lines: true,
  rich: true,
  nullable: true,
}

const NUMBERS: Field[] = [
  { kind: 'text', name: 'houseNumber', label: 'record.number', nullable: true },
  { kind: 'text', name: 'boxNr', label: 'record.box', nullable: true },
]

export const ADDRESS: Field[] = inSection('record.address', [
  { kind: 'translated', name: 'street', label: 'record.street', nullable: true, isName: true },
  ...NUMBERS,
  ...TOWN,
  { kind: 'flag', name: 'publishAddress', label: 'record.publishAddress' },
  ...pointFields(
    { street: 'street', houseNumber: 'houseNumber', zip: 'zip', place: 'city', country: 'country' },
    { nullable: true },
  ),
])

const FACTS: Field[] = [
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
  { kind: 'group', name: 'law', label: 'record.law.own', isCollapsed: true, fields: LAW },
  ...inSection('record.more', [relatedField]),
]

/** The manager of a listing and its virtual tour. */
export const MORE_FIELDS: Field[] = inSection('record.more', [
  {
    kind: 'reference',
    name: 'managerId',
    label: 'record.manager',
    of: ['person'],
    guard: 'listings.all',
  },
  { kind: 'address', name: 'virtualTour', label: 'record.tour', nullable: true },
  { kind: 'address', name: 'virtualTour2', label: 'record.tour2', nullable: true },
])

export const propertyFields: Field[] = [
  ...OFFER,
  pinField,
  DESCRIPTION,
  picturesField,
  originsField,
  ...filesFields(false),
  ...ADDRESS,
  ...inSection('record.rooms', [FLOOR]),
  ...FACTS,
  ...MORE_FIELDS,
]

/** The fields of a unit made by staff. It has the address of its project. */
export const unitFields: Field[] = [
  ...UNIT,
  number('unitOrder', 'record.unitOrder'),
  ...OFFER,
  DESCRIPTION,
  picturesField,
  originsField,
  ...filesFields(false),
  ...inSection('record.address', NUMBERS),
  ...FACTS,
  ...MORE_FIELDS,
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
