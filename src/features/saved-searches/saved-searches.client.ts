export { Searchers } from './search-count'
export { SEARCH_FORM_TEXTS } from './search-form'
export { SearchMails, SearchMailsButton } from './search-mails'
