import { z } from 'zod'
import { translated } from '../../domain/listing/property'
import { formConfig } from '../../forms/form-config'

const goal = z.object({ value: z.number().int().min(-1).max(9), label: translated })

export const valuationConfig = formConfig.extend({
  form: z.literal('valuation').default('valuation'),
  types: z.array(z.number().int()).default([]),
  /** What the value is wanted for; an estimate, selling or letting when empty. */
  goals: z.array(goal).default([]),
  /** Who comes by. */
  person: z
    .object({ image: z.string(), alt: translated, title: translated, text: translated })
    .optional(),
  /** Told to the visitor's analytics once it was sent: a JSON object. */
  conversion: z.string().optional(),
})
export type ValuationConfig = z.output<typeof valuationConfig>
