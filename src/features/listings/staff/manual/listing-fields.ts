import { MARQUEE } from '../../../../listing/marquee'
import { SALE_METHODS } from '../../../../listing/property'
import { STATUS } from '../../../../listing/status'
import type { ChoiceField, Field } from '../../../../platform/fields/field'
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
  hasPool: 'prop.pool',
  isAccessible: 'prop.accessible',
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

/** A published listing is on the site with this status. The archive takes it off the site. */
const STATUS_FIELD: ChoiceField = {
  kind: 'choice',
  name: 'status',
  label: 'page.status',
  choices: [
    { value: STATUS.active, label: 'record.show.market' },
    { value: STATUS.sold, label: 'record.state.sold' },
    { value: STATUS.rented, label: 'record.state.rented' },
  ],
}

/** The status of a new unit, which is published when it is made. */
const UNIT_STATUS_FIELD: Field = {
  ...STATUS_FIELD,
  choices: [...STATUS_FIELD.choices, { value: STATUS.inactive, label: 'record.state.off' }],
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
  { kind: 'reference', name: 'webId', label: 'prop.type', of: ['propertyType'] },
  GOAL_FIELD,
]

const TITLE: Field = {
  kind: 'translated',
  name: 'typeDescription',
  label: 'record.title',
  required: true,
}

export const COUNTRY: Field = {
  kind: 'text',
  name: 'country',
  label: 'record.country',
  help: 'record.country.help',
  nullable: true,
}

export const TOWN: Field[] = [
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

const STREET: Field = {
  kind: 'translated',
  name: 'street',
  label: 'record.street',
  nullable: true,
  isName: true,
}

const NUMBERS: Field[] = [
  { kind: 'text', name: 'houseNumber', label: 'record.number', nullable: true },
  { kind: 'text', name: 'boxNr', label: 'record.box', nullable: true },
]

export const newPropertyFields: Field[] = [
  ...KIND,
  PRICE,
  TITLE,
  STREET,
  ...NUMBERS,
  ...TOWN,
  COUNTRY,
]

export const newUnitFields: Field[] = [...UNIT, ...KIND, TITLE, PRICE, UNIT_STATUS_FIELD]

const SHOWN_PRICE: Field = { kind: 'flag', name: 'publishPrice', label: 'record.publishPrice' }

/** The fields about how and when the site shows a listing. */
function onSite(isUnit: boolean): Field[] {
  return inSection('record.place', [
    STATUS_FIELD,
    MARQUEE_FIELD,
    LEFT_MARKET_DATE,
    ...(isUnit ? [] : [SHOWN_ADDRESS, pinField]),
    ...METHOD,
    CURRENCY,
    OPEN_HOUSES,
  ])
}

export const SHOWN_ADDRESS: Field = {
  kind: 'flag',
  name: 'publishAddress',
  label: 'record.publishAddress',
}

export const DESCRIPTION: Field = {
  kind: 'translated',
  name: 'description',
  label: 'record.description',
  lines: true,
  rich: true,
  nullable: true,
}

export const ADDRESS: Field[] = [
  STREET,
  ...NUMBERS,
  ...TOWN,
  ...pointFields(
    { street: 'street', houseNumber: 'houseNumber', zip: 'zip', place: 'city', country: 'country' },
    { nullable: true },
  ),
]

const FACTS: Field[] = [
  ...inSection('record.rooms', [
    number('bedrooms', 'prop.bedrooms'),
    number('bathrooms', 'prop.bathrooms'),
    number('showerRooms', 'prop.showers'),
    number('toilets', 'prop.toilets'),
    number('garages', 'prop.garages'),
    number('parkings', 'prop.parkings'),
    FLOOR,
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
]

/** The facts that an advert needs in most regions. Their row is in front of the other legal details. */
const FIRST_FACTS = ['epcLabel', 'energyPerformance', 'surfaceLiving']

/**
 * Returns the facts of a property: first those with the names in `required`, which the law of its region requires, then
 * the others in sections.
 */
function factFields(required: readonly string[]): Field[] {
  const isFirst = ({ name }: Field) => FIRST_FACTS.includes(name)
  const first = FIRST_FACTS.flatMap((name) => FACTS.filter((field) => field.name === name))
  const isRequiredLaw = ({ name }: Field) => required.includes(`law.${name}`)
  const law = LAW.filter(isRequiredLaw)
  const others = LAW.filter((field) => !isRequiredLaw(field))
  return [
    ...first.map(({ section: _, ...field }): Field => field),
    {
      kind: 'group',
      name: 'law',
      label: 'record.law.own',
      isCollapsed: law.length === 0,
      fields: law.length > 0 ? [...law, ...inSection('record.law.others', others)] : others,
    },
    ...FACTS.filter((field) => !isFirst(field)),
  ]
}

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

/** Returns the fields of a property made by staff. Those that the law requires follow the text. */
export function propertyFieldsWith(
  required: readonly string[],
  early: readonly Field[] = [],
): Field[] {
  return [
    ...KIND,
    PRICE,
    TITLE,
    SHOWN_PRICE,
    ...ADDRESS,
    picturesField,
    DESCRIPTION,
    ...factFields(required),
    ...inSection('record.origins', [originsField]),
    ...filesFields(false),
    ...early,
    ...onSite(false),
    ...inSection('record.more', [relatedField]),
    ...MORE_FIELDS,
    ...inSection('record.country', [COUNTRY]),
  ]
}

/** Returns the fields of a unit made by staff. It has the address of its project. */
export function unitFieldsWith(required: readonly string[]): Field[] {
  return [
    ...UNIT.filter(({ name }) => name !== FLOOR.name),
    ...KIND,
    PRICE,
    TITLE,
    SHOWN_PRICE,
    ...NUMBERS,
    picturesField,
    DESCRIPTION,
    ...factFields(required),
    ...inSection('record.origins', [originsField]),
    ...filesFields(false),
    ...onSite(true),
    ...inSection('record.more', [number('unitOrder', 'record.unitOrder'), relatedField]),
    ...MORE_FIELDS,
  ]
}

export const propertyFields = propertyFieldsWith([])
export const unitFields = unitFieldsWith([])

export function inSection(section: LabelKey, fields: Field[]): Field[] {
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
