export { cleanFile } from './metadata'
export { storeUnchanged } from './store-upload'
