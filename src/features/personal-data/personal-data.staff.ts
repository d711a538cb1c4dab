export { PersonForm } from './staff/person-form'
