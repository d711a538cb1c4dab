export { listConsents } from './consents'
