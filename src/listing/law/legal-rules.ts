import { REGIONS, type Region } from '../../platform/geo/belgian-region'
import { adLabel } from './ad-facts'
import { AD_RULES, type AdGoal, type Condition, periodOf } from './ad-rules'
import type { LegalPeriod } from './legal-period'
import { NOTARY_PERIOD, REGISTRATION_DUTIES } from './purchase-costs'
import { RENOVATION_DUTIES } from './renovation-duty'

type BelgianRegion = Exclude<Region, 'luxembourg'>

type RuleLabel =
  | ReturnType<typeof adLabel>
  | 'energy.renovation.home'
  | 'energy.renovation.business'
  | 'costs.duty'
  | 'costs.notary'
  | 'costs.file'

/** A rule of law that the site applies, with the facts or notes that it concerns. */
export interface LegalRule {
  goal: AdGoal
  labels: RuleLabel[]
  /**
   * The effect: the advert must contain the facts, it contains them if they are known, the page has a note for buyers,
   * or the page estimates the amount.
   */
  effect: 'required' | 'optional' | 'note' | 'estimate'
  /** The listings that are subject to the rule. Absent for all. */
  when?: Condition
  period: LegalPeriod
}

/** Returns the rules of each region, in the order of the page. Consecutive facts of the same law are one rule. */
export function legalRules(): { region: BelgianRegion; rules: LegalRule[] }[] {
  return REGIONS.filter((region) => region !== 'luxembourg').map((region) => ({
    region,
    rules: [
      ...adRulesOf(region, 'sale'),
      ...(region === 'flanders' ? renovationRules() : []),
      ...REGISTRATION_DUTIES[region].map((period) => estimate(['costs.duty'], period)),
      estimate(['costs.notary', 'costs.file'], NOTARY_PERIOD),
      ...adRulesOf(region, 'rent'),
    ],
  }))
}

function adRulesOf(region: BelgianRegion, goal: AdGoal): LegalRule[] {
  const rules: LegalRule[] = []
  for (const rule of AD_RULES[region][goal]) {
    const period = periodOf(rule)
    if (!period) continue
    const { field, duty: effect, when } = rule
    const last = rules.at(-1)
    const isSame = last?.period === period && last.effect === effect && last.when === when
    if (isSame) last.labels.push(adLabel(field))
    else rules.push({ goal, labels: [adLabel(field)], effect, period, ...(when && { when }) })
  }
  return rules
}

function renovationRules(): LegalRule[] {
  return RENOVATION_DUTIES.map((period) => {
    return { goal: 'sale', labels: [`energy.renovation.${period.kind}`], effect: 'note', period }
  })
}

function estimate(labels: RuleLabel[], period: LegalPeriod): LegalRule {
  return { goal: 'sale', labels, effect: 'estimate', period }
}
