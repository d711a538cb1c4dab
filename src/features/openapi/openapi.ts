export { propertyParameters } from './schemas'
