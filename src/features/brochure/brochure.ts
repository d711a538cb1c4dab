export { BrochurePage } from './brochure-page'
export { brochureApi } from './routes'
