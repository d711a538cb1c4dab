import { defineForm, type FormRow } from './define-form'
import { checkbox, integer, integerItem, line, listOf } from './fields'

/** The fields of a form about a property (`ObjectID`) or a project (`ProjectIDs`). Others describe the page. */
export const listingFields = {
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

/** Returns the answers of tenants. */
export function tenantRows(values: {
  familyComposition?: string | undefined
  totalAmountIncome?: string | undefined
}): FormRow[] {
  return [
    { label: 'mail.row.family', value: values.familyComposition },
    { label: 'mail.row.income', value: values.totalAmountIncome },
  ]
}

export const propertyInfo = defineForm({
  fields: listingFields,
  required: ['FirstName', 'Content'],
  about: 'property',
  thanks: {
    page: 'contact-me',
    steps: ['thanks.contact.reply', 'thanks.property-info.visit'],
    roles: ['sale', 'rent', 'demand'],
  },
  rows: tenantRows,
})

export const projectContact = defineForm({
  fields: listingFields,
  required: ['FirstName', 'Content'],
  about: 'project',
  thanks: {
    page: 'contact-me',
    steps: ['thanks.contact.reply', 'thanks.project-contact.visit'],
    roles: ['projects', 'sale', 'demand'],
  },
  rows: tenantRows,
})

export const documentRequest = defineForm({
  fields: listingFields,
  about: 'property',
  unlocksDocument: true,
  thanks: { page: 'contact-me', roles: ['sale', 'rent', 'demand'] },
  mailsFile: true,
  rows: tenantRows,
  answer: 'answer.document',
  icon: 'document',
})
