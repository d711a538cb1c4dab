export { SearchCountText } from './search-count-line'
export { SEARCH_FORM_TEXTS } from './search-form'
export { SearchMails, SearchMailsButton } from './search-mails'
