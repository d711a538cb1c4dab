import { z } from 'zod'
import { CONTACT_TIMES } from './contact-times'
import { integer, integerItem, line, listOf } from './fields'

/** The property to be valued. Goals: only an estimate (-1), selling (0), letting (1). */
export const valuation = {
  type: line(50),
  Goal: integer(-1).pipe(z.int().max(9, 'choice').optional()),
  TypeOfPropertyIDs: listOf(integerItem),
  TypeOfPropertyIDsText: line(500),
  DemandAddress: line(),
  DemandZip: line(20),
  DemandCity: line(100),
  ContactTimes: listOf(z.enum(CONTACT_TIMES, 'choice')),
}
