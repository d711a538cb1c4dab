export { eventOf } from './mail/appointment-file'
