export { readPages } from './edit-pages'
export { crumbsBelow } from './page-crumbs'
