export { FETCH_TIMEOUT_MS, fetchPicture, type PictureKind } from './mapping/fetch-picture'
export {
  contentName,
  isBrokenFile,
  type PictureStore,
  putInto,
  storePicture,
} from './mapping/picture-sizes'
export { leadMode } from './sources/crm-source'
export { crmKeyOf } from './sync/crm-ids'
export { findCrmState } from './sync/crm-state'
export { findPicture, waitingName } from './sync/picture-queries'
export { crmHealthState } from './sync/sync-state'
