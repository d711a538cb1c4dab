/** The forms for visitors, by the last part of their endpoint. */
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

/** The source of a lead: a form, or a confirmed saved search with mails. */
export const LEAD_KINDS = [...FORM_KINDS, 'search'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** The thank-you pages, by the last part of their path, after `merci/`. */
export const THANKS_PAGES = [
  'contact-me',
  '',
  'estimation',
  'recherche',
  'send-to-friend',
  'contact',
  'newsletter',
] as const
export type ThanksPage = (typeof THANKS_PAGES)[number]

export const THANKS_OF: Record<FormKind, ThanksPage> = {
  contact: 'contact',
  'site-contact': 'contact',
  'contact-download': '',
  'project-contact': 'contact-me',
  'property-info': 'contact-me',
  demand: 'recherche',
  valuation: 'estimation',
  'document-request': 'contact-me',
  visit: 'contact-me',
}

export function isFormKind(text: string): text is FormKind {
  return FORM_KINDS.some((kind) => kind === text)
}
