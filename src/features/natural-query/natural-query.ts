export { listOfWords, saysWish, withWords } from './apply-words'
