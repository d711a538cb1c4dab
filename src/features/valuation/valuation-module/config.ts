import { z } from 'zod'
import { visitorConfig } from '../../../components/module/form-employee'
import { translated } from '../../../listing/property'
import { formConfig } from '../../../site/forms/form-config'

const goal = z.object({ value: z.number().int().min(-1).max(9), label: translated })

export const valuationConfig = formConfig.extend({
  form: z.literal('valuation').default('valuation'),
  types: z.array(z.number().int()).default([]),
  /** The options for the purpose. If empty: an estimate, selling or letting. */
  goals: z.array(goal).default([]),
  person: visitorConfig.optional(),
})
export type ValuationConfig = z.output<typeof valuationConfig>
