export { favouriteDetails } from './favourite-listings'
export { RecentPlace } from './recent-row'
