export { listOfWords, withWords } from './apply-words'
export {
  correctPlaceName,
  isLikeStreet,
  parseCriteria,
  parseCriteriaUnlessStreet,
  parseQuery,
} from './parse-query'
