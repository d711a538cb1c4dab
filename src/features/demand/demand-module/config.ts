import { z } from 'zod'
import { visitorConfig } from '../../../components/module/form-employee'
import { formConfig } from '../../../site/forms/form-config'

export const demandConfig = formConfig.extend({
  form: z.literal('demand').default('demand'),
  /** The form in steps with tiles, or on one page with select lists. */
  layout: z.enum(['wizard', 'page']).default('wizard'),
  /** The WebIDs of the selectable property types; empty for all of them. */
  types: z.array(z.number().int()).default([]),
  person: visitorConfig.optional(),
})
export type DemandConfig = z.output<typeof demandConfig>
