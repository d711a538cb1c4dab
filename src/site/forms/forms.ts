import type { TextInLanguages, TextsByKey } from '../../platform/i18n/texts-by-key'
import { contact, contactDownload, siteContact } from './contact.form'
import type { FormDefinition, FormTexts, Shape, Values } from './define-form'
import { demand } from './demand.form'
import { documentRequest, projectContact, propertyInfo } from './listing.form'
import { valuation } from './valuation.form'
import { visit } from './visit.form'

/** The kinds of forms for visitors: the last part of the address that they are posted to. */
export const FORM_KINDS = [
  'contact',
  'site-contact',
  'contact-download',
  'project-contact',
  'property-info',
  'demand',
  'valuation',
  'document-request',
  'visit',
] as const
export type FormKind = (typeof FORM_KINDS)[number]

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
} satisfies Record<FormKind, FormDefinition>

/** The source of a lead: a form, or a confirmed saved search with mails. */
export const LEAD_KINDS = [...FORM_KINDS, 'search'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

export function isFormKind(text: string): text is FormKind {
  return Object.hasOwn(FORMS, text)
}

/** Returns one text of each form by its key, which contains the kind between `start` and `end`. */
export function formTexts<Start extends string, End extends string>(
  name: keyof FormTexts,
  start: Start,
  end: End,
): Record<`${Start}${FormKind}${End}`, TextInLanguages>
export function formTexts(name: keyof FormTexts, start: string, end: string): TextsByKey {
  return Object.fromEntries(
    FORM_KINDS.map((kind) => [`${start}${kind}${end}`, FORMS[kind].texts[name]]),
  )
}

/** The fields of a form as a parameter: a union of such functions accepts the fields of all forms together. */
type Takes<Form> = Form extends { fields: infer Fields } ? (fields: Fields) => void : never
type AllFields =
  Takes<(typeof FORMS)[FormKind]> extends (fields: infer All extends Shape) => void ? All : never

/** The values of all fields that only some forms have. */
export type KindData = Values<AllFields>
