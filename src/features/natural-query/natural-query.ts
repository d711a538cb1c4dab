export { listOfWords, withWords } from './apply-words'
export {
  correctPlaceName as meantPlace,
  isLikeStreet,
  parseCriteria as wishIn,
  parseCriteriaUnlessStreet as wishBeside,
  parseQuery,
} from './parse-query'
