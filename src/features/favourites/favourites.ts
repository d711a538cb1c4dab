export { RecentPlace } from './recent-row'
