import type { CodeTable } from '../format/codes'
import { codeOf } from '../format/codes'
import { LANGS, type Translated } from '../format/lang'
import { cut } from '../format/text'
import { CONDITION } from './condition'
import { GOAL } from './goal'
import type { ListingDetail } from './listing-types'

/** The spec's blocks; documents and rooms are lists of their own beside their fields. */
export type DetailBlock =
  | 'general'
  | 'divisions'
  | 'energy'
  | 'financial'
  | 'comfort'
  | 'construction'

export type NumberKind =
  | 'count'
  | 'year'
  | 'surface'
  | 'euro'
  | 'monthly'
  | 'floor'
  | 'perM2'
  | 'perYear'
  | 'co2'

/** A fact ready to be put into words. */
export type FieldValue =
  | { kind: NumberKind; value: number }
  | { kind: 'date' | 'label'; value: string }
  | { kind: 'text'; value: Translated }
  | { kind: 'code'; table: CodeTable; value: string }
  | { kind: 'types'; value: number[]; otherwise: Translated }
  | { kind: 'yes' }

type Home = ListingDetail

interface Field {
  block: DetailBlock
  /** Its name in the dictionaries. */
  label: string
  value: (home: Home) => FieldValue | null
  /** Without it the field is told wherever it has a value. */
  when?: (home: Home) => boolean
}

/** Beyond these a number is a slip of the CRM's, and would tear the page. */
const HIGHEST: Record<NumberKind, number> = {
  count: 999,
  year: 2199,
  surface: 1e8,
  euro: 1e11,
  monthly: 1e9,
  floor: 199,
  perM2: 1e5,
  perYear: 1e9,
  co2: 1e4,
}
const LONGEST_TEXT = 160

/** Every fact of the detail page, in order; what has no value is left out with its name. */
export const DETAIL_FIELDS = [
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
    value: (home) => number('surface', home.surfaceTotal) ?? number('surface', home.surfaceLiving),
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
    value: ({ epc }) => epc && { kind: 'label', value: epc.label },
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
    value: (home) => number('euro', home.price),
    when: isSale,
  },
  {
    block: 'financial',
    label: 'price.rent',
    value: (home) => number('monthly', home.price),
    when: isRent,
  },
  {
    block: 'financial',
    label: 'price.groundpart',
    value: (home) => number('euro', home.groundPart),
    when: (home) => home.conditionId === CONDITION.new && home.goal !== GOAL.rent,
  },
  {
    block: 'financial',
    label: 'price.charges',
    value: ({ law }) => number('monthly', law.charges),
    when: ({ gone }) => !gone,
  },
  {
    block: 'financial',
    label: 'price.deposit',
    value: ({ law }) => number('euro', law.deposit),
    when: isRent,
  },
  {
    block: 'financial',
    label: 'price.ki',
    value: ({ law }) => number('euro', law.cadastralIncome),
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

export type FieldLabel = (typeof DETAIL_FIELDS)[number]['label']
export type ShownField = FieldValue & { label: FieldLabel }

/** The facts of a block that this home has, in order. */
export function fieldsOf(home: Home, block: DetailBlock): ShownField[] {
  return DETAIL_FIELDS.flatMap((field: Field & { label: FieldLabel }) => {
    if (field.block !== block || field.when?.(home) === false) return []
    const value = field.value(home)
    return value ? [{ ...value, label: field.label }] : []
  })
}

/** A number that says something: above 0 (a floor may be 0 or below), and not absurd. */
export function number(kind: NumberKind, value: number | null): FieldValue | null {
  if (value === null || !Number.isFinite(value) || Math.abs(value) > HIGHEST[kind]) return null
  const says = kind === 'floor' || value > 0 || (kind === 'perM2' && value !== 0)
  return says ? { kind, value } : null
}

/** A text that says something, short enough for a table. */
export function text(value: Translated | string | null): FieldValue | null {
  const texts = typeof value === 'string' ? { nl: value } : value
  const told: Translated = {}
  for (const lang of LANGS) {
    const words = (texts?.[lang] ?? '').trim()
    if (words && words !== '-') told[lang] = shortened(words)
  }
  return Object.keys(told).length ? { kind: 'text', value: told } : null
}

/** A code in words, or its text as it is where the site has no word for it; never a bare number. */
export function code(table: CodeTable, value: string | number | null): FieldValue | null {
  const known = codeOf(table, value)
  if (known) return { kind: 'code', table, value: known }
  return typeof value === 'string' ? text(value) : null
}

export function date(value: string | null): FieldValue | null {
  return value ? { kind: 'date', value } : null
}

/** 'Immediately' by its code, else the day, else that it is still to be agreed. */
export function availableFrom({ available, law }: Pick<Home, 'available' | 'law'>) {
  if (available === 1) return code('available', 1)
  return date(law.availableFrom) ?? code('available', available)
}

function yes(has: boolean): FieldValue | null {
  return has ? { kind: 'yes' } : null
}

function types(value: number[], otherwise: Translated): FieldValue | null {
  return value.length || Object.keys(otherwise).length ? { kind: 'types', value, otherwise } : null
}

function shortened(words: string): string {
  return words.length > LONGEST_TEXT ? `${cut(words, LONGEST_TEXT - 1)}…` : words
}

function isSale(home: Home): boolean {
  return home.goal === GOAL.sale
}

function isRent(home: Home): boolean {
  return home.goal === GOAL.rent
}
