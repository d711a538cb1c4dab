import { type DetailField, fieldsOf } from '../../listing/detail-fields'
import { type AdFact, adFacts } from '../../listing/law/ad-facts'
import type { ListingDetail } from '../../listing/published'
import { WEB_ID } from '../../platform/goal'

export type SheetFact = DetailField | AdFact
type FactLabel = SheetFact['label']

/** The maximum number of key facts at the top of the page. */
const MAX_KEY_FACTS = 4
/** The maximum number of facts that are visible without opening a group. */
const MAX_OPEN_FACTS = 14

const HOME_FACTS: readonly FactLabel[] = [
  'prop.bedrooms',
  'prop.livingarea',
  'prop.plotarea',
  'energy.label',
  'prop.bathrooms',
  'prop.buildyear',
  'prop.toilets',
]

/** The key facts of the categories in which nobody lives, in order. */
const KEY_FACTS: Readonly<Record<number, readonly FactLabel[]>> = {
  [WEB_ID.land]: ['prop.plotarea', 'price.perm2', 'plan.floodparcel', 'price.ki'],
  [WEB_ID.parking]: [
    'detail.surface',
    'prop.garages',
    'prop.parkings',
    'prop.buildyear',
    'price.deposit',
    'price.ki',
  ],
  [WEB_ID.office]: [
    'detail.surface',
    'energy.label',
    'prop.parkings',
    'prop.lift',
    'prop.buildyear',
    'prop.toilets',
  ],
  [WEB_ID.shop]: [
    'prop.bedrooms',
    'detail.surface',
    'prop.storearea',
    'prop.plotarea',
    'energy.label',
    'prop.buildyear',
    'prop.cellar',
    'prop.toilets',
  ],
  [WEB_ID.industry]: [
    'detail.surface',
    'prop.officearea',
    'prop.storearea',
    'prop.plotarea',
    'prop.parkings',
    'prop.buildyear',
  ],
}

/** The order of the open facts. All other facts are in their groups. */
const OPEN_FACTS: readonly FactLabel[] = [
  'prop.buildyear',
  'prop.condition',
  'prop.heating',
  'prop.construction',
  'prop.bedrooms',
  'prop.bathrooms',
  'prop.livingarea',
  'detail.surface',
  'prop.plotarea',
  'prop.floor',
  'prop.lift',
  'prop.terracearea',
  'prop.terrace',
  'prop.gardenarea',
  'prop.garden',
  'prop.garages',
  'prop.parkings',
  'prop.available',
  'price.charges',
  'price.deposit',
  'price.groundpart',
  'price.perm2',
  'price.ki',
  'prop.toilets',
  'prop.showers',
  'prop.officearea',
  'prop.storearea',
  'prop.builtarea',
  'prop.cellar',
  'prop.attic',
  'prop.furnished',
  'prop.pool',
  'prop.accessible',
  'prop.type',
  'prop.district',
]

/** The legal facts that are open for land, because they say what may be built on it. */
const LAND_FACTS: readonly FactLabel[] = [
  'plan.destination',
  'plan.use',
  'plan.permit',
  'plan.subdivision',
  'plan.preemption',
  'energy.soil',
  'plan.floodzone',
]

/** The groups of facts below the open ones. */
const FACT_GROUPS = ['general', 'divisions', 'financial', 'comfort', 'construction'] as const
type FactGroup = (typeof FACT_GROUPS)[number]

interface FactsSheet {
  /** The facts at the top of the page: those of the property's kind. */
  key: SheetFact[]
  /** The most important other facts. */
  open: SheetFact[]
  /** The facts of each group that are not open. */
  groups: Record<FactGroup, SheetFact[]>
  /** The energy certificate and the facts that the law of the region requires in an advert. */
  law: SheetFact[]
}

/** Returns the facts of a property by their place on its page. */
export function factsSheet(home: ListingDetail): FactsSheet {
  const energy = fieldsOf(home, 'energy')
  const law = adFacts(home)
  const facts: SheetFact[] = [...FACT_GROUPS.flatMap((group) => fieldsOf(home, group)), ...energy]
  const key = rankedFacts(home).slice(0, MAX_KEY_FACTS)
  const keyed = new Set(key.map(({ label }) => label))
  const isLand = home.webIds.includes(WEB_ID.land)
  const openLabels = [...(isLand ? LAND_FACTS : []), ...OPEN_FACTS]
  const open = select(
    [...facts, ...law],
    openLabels.filter((label) => !keyed.has(label)),
  ).slice(0, MAX_OPEN_FACTS)
  const opened = new Set<FactLabel>(open.map(({ label }) => label))
  const rest = (group: FactGroup) => fieldsOf(home, group).filter(({ label }) => !opened.has(label))
  return {
    key,
    open,
    groups: {
      general: rest('general'),
      divisions: rest('divisions'),
      financial: rest('financial'),
      comfort: rest('comfort'),
      construction: rest('construction'),
    },
    law: [...energy, ...law],
  }
}

/** Returns the important facts of the property's kind in order. */
export function rankedFacts(home: ListingDetail): SheetFact[] {
  const facts = FACT_GROUPS.flatMap((group) => fieldsOf(home, group))
  return select([...facts, ...fieldsOf(home, 'energy'), ...adFacts(home)], keyLabels(home))
}

/** Returns the legal facts of a poster. Its energy label and price are elsewhere. */
export function legalFacts(home: ListingDetail): SheetFact[] {
  const elsewhere: readonly FactLabel[] = ['energy.label', 'energy.espec', 'price.rent']
  return factsSheet(home).law.filter(({ label }) => !elsewhere.includes(label))
}

function keyLabels({ webIds }: ListingDetail): readonly FactLabel[] {
  const kind = webIds.find((webId) => KEY_FACTS[webId])
  return (kind !== undefined && KEY_FACTS[kind]) || HOME_FACTS
}

/** Returns the facts with these labels, in the order of the labels. */
function select(facts: readonly SheetFact[], labels: readonly FactLabel[]): SheetFact[] {
  return labels.flatMap((label) => facts.find((fact) => fact.label === label) ?? [])
}
