import { CONDITION, GOAL, hasLivingArea } from '../platform/goal'
import { availableFrom, code, date, type FieldValue, number, text, types, yes } from './field-value'
import type { ListingDetail } from './listing-types'

/** The blocks of the spec. Documents and rooms are separate lists next to their fields. */
export type DetailBlock =
  | 'general'
  | 'divisions'
  | 'energy'
  | 'financial'
  | 'comfort'
  | 'construction'

type Home = ListingDetail

interface Field {
  block: DetailBlock
  /** The key of the field's name in the dictionaries. */
  label: string
  value: (home: Home) => FieldValue | null
  /** Without this condition the field is shown whenever it has a value. */
  when?: (home: Home) => boolean
}

/** All facts of the detail page, in order. A fact without a value is omitted together with its label. */
const DETAIL_FIELDS = [
  {
    block: 'general',
    label: 'prop.type',
    value: (home) => types(home.webIds, home.typeName),
  },
  {
    block: 'general',
    label: 'prop.condition',
    value: (home) => text(home.conditionName) ?? code('condition', home.conditionId),
  },
  { block: 'general', label: 'prop.floor', value: (home) => number('floor', home.floor) },
  { block: 'general', label: 'prop.building', value: (home) => text(home.buildingName) },
  { block: 'general', label: 'prop.district', value: (home) => text(home.district) },
  { block: 'general', label: 'prop.available', value: availableFrom },
  { block: 'general', label: 'prop.reference', value: (home) => text(home.ident) },
  { block: 'general', label: 'prop.office', value: (home) => text(home.officeName) },

  { block: 'divisions', label: 'prop.bedrooms', value: (home) => number('count', home.bedrooms) },
  { block: 'divisions', label: 'prop.bathrooms', value: (home) => number('count', home.bathrooms) },
  { block: 'divisions', label: 'prop.showers', value: (home) => number('count', home.showerRooms) },
  { block: 'divisions', label: 'prop.toilets', value: (home) => number('count', home.toilets) },
  {
    block: 'divisions',
    label: 'prop.livingarea',
    value: livingSurface,
    when: hasLivingArea,
  },
  {
    block: 'divisions',
    label: 'detail.surface',
    value: livingSurface,
    when: (home) => !hasLivingArea(home),
  },
  {
    block: 'divisions',
    label: 'prop.gardenarea',
    value: (home) => number('surface', home.surfaceGarden),
  },
  {
    block: 'divisions',
    label: 'prop.terracearea',
    value: (home) => number('surface', home.surfaceTerrace),
  },
  {
    block: 'divisions',
    label: 'prop.officearea',
    value: (home) => number('surface', home.surfaceOffice),
  },
  {
    block: 'divisions',
    label: 'prop.storearea',
    value: (home) => number('surface', home.surfaceStore),
  },

  {
    block: 'energy',
    label: 'energy.label',
    value: ({ epc }) => epc && { kind: 'label', value: epc },
  },
  {
    block: 'energy',
    label: 'energy.espec',
    value: (home) => number('perM2', home.energyPerformance),
  },
  { block: 'energy', label: 'energy.etotal', value: ({ law }) => number('perYear', law.epcTotal) },
  { block: 'energy', label: 'energy.co2', value: ({ law }) => number('co2', law.co2) },
  { block: 'energy', label: 'energy.uniquecode', value: ({ law }) => text(law.epcUniqueCode) },
  { block: 'energy', label: 'energy.validuntil', value: ({ law }) => date(law.epcValidUntil) },

  {
    block: 'financial',
    label: 'price.asking',
    value: (home) => number('money', home.price, home.currency),
    when: isSale,
  },
  {
    block: 'financial',
    label: 'price.rent',
    value: (home) => number('monthly', home.price, home.currency),
    when: isRent,
  },
  {
    block: 'financial',
    label: 'price.groundpart',
    value: (home) => number('money', home.groundPart, home.currency),
    when: (home) => home.conditionId === CONDITION.new && home.goal !== GOAL.rent,
  },
  {
    block: 'financial',
    label: 'price.charges',
    value: ({ law, currency }) => number('monthly', law.charges, currency),
    when: ({ gone }) => !gone,
  },
  {
    block: 'financial',
    label: 'price.deposit',
    value: ({ law, currency }) => number('money', law.deposit, currency),
    when: isRent,
  },
  {
    block: 'financial',
    label: 'price.ki',
    value: ({ law }) => number('money', law.cadastralIncome),
  },

  { block: 'comfort', label: 'prop.heating', value: (home) => code('heating', home.heating) },
  { block: 'comfort', label: 'prop.garden', value: ({ hasGarden }) => yes(hasGarden) },
  { block: 'comfort', label: 'prop.terrace', value: ({ hasTerrace }) => yes(hasTerrace) },
  { block: 'comfort', label: 'prop.garages', value: (home) => number('count', home.garages) },
  { block: 'comfort', label: 'prop.parkings', value: (home) => number('count', home.parkings) },
  { block: 'comfort', label: 'prop.lift', value: ({ hasLift }) => yes(hasLift) },
  { block: 'comfort', label: 'prop.cellar', value: ({ hasCellar }) => yes(hasCellar) },
  { block: 'comfort', label: 'prop.attic', value: ({ hasAttic }) => yes(hasAttic) },
  { block: 'comfort', label: 'prop.furnished', value: ({ hasFurnished }) => yes(hasFurnished) },

  {
    block: 'construction',
    label: 'prop.construction',
    value: (home) => code('construction', home.construction),
  },
  {
    block: 'construction',
    label: 'prop.buildyear',
    value: (home) => number('year', home.constructionYear),
  },
  {
    block: 'construction',
    label: 'prop.plotarea',
    value: (home) => number('surface', home.surfacePlot) ?? number('surface', home.surfaceGround),
  },
  {
    block: 'construction',
    label: 'prop.builtarea',
    value: (home) => number('surface', home.surfaceConstructed),
  },
] as const satisfies readonly Field[]

type FieldLabel = (typeof DETAIL_FIELDS)[number]['label']
type ShownField = FieldValue & { label: FieldLabel }

/** Returns the facts of a block that this listing has, in order. */
export function fieldsOf(home: Home, block: DetailBlock): ShownField[] {
  return DETAIL_FIELDS.flatMap((field: Field & { label: FieldLabel }) => {
    if (field.block !== block || field.when?.(home) === false) return []
    const value = field.value(home)
    return value ? [{ ...value, label: field.label }] : []
  })
}

function isSale(home: Home): boolean {
  return home.goal === GOAL.sale
}

function isRent(home: Home): boolean {
  return home.goal === GOAL.rent
}

function livingSurface(home: Home): FieldValue | null {
  return number('surface', home.surfaceTotal) ?? number('surface', home.surfaceLiving)
}
