export { PARTS, readPartForm, rightFor } from './staff/parts'
