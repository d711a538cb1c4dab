export { valuation } from './valuation-module/valuation'
