import { isRequired } from '../../forms/field-rules'
import type { LabelKey } from '../../i18n'
import type { FormScope } from './form-scope'

export const LABELS: Record<string, LabelKey> = {
  FirstName: 'form.firstname',
  Name: 'form.lastname',
  Email: 'form.email',
  PhoneNumber: 'form.phone',
  Subject: 'form.subject',
  Content: 'form.message',
  familyComposition: 'form.family',
  totalAmountIncome: 'form.income',
  VisitDate: 'visit.when',
  Goal: 'demand.goal',
  TypeOfPropertyIDs: 'demand.type',
  ZipsText: 'demand.where',
  PriceMin: 'demand.min',
  PriceMax: 'demand.max',
  MinRooms: 'demand.rooms',
  DemandAddress: 'valuation.address',
  DemandZip: 'valuation.zip',
  DemandCity: 'valuation.city',
  ContactTimes: 'valuation.times',
}

/** Returns true for a field that visitors see, in contrast to the technical ones. */
export function hasLabel({ rules }: FormScope, name: string): boolean {
  return name in LABELS || rules.extra.some((field) => field.name === name)
}

/** Returns the label of a field; a question of the agency may have the name of one of ours. */
export function fieldLabel({ t, rules }: FormScope, name: string): string {
  const question = rules.extra.find((field) => field.name === name)
  if (question) return question.label
  const key = name === 'Content' && isRequired(rules, name) ? 'form.question' : LABELS[name]
  return key ? t(key) : name
}
