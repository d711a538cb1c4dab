export { BrochurePage } from './brochure-page'
