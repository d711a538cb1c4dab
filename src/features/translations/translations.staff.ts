export { formsFor } from './staff/forms-of'
export { countUntranslated } from './staff/untranslated-counts'
