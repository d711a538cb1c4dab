export { cleanFile } from './metadata'
export { storeWhole } from './store-upload'
