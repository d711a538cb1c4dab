import type { z } from 'zod'
import { contact } from './contact'
import { demand } from './demand'
import type { FormKind } from './form-kind'
import { listingContact } from './listing-contact'
import { valuation } from './valuation'
import { visit } from './visit'

interface Form {
  /** The fields of this form, in addition to those of `person`. */
  fields: Readonly<Record<string, z.ZodType>>
  /** True for a form about a listing. The listing's manager may receive it (`sendToManager`). */
  aboutListing: boolean
}

/** All forms by their kind. */
export const FORMS = {
  contact: { fields: contact, aboutListing: false },
  'site-contact': { fields: contact, aboutListing: false },
  'contact-download': { fields: {}, aboutListing: false },
  'project-contact': { fields: listingContact, aboutListing: true },
  'property-info': { fields: listingContact, aboutListing: true },
  demand: { fields: demand, aboutListing: false },
  valuation: { fields: valuation, aboutListing: false },
  'document-request': { fields: listingContact, aboutListing: true },
  visit: { fields: visit, aboutListing: true },
} as const satisfies Record<FormKind, Form>
