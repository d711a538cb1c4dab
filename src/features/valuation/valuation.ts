export { searchersFor } from './valuation-module/search-count'
export { valuation } from './valuation-module/valuation'
