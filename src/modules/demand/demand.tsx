import { z } from 'zod'
import { readListFilter } from '../../data/listings/list-request'
import type { ListFilter } from '../../domain/list/list-filter'
import { formConfig } from '../../forms/form-config'
import { defineModule } from '../module'
import { DemandView } from './demand-view'
import { demandExamples } from './examples'

export const demandConfig = formConfig.extend({
  form: z.literal('demand').default('demand'),
  /** Step by step with tiles, or one page with lists. */
  layout: z.enum(['wizard', 'page']).default('wizard'),
  /** The property types to offer, by WebID; all of them when empty. */
  types: z.array(z.number().int()).default([]),
  /** Told to the visitor's analytics once it was sent: a JSON object. */
  conversion: z.string().optional(),
})
export type DemandConfig = z.output<typeof demandConfig>

/** What somebody is looking for; it begins with the filters of the list that they come from. */
export const demand = defineModule({
  kind: 'demand',
  config: demandConfig,
  load: ({ view, params }): ListFilter | null =>
    readListFilter(params, view.site.settings, view.lang, {}),
  View: DemandView,
  examples: demandExamples,
})
