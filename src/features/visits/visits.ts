export { VISIT_ID } from './visit.island'
export { VisitPlot } from './visit-plot'
export { VisitSheet } from './visit-sheet'
export { visitsInWords } from './visit-words'
