export { PAPERS, type Paper, Poster } from './poster'
