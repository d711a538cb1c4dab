export { Plans } from './plans'
export { projectFacts } from './project-facts'
export { ProjectPage } from './project-view'
