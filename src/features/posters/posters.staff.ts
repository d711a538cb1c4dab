export { PAPERS, Poster } from './posters'
