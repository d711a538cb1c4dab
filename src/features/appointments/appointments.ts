export { type Appointment, EXPECTED_STATES, isExpected } from './appointment'
export { eventOf } from './mail/appointment-file'
