export { PARTS, rightFor } from './staff/parts'
export { readPartForm } from './staff/read-part'
