import { defineForm } from './define-form'
import { integer } from './fields'

/** A question to the agency, or to one of its staff members, whose ID is `memberId`. */
const fields = { memberId: integer(1) }

const thanks = {
  page: 'contact',
  steps: ['thanks.contact.next', 'thanks.contact.reply'],
  roles: ['sale', 'rent', 'valuation'],
} as const

export const contact = defineForm({ fields, required: ['FirstName'], thanks })

export const siteContact = defineForm({ fields, mayOmitPhone: true, thanks })

/** The form that unlocks the file of its module. */
export const contactDownload = defineForm({
  fields: {},
  thanks: { page: '', roles: ['valuation', 'sale', 'projects'] },
  mailsFile: true,
  icon: 'document',
})
