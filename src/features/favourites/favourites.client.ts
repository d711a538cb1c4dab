export { lastSearch } from './last-search'
export { favouritesState } from './store'
