export { personIssues } from './staff/accounts'
export { Roles } from './staff/roles'
export { findStaff, listStaff } from './staff-accounts'
