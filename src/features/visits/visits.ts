export { VISIT_ID } from './visit.island'
export { formatVisitCount } from './visit-count'
export { VisitPlot } from './visit-plot'
export { VisitSheet } from './visit-sheet'
