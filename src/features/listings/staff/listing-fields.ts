import type { View } from '../../../components/ui/view'
import type { AdField } from '../../../listing/law/ad-rules'
import { NO_LAW, type PictureOrigin } from '../../../listing/property'
import { AGREED_IN_CRM } from '../../../listing/queries/early-access'
import type { Db } from '../../../platform/db/db'
import type { Field, ListField } from '../../../platform/fields/field'
import { CODES, type CodeTable } from '../../../platform/format/codes'
import { brusselsTime, formatDateTime } from '../../../platform/format/dates'
import { GOAL, type PropertyGoal } from '../../../platform/goal'
import type { LabelKey } from '../../../platform/i18n'
import type { SiteSettings } from '../../../site/site'
import { canBeEarly, findConsent, proposedPeriod } from '../early-access'
import type { EditedListing } from '../edit-listing'
import { documentsField } from './document-fields'
import { plansField } from './plan-fields'

export const FACTS: Field[] = [
  { kind: 'text', name: 'epcLabel', label: 'energy.label', optional: true },
  number('energyPerformance', 'energy.espec', 'record.unit.kwhm2'),
  number('bedrooms', 'prop.bedrooms'),
  number('bathrooms', 'prop.bathrooms'),
  number('toilets', 'prop.toilets'),
  number('surfaceLiving', 'prop.livingarea', 'record.unit.m2'),
  number('surfaceTotal', 'record.surfaceTotal', 'record.unit.m2'),
  number('surfacePlot', 'prop.plot', 'record.unit.m2'),
  number('surfaceGarden', 'prop.gardenarea', 'record.unit.m2'),
  number('surfaceTerrace', 'prop.terracearea', 'record.unit.m2'),
  number('constructionYear', 'prop.buildyear'),
  number('deliveryYear', 'record.deliveryYear'),
  { kind: 'address', name: 'virtualTour', label: 'record.tour', optional: true },
  { kind: 'address', name: 'virtualTour2', label: 'record.tour2', optional: true },
]

export const LAW: Field[] = [
  line('epcUniqueCode', 'energy.uniquecode'),
  number('epcTotal', 'energy.etotal', 'record.unit.kwh'),
  number('co2', 'energy.co2', 'record.unit.co2'),
  { kind: 'date', name: 'epcValidUntil', label: 'energy.validuntil', optional: true },
  coded('planningPermit', 'plan.permit', 'permit'),
  coded('planningZone', 'plan.destination', 'zone'),
  coded('planningSummons', 'plan.summons', 'summons'),
  coded('planningPreemption', 'plan.preemption', 'preemption'),
  coded('planningSubdivision', 'plan.subdivision', 'subdivision'),
  line('planningUse', 'plan.use'),
  { kind: 'address', name: 'planningInfoUrl', label: 'plan.info', optional: true },
  coded('floodP', 'plan.floodparcel', 'floodscore'),
  coded('floodG', 'plan.floodbuilding', 'floodscore'),
  coded('floodZone', 'plan.floodzone', 'flood'),
  { kind: 'date', name: 'floodReportDate', label: 'plan.floodreport', optional: true },
  coded('asbestos', 'energy.asbestos', 'asbestos'),
  coded('asbestosCommon', 'energy.asbestos.common', 'asbestos'),
  coded('electricalInspection', 'energy.electricity', 'electrical'),
  coded('soilCertificate', 'energy.soil', 'soil'),
  coded('heritage', 'plan.heritage', 'heritage'),
  choice('renovationDuty', 'energy.renovation', 'field.yes', 'field.no'),
  number('cadastralIncome', 'price.ki', 'record.unit.euro'),
  number('charges', 'price.charges', 'record.unit.euro'),
  choice('chargesFixed', 'price.chargesfixed', 'record.charges.fixed', 'record.charges.provision'),
  number('deposit', 'price.deposit', 'record.unit.euro'),
  number('referenceRent', 'price.refrent', 'record.unit.euro'),
  number('referenceRentMax', 'price.refrentmax', 'record.unit.euro'),
  coded('leaseType', 'price.lease', 'lease'),
  number('lastRent', 'price.lastrent', 'record.unit.euro'),
  { kind: 'date', name: 'lastRentDate', label: 'price.lastrentdate', optional: true },
  { kind: 'date', name: 'availableFrom', label: 'prop.available', optional: true },
  line('individualMeters', 'plan.meters'),
]

/** The origins in the order of the form, the most frequent one first. */
const STAFF_ORIGINS = ['staged', 'edited', 'generated', 'photograph'] as const

/** Returns the name of an origin: the words that visitors see, or that there are none. */
export function originLabel(origin: PictureOrigin): LabelKey {
  return origin === 'photograph' ? 'record.origin.photograph' : `picture.origin.${origin}`
}

/** The pictures of a listing by address, in their order. */
export const picturesField: ListField = {
  kind: 'list',
  name: 'pictures',
  label: 'record.pictures',
  item: 'record.picture',
  scalar: true,
  fields: [{ kind: 'file', of: 'picture', name: 'value', label: 'part.image', required: true }],
}

/** The pictures that were made or changed with software, and the unedited picture of each. */
export const originsField: ListField = {
  kind: 'list',
  name: 'origins',
  label: 'record.origins',
  help: 'record.origins.help',
  item: 'record.origins.item',
  fields: [
    {
      kind: 'reference',
      name: 'picture',
      label: 'record.origins.picture',
      of: ['shown'],
      required: true,
    },
    {
      kind: 'choice',
      name: 'origin',
      label: 'record.origin',
      choices: STAFF_ORIGINS.map((value) => ({ value, label: originLabel(value) })),
      required: true,
      none: 'record.origin.none',
    },
    {
      kind: 'file',
      of: 'picture',
      name: 'original',
      label: 'record.original',
      help: 'record.original.help',
      nullable: true,
    },
  ],
}

/** The last day on which a listing is pinned. Units of a project are not in lists, so they have no pin. */
export const pinField: Field = {
  kind: 'date',
  name: 'pinnedUntil',
  label: 'record.pin',
  help: 'record.pin.help',
  nullable: true,
}

/**
 * Returns the field for early access, with the hours of the settings as proposal. The checkbox records the consent of the
 * seller. Returns none for a listing that may not have it.
 */
export async function earlyFields(
  db: Db,
  { kind, id }: Pick<EditedListing, 'kind' | 'id'>,
  { earlyHours }: Pick<SiteSettings, 'earlyHours'>,
): Promise<Field[]> {
  if (kind === 'project' || !(await canBeEarly(db, id))) return []
  const fields: Field[] = [
    { kind: 'date', name: 'date', label: 'record.early.date', required: true },
    { kind: 'text', name: 'time', label: 'record.early.time', required: true },
  ]
  const initial = earlyHours > 0 ? { initial: proposedPeriod(earlyHours, new Date()) } : {}
  return [
    {
      kind: 'group',
      name: 'early',
      label: 'record.early',
      help: 'record.early.help',
      on: 'record.early.agreed',
      nullable: true,
      fields,
      ...initial,
    },
  ]
}

/** Returns the note of that field: who recorded the consent of the seller. */
export async function earlyNote(db: Db, { t }: View, id: number): Promise<Record<string, string>> {
  const consent = await findConsent(db, id)
  if (!consent) return {}
  const { name, by, at } = consent
  const time = formatDateTime(brusselsTime(at))
  if (by === AGREED_IN_CRM) return { early: t('record.early.stated', { time }) }
  return { early: t('record.early.consent', { name: name ?? '', time }) }
}

/** The listings that a property's page shows first as related. */
export const relatedField: ListField = {
  kind: 'list',
  name: 'related',
  label: 'record.related',
  help: 'record.related.help',
  item: 'record.related.item',
  scalar: true,
  fields: [
    {
      kind: 'reference',
      name: 'value',
      label: 'record.related.home',
      of: ['home'],
      required: true,
    },
  ],
}

/** The fields in which missing facts can be filled in. Facts that only the CRM can change are absent. */
export const FIELD_OF: Partial<Record<AdField, string>> = {
  EPCLabelText: 'facts.epcLabel',
  EnergyPerformance: 'facts.energyPerformance',
  EPCUniqueCode: 'law.epcUniqueCode',
  EPCTotal: 'law.epcTotal',
  CO2: 'law.co2',
  PlanningPermit: 'law.planningPermit',
  PlanningZone: 'law.planningZone',
  PlanningSummons: 'law.planningSummons',
  PlanningPreemption: 'law.planningPreemption',
  PlanningSubdivision: 'law.planningSubdivision',
  PlanningUse: 'law.planningUse',
  PlanningInfoUrl: 'law.planningInfoUrl',
  FloodP: 'law.floodP',
  FloodG: 'law.floodG',
  FloodZone: 'law.floodZone',
  Asbestos: 'law.asbestos',
  ElectricalInspection: 'law.electricalInspection',
  SoilCertificate: 'law.soilCertificate',
  Heritage: 'law.heritage',
  Charges: 'law.charges',
  ChargesFixed: 'law.chargesFixed',
  Deposit: 'law.deposit',
  AvailableFrom: 'law.availableFrom',
  IndividualMeters: 'law.individualMeters',
  ReferenceRent: 'law.referenceRent',
  SurfaceLiving: 'facts.surfaceLiving',
  LeaseType: 'law.leaseType',
  LastRent: 'law.lastRent',
  LastRentDate: 'law.lastRentDate',
  FloodReportDate: 'law.floodReportDate',
  AsbestosCommon: 'law.asbestosCommon',
}

/** Returns the fields that staff can override: facts that the CRM lacks, and facts that were overridden before. */
export function fieldsOf(
  { source, storedOverride }: EditedListing,
  early: readonly Field[] = [],
): Field[] {
  const override = storedOverride?.override
  const open = (fields: Field[], record: object, overridden: object = {}) =>
    fields.filter(
      ({ name }) => name in record && (isIncomplete(record, name) || name in overridden),
    )
  const factFields = open(FACTS, source, override?.facts)
  const law =
    'law' in source ? open(lawFields(source.goal), { ...NO_LAW, ...source.law }, override?.law) : []
  return [
    { kind: 'flag', name: 'hidden', label: 'record.hidden' },
    ...(isUnit(source) ? [] : [pinField]),
    ...early,
    {
      kind: 'translated',
      name: 'description',
      label: 'record.description',
      help: 'record.description.help',
      lines: true,
      rich: true,
    },
    ...group('law', 'record.law', law),
    ...group('facts', 'record.facts', factFields),
    { ...picturesField, help: 'record.pictures.help' },
    originsField,
    plansField('published' in source),
    documentsField,
    ...('published' in source ? [] : [relatedField]),
  ]
}

function isUnit(source: EditedListing['source']): boolean {
  return 'projectId' in source && source.projectId !== null
}

const OF_RENT = [
  'charges',
  'chargesFixed',
  'deposit',
  'referenceRent',
  'referenceRentMax',
  'leaseType',
  'lastRent',
  'lastRentDate',
  'availableFrom',
  'individualMeters',
]

function lawFields(goal: PropertyGoal): Field[] {
  return goal === GOAL.rent ? LAW : LAW.filter(({ name }) => !OF_RENT.includes(name))
}

function isIncomplete(record: object, name: string): boolean {
  return ((record as Record<string, unknown>)[name] ?? null) === null
}

function group(name: 'facts' | 'law', label: LabelKey, fields: Field[]): Field[] {
  return fields.length > 0
    ? [{ kind: 'group', name, label, help: 'record.facts.help', fields }]
    : []
}

function number(name: string, label: LabelKey, unit?: LabelKey): Field {
  return { kind: 'number', name, label, optional: true, ...(unit && { unit }) }
}

function choice(name: string, label: LabelKey, yes: LabelKey, no: LabelKey): Field {
  const choices = [
    { value: true, label: yes },
    { value: false, label: no },
  ]
  return { kind: 'choice', name, label, optional: true, choices, none: 'record.unknown' }
}

function line(name: string, label: LabelKey): Field {
  return { kind: 'text', name, label, optional: true }
}

function coded(name: string, label: LabelKey, table: CodeTable): Field {
  const choices = CODES[table].map((value) => ({
    value,
    label: `code.${table}.${value}` as LabelKey,
  }))
  return { kind: 'choice', name, label, optional: true, choices, none: 'record.unknown' }
}
