export { agencyManager } from './agency-manager'
export { type Portfolio, portfolio } from './portfolio'
export { team } from './team-module/team'
