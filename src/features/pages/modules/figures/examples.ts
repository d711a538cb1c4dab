import { defineExamples } from '../../../../components/module/define-examples'
import { figures } from './figures'

export const figuresExamples = defineExamples(figures, [
  {
    name: 'all',
    config: {},
    data: {
      totals: { sale: 142, rent: 44, projects: 3, sold: 118 },
      fresh: 11,
      municipalities: 41,
    },
  },
  {
    name: 'one home',
    config: {},
    data: { totals: { sale: 1, rent: 0, projects: 0, sold: 0 }, fresh: 0, municipalities: 1 },
  },
  {
    name: 'nothing yet',
    config: {},
    data: { totals: { sale: 0, rent: 0, projects: 0, sold: 0 }, fresh: 0, municipalities: 0 },
  },
])
