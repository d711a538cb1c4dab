export { movedStatements, withArticles } from './moved-addresses'
export { oldAddress } from './old-address'
export { redirectHome } from './path-lang'
export { tidyPath } from './tidy-path'
