import { checkbox, integer, integerItem, line, listOf } from './fields'

/** A question about a property (`ObjectID`) or a project (`ProjectIDs`). The other fields describe the page. */
export const listingContact = {
  ObjectID: integer(1),
  ProjectIDs: listOf(integerItem, 20),
  IsProject: checkbox,
  propertyStreet: line(),
  propertyHouseNumber: line(20),
  propertyZip: line(20),
  propertyCity: line(),
  propertyGoalType: line(50),
  propertyType: line(100),
  propertyGoal: line(50),
  /** Only for tenants, and only if the agency's settings allow it. */
  familyComposition: line(500),
  totalAmountIncome: line(100),
}
