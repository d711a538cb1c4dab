import { line, several, tick, whole, wholeItem } from './fields'

/** A question about a home (`ObjectID`) or a project (`ProjectIDs`); the rest is the page's description. */
export const listingContact = {
  ObjectID: whole(1),
  ProjectIDs: several(wholeItem, 20),
  IsProject: tick,
  propertyStreet: line(),
  propertyHouseNumber: line(20),
  propertyZip: line(20),
  propertyCity: line(),
  propertyGoalType: line(50),
  propertyType: line(100),
  propertyGoal: line(50),
  /** Asked of tenants only, and only where the agency's settings allow it. */
  familyComposition: line(500),
  totalAmountIncome: line(100),
}
