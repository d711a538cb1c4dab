import { z } from 'zod'
import type { LabelKey } from '../i18n'
import { CONTACT_TIMES } from './contact-times'
import { defineForm } from './define-form'
import { integer, integerItem, line, listOf } from './fields'

const GOALS: Record<string, LabelKey> = {
  '-1': 'mail.have.estimate',
  0: 'mail.have.sell',
  1: 'mail.have.let',
}

/** A request to value a property. Goals: only an estimate (-1), selling (0), letting (1). */
export const valuation = defineForm({
  fields: {
    type: line(50),
    Goal: integer(-1).pipe(z.int().max(9, 'choice').optional()),
    TypeOfPropertyIDs: listOf(integerItem),
    TypeOfPropertyIDsText: line(500),
    DemandAddress: line(),
    DemandZip: line(20),
    DemandCity: line(100),
    ContactTimes: listOf(z.enum(CONTACT_TIMES, 'choice')),
  },
  page: 'valuation',
  thanks: {
    page: 'estimation',
    steps: ['thanks.valuation.call', 'thanks.valuation.second', 'thanks.valuation.third'],
    roles: ['sell', 'sale', 'demand'],
  },
  rows(values, { t, typeNames }) {
    const goal = GOALS[String(values.Goal)]
    const types = values.TypeOfPropertyIDsText || typeNames(values.TypeOfPropertyIDs) || values.type
    const city = [values.DemandZip, values.DemandCity].filter(Boolean).join(' ')
    const address = [values.DemandAddress, city].filter(Boolean).join(', ')
    const times = CONTACT_TIMES.filter((time) => values.ContactTimes?.includes(time))
    return [
      { label: 'mail.row.goal', value: goal && t(goal), isBrief: true },
      { label: 'mail.row.types', value: types, isBrief: true },
      { label: 'mail.row.address', value: address, isBrief: true },
      { label: 'mail.row.times', value: times.map((time) => t(`mail.time.${time}`)).join(', ') },
    ]
  },
  crm: 'valuation',
  answer: 'answer.valuation',
  icon: 'house',
})
