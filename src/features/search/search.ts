export { pageList, shownQuery, submittedSearch } from './page-list'
export { propertyList } from './property-list/property-list'
export { searchBar } from './search-bar/search-bar'
export { SearchForm } from './search-form.island'
export { searchFormOf } from './search-form-of'
export {
  listingMatchesWord,
  staffSearchWords,
} from './staff-search-words'
