import { contact, contactDownload, siteContact } from './contact.form'
import type { Shape, Values } from './define-form'
import { demand } from './demand.form'
import { documentRequest, projectContact, propertyInfo } from './listing.form'
import { valuation } from './valuation.form'
import { visit } from './visit.form'

/** The forms for visitors, by their kind: the last part of the address that they are posted to. */
export const FORMS = {
  contact,
  'site-contact': siteContact,
  'contact-download': contactDownload,
  'project-contact': projectContact,
  'property-info': propertyInfo,
  demand,
  valuation,
  'document-request': documentRequest,
  visit,
}
export type FormKind = keyof typeof FORMS
export const FORM_KINDS: readonly FormKind[] = Object.keys(FORMS).filter(isFormKind)

/** The source of a lead: a form, or a confirmed saved search with mails. */
export const LEAD_KINDS = [...FORM_KINDS, 'search'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

export function isFormKind(text: string): text is FormKind {
  return Object.hasOwn(FORMS, text)
}

/** The fields of a form as a parameter: a union of such functions accepts the fields of all forms together. */
type Takes<Form> = Form extends { fields: infer Fields } ? (fields: Fields) => void : never
type AllFields =
  Takes<(typeof FORMS)[FormKind]> extends (fields: infer All extends Shape) => void ? All : never

/** The values of all fields that only some forms have. */
export type KindData = Values<AllFields>
