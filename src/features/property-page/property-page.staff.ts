export { showProject, showProperty } from './routes'
