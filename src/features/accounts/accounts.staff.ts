export { personIssues } from './staff/accounts'
export { Roles } from './staff/roles'
export { adminsToAsk, findStaff, listStaff } from './staff-accounts'
