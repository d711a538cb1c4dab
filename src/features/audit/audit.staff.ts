export { AuditList } from './staff/audit-list'
export { leadChange } from './staff/lead-change'
