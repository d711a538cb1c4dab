import { CONDITION, GOAL, hasLivingArea, WEB_ID } from '../platform/goal'
import {
  availableFrom,
  codeValue,
  dateValue,
  type FieldValue,
  numberValue,
  textValue,
  typesValue,
  yesValue,
} from './field-value'
import type { ListingDetail } from './listing-types'
import { saleAmounts } from './price'

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

/** The CRM's `Heating` of land and garages. */
const HEATING_NOT_APPLICABLE = 7

/** All facts of the detail page, in order. A fact without a value is omitted together with its label. */
const DETAIL_FIELDS = [
  {
    block: 'general',
    label: 'prop.type',
    value: (home) => typesValue(home.webIds, home.typeName),
  },
  {
    block: 'general',
    label: 'prop.condition',
    value: (home) => textValue(home.conditionName) ?? codeValue('condition', home.conditionId),
  },
  { block: 'general', label: 'prop.floor', value: (home) => numberValue('floor', home.floor) },
  { block: 'general', label: 'prop.building', value: (home) => textValue(home.buildingName) },
  { block: 'general', label: 'prop.district', value: (home) => textValue(home.district) },
  { block: 'general', label: 'prop.available', value: availableFrom },
  { block: 'general', label: 'prop.reference', value: (home) => textValue(home.ident) },
  { block: 'general', label: 'prop.office', value: (home) => textValue(home.officeName) },

  {
    block: 'divisions',
    label: 'prop.bedrooms',
    value: (home) => numberValue('count', home.bedrooms),
  },
  {
    block: 'divisions',
    label: 'prop.bathrooms',
    value: (home) => numberValue('count', home.bathrooms),
  },
  {
    block: 'divisions',
    label: 'prop.showers',
    value: (home) => numberValue('count', home.showerRooms),
  },
  {
    block: 'divisions',
    label: 'prop.toilets',
    value: (home) => numberValue('count', home.toilets),
  },
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
    value: (home) => numberValue('surface', home.surfaceGarden),
  },
  {
    block: 'divisions',
    label: 'prop.terracearea',
    value: (home) => numberValue('surface', home.surfaceTerrace),
  },
  {
    block: 'divisions',
    label: 'prop.officearea',
    value: (home) => numberValue('surface', home.surfaceOffice),
  },
  {
    block: 'divisions',
    label: 'prop.storearea',
    value: (home) => numberValue('surface', home.surfaceStore),
  },

  {
    block: 'energy',
    label: 'energy.label',
    value: ({ epc }) => epc && { kind: 'epcLabel', value: epc },
  },
  {
    block: 'energy',
    label: 'energy.espec',
    value: (home) => numberValue('perM2', home.energyPerformance ?? null),
  },
  {
    block: 'energy',
    label: 'energy.etotal',
    value: ({ law }) => numberValue('perYear', law.epcTotal),
  },
  { block: 'energy', label: 'energy.co2', value: ({ law }) => numberValue('co2', law.co2) },
  { block: 'energy', label: 'energy.uniquecode', value: ({ law }) => textValue(law.epcUniqueCode) },
  { block: 'energy', label: 'energy.validuntil', value: ({ law }) => dateValue(law.epcValidUntil) },

  {
    block: 'financial',
    label: 'price.asking',
    value: (home) => numberValue('money', home.price, home.currency),
    when: isSale,
  },
  {
    block: 'financial',
    label: 'price.method.lumpsum',
    value: (home) => numberValue('money', saleAmounts(home.saleMethod).lumpSum, home.currency),
  },
  {
    block: 'financial',
    label: 'price.method.annuity',
    value: (home) =>
      numberValue('monthly', saleAmounts(home.saleMethod).monthlyAnnuity, home.currency),
  },
  {
    block: 'financial',
    label: 'price.method.openingbid',
    value: (home) => numberValue('money', saleAmounts(home.saleMethod).openingBid, home.currency),
  },
  {
    block: 'financial',
    label: 'price.perm2',
    value: landPrice,
    when: isSale,
  },
  {
    block: 'financial',
    label: 'price.rent',
    value: (home) => numberValue('monthly', home.price, home.currency),
    when: isRent,
  },
  {
    block: 'financial',
    label: 'price.groundpart',
    value: (home) => numberValue('money', home.groundPart, home.currency),
    when: (home) => home.conditionId === CONDITION.new && home.goal !== GOAL.rent,
  },
  {
    block: 'financial',
    label: 'price.charges',
    value: ({ law, currency }) => numberValue('monthly', law.charges, currency),
    when: ({ gone }) => !gone,
  },
  {
    block: 'financial',
    label: 'price.deposit',
    value: ({ law, currency }) => numberValue('money', law.deposit, currency),
    when: isRent,
  },
  {
    block: 'financial',
    label: 'price.ki',
    value: ({ law }) => numberValue('money', law.cadastralIncome),
  },

  {
    block: 'comfort',
    label: 'prop.heating',
    value: (home) => codeValue('heating', home.heating),
    when: ({ heating }) => heating !== HEATING_NOT_APPLICABLE,
  },
  {
    block: 'comfort',
    label: 'prop.garden',
    value: ({ hasGarden }) => yesValue(hasGarden),
    when: (home) => !numberValue('surface', home.surfaceGarden),
  },
  {
    block: 'comfort',
    label: 'prop.terrace',
    value: ({ hasTerrace }) => yesValue(hasTerrace),
    when: (home) => !numberValue('surface', home.surfaceTerrace),
  },
  { block: 'comfort', label: 'prop.garages', value: (home) => numberValue('count', home.garages) },
  {
    block: 'comfort',
    label: 'prop.parkings',
    value: (home) => numberValue('count', home.parkings),
  },
  { block: 'comfort', label: 'prop.lift', value: ({ hasLift }) => yesValue(hasLift) },
  { block: 'comfort', label: 'prop.cellar', value: ({ hasCellar }) => yesValue(hasCellar) },
  { block: 'comfort', label: 'prop.attic', value: ({ hasAttic }) => yesValue(hasAttic) },
  {
    block: 'comfort',
    label: 'prop.furnished',
    value: ({ hasFurnished }) => yesValue(hasFurnished),
  },
  { block: 'comfort', label: 'prop.pool', value: ({ hasPool }) => yesValue(hasPool) },
  {
    block: 'comfort',
    label: 'prop.accessible',
    value: ({ isAccessible }) => yesValue(isAccessible),
  },

  {
    block: 'construction',
    label: 'prop.construction',
    value: (home) => codeValue('construction', home.construction),
  },
  {
    block: 'construction',
    label: 'prop.buildyear',
    value: (home) => numberValue('year', home.constructionYear),
  },
  {
    block: 'construction',
    label: 'prop.plotarea',
    value: plotSurface,
  },
  {
    block: 'construction',
    label: 'prop.builtarea',
    value: (home) => numberValue('surface', home.surfaceConstructed),
  },
] as const satisfies readonly Field[]

type FieldLabel = (typeof DETAIL_FIELDS)[number]['label']
export type DetailField = FieldValue & { label: FieldLabel }

/** Returns the facts of a block that this listing has, in order. */
export function fieldsOf(home: Home, block: DetailBlock): DetailField[] {
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
  return numberValue('surface', home.surfaceTotal) ?? numberValue('surface', home.surfaceLiving)
}

function plotSurface(home: Home): FieldValue | null {
  return numberValue('surface', home.surfacePlot) ?? numberValue('surface', home.surfaceGround)
}

/** Returns the rounded price of land per m², or null for a building. */
function landPrice(home: Home): FieldValue | null {
  const { webIds, price, priceFrom, currency } = home
  const plot = plotSurface(home) && (home.surfacePlot || home.surfaceGround)
  if (!webIds.includes(WEB_ID.land) || price === null || priceFrom || !plot) return null
  return numberValue('money', Math.round(price / plot), currency)
}
