export { listOfWords, withWords } from './apply-words'
export { isLikeStreet, meantPlace, parseQuery, wishBeside, wishIn } from './parse-query'
