export { findLabels } from './staff/find-labels'
export { listLabels } from './staff/queries'
