export { DESCRIPTION } from './staff/description'
