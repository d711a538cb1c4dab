export { findCalendarAccount } from './calendar-secret'
export { passkeyApi } from './passkey-api'
