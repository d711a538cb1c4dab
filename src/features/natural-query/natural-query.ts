export { listOfWords, withWords } from './apply-words'
export {
  correctPlaceName,
  isLikeStreet,
  parseCriteria,
  parseCriteriaUnlessStreet,
  parseQuery,
} from './parse-query'
export type { ColumnMeaning } from './table-words'

/** Loads the readers of cells and headings of a table, with the word tables. */
export function loadTableWords() {
  return import('./table-words')
}
