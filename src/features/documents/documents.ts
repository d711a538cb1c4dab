export { ListingDocuments } from './documents-section'
