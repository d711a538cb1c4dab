export { markHomes } from './ended-ownerships'
