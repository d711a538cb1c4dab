import type { z } from 'zod'
import type { IconName } from '../../components/ui/icon'
import type { CrmLead, SearchCriteria } from '../../features/leads/crm-lead'
import type { KeysOf, LabelKey, Translate } from '../../platform/i18n'
import type { TextInLanguages } from '../../platform/i18n/texts-by-key'
import type { PageRole } from '../page-role'
import type { IssueCode } from './fields'
import type { PersonField } from './person-fields'

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

/** A field that a form may require: one of the sender's fields, or the message. */
export type RequiredField = PersonField | 'Content'

/** The steps and links that a thank-you page shows. */
export interface Thanks {
  /** The next steps after the confirmation by mail, in order. */
  steps?: readonly KeysOf<'thanks'>[]
  /** The roles of the linked pages. */
  roles: readonly PageRole[]
}

/** A fact of a lead in the office's mail, in the CRM and for staff. A row without a value is left out. */
export interface FormRow {
  label: LabelKey
  value: string | undefined
  href?: string | null
  /** True for a fact that is clear without its label. The lists of leads show it. */
  isBrief?: true
}

/** The texts and formats for the rows of a lead, in the language of their reader. */
export interface RowContext {
  t: Translate
  euro(price: number): string
  /** Returns the names of types of property. */
  typeNames(ids: readonly number[] | undefined): string
  /** The URL of the list that matches a search request. */
  listUrl: string | null
}

export type Shape = Readonly<Record<string, z.ZodType>>
/** The values of a form's fields. Those with issues are absent. */
export type Values<Fields extends Shape> = { [Name in keyof Fields]?: z.output<Fields[Name]> }

/** A rule that involves several fields or the current day. It applies even if single fields have issues. */
interface Check<Fields extends Shape> {
  field: keyof Fields & string
  code: IssueCode
  isMet(values: Values<Fields>, today: string): boolean
}

/** The texts of a form, with the beginning of their keys. They also have a label for staff, `staff.form.<kind>`. */
export interface FormTexts {
  /** `subject.<kind>`: the subject of the lead. */
  subject: TextInLanguages
  /** `mail.office.<kind>`: the subject of the office's mail. */
  office: TextInLanguages
  /** `mail.visitor.<kind>`: the subject of the visitor's mail. */
  visitor: TextInLanguages
  /** `mail.text.<kind>`: the text of the visitor's mail. */
  confirmation: TextInLanguages
  /** `thanks.<kind>.title` and `.text`: the heading and the text of the thank-you page. */
  thanksTitle: TextInLanguages
  thanksText: TextInLanguages
}

export interface FormDefinition<Fields extends Shape = Shape> {
  /** The fields of this form, in addition to those of `person`. */
  fields: Fields
  checks?: readonly Check<Fields>[]
  texts: FormTexts
  /** The required fields if one means of contact is enough. Without them all fields of the sender are required. */
  required?: readonly RequiredField[]
  /** True if an agency may make the telephone number optional. */
  mayOmitPhone?: true
  /** True if a visitor whom the agency knows only gives the address. */
  completesKnownVisitor?: true
  /** The subject of a form about a listing, whose manager may receive it (`sendToManager`). */
  about?: 'property' | 'project'
  /** The stage in which this form may ask tenants for income and family composition. The default is `info`. */
  rentalStage?: 'visit'
  /** True for the form that unlocks a document, which is posted to the address of the document. */
  unlocksDocument?: true
  /** The page that shows the form again if its own page is unknown. The default is the contact page. */
  page?: PageRole
  thanks: Thanks & { page: ThanksPage }
  /** True if the visitor's mail contains a link to a file. */
  mailsFile?: true
  rows?(values: Values<Fields>, context: RowContext): FormRow[]
  /** The kind of lead in the CRM. The default is `contact`. */
  crm?: CrmLead['kind']
  /** Returns the properties that a person looks for, for the CRM. */
  wish?(values: Values<Fields>): SearchCriteria
  /** The first text of an answer by staff. The default fits all forms. */
  answer?: KeysOf<'answer'>
  /** The icon in the list of waiting leads. */
  icon?: IconName
}

export function defineForm<Fields extends Shape>(
  definition: FormDefinition<Fields>,
): FormDefinition<Fields> {
  return definition
}
