export { NoAgencyPanel } from './staff/no-agency-panel'
