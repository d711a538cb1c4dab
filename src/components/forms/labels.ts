import { pick } from '../../domain/format/lang'
import type { ExtraField } from '../../forms/extra-fields'
import type { LabelKey } from '../../i18n'
import type { View } from '../ui/view'
import type { FormScope } from './form-scope'

const LABELS: Record<string, LabelKey> = {
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

/** The label of a field by its name. */
export function fieldLabel({ view, rules }: FormScope, name: string): string {
  const key = LABELS[name]
  if (key) return view.t(key)
  const extra = rules.extra.find((field) => field.name === name)
  return extra ? extraLabel(view, extra) : name
}

export function extraLabel({ lang }: View, { name, label }: ExtraField): string {
  return (typeof label === 'string' ? label : pick(label, lang)) || name
}
