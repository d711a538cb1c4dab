export { listOfWords, saysWish, withWords } from './apply-words'
export { isLikeStreet, meantPlace, readSaid, wishBeside, wishIn } from './parse-query'
