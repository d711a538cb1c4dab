import { z } from 'zod'
import { visitorConfig } from '../../../components/module/form-employee'
import { formConfig } from '../../../platform/forms/form-config'

export const demandConfig = formConfig.extend({
  form: z.literal('demand').default('demand'),
  /** Step by step with tiles, or one page with lists. */
  layout: z.enum(['wizard', 'page']).default('wizard'),
  /** The property types to offer, by WebID; all of them when empty. */
  types: z.array(z.number().int()).default([]),
  person: visitorConfig.optional(),
  /** The analytics event of a sent form: a JSON object. */
  conversion: z.string().optional(),
})
export type DemandConfig = z.output<typeof demandConfig>
