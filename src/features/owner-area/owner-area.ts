export { ownerApi } from './api-routes'
export { markHomes } from './ended-ownerships'
export { ownerFormPage } from './owner-form-page'
