import { z } from 'zod'
import { phoneWithRemark } from '../format/text'
import type { contact } from './contact'
import { type demand, isBudget } from './demand'
import { extraSchema } from './extra-fields'
import { type IssueCode, isIssueCode } from './fields'
import type { FormKind } from './form-kind'
import { FORMS } from './forms'
import type { listingContact } from './listing-contact'
import { MAX_CONTENT_LENGTH, person } from './person'
import type { RawForm } from './raw-form'
import { RENTAL_QUESTIONS } from './rental-questions'
import type { FormRules } from './rules'
import type { valuation } from './valuation'
import { areValidHalfDays, type visit } from './visit'

/** The issue of a field. */
export interface FieldIssue {
  field: string
  code: IssueCode
}

type Output<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>
type KindFields = typeof contact &
  typeof listingContact &
  typeof demand &
  typeof valuation &
  typeof visit

/** The data of a valid form: the fields of the person and those of the kind of form. */
export type FormData = Output<typeof person> & Partial<Output<KindFields>>

type CheckedForm =
  | { ok: true; data: FormData; extra: Record<string, string> }
  | { ok: false; issues: FieldIssue[] }

/** Validates a form under the rules of its page. Returns its data, or all of its issues. */
export function checkForm(kind: FormKind, raw: RawForm, rules: FormRules): CheckedForm {
  const form = formSchema(kind, rules).safeParse(raw)
  const extra = extraSchema(rules.extra).safeParse(raw)
  if (form.success && extra.success) {
    const data = withPhoneRemark(form.data as FormData, raw)
    return {
      ok: true,
      data: rules.rentalQuestions ? data : withoutRentalQuestions(data),
      extra: extra.data,
    }
  }
  const issues = [...(form.error?.issues ?? []), ...(extra.error?.issues ?? [])].map(toIssue)
  const standardFields = Object.keys({ ...person, ...FORMS[kind].fields })
  const fields = [...standardFields, ...rules.extra.map(({ name }) => name)]
  return { ok: false, issues: firstOfEach(issues, fields) }
}

/** Returns the data with the remark behind the telephone number in the message, if it has space for it. */
function withPhoneRemark(data: FormData, { PhoneNumber }: RawForm): FormData {
  const remark = typeof PhoneNumber === 'string' ? phoneWithRemark(PhoneNumber) : ''
  const content = [data.Content, remark].filter(Boolean).join('\n\n')
  return remark && content.length <= MAX_CONTENT_LENGTH ? { ...data, Content: content } : data
}

/** Returns one issue per field, in the order of the fields. */
function firstOfEach(issues: FieldIssue[], fields: string[]): FieldIssue[] {
  const firstIssues = issues.filter(
    ({ field }, index) => issues.findIndex((other) => other.field === field) === index,
  )
  return firstIssues.sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field))
}

/** Returns the schema of one kind of form. Unknown fields are removed. */
function formSchema(kind: FormKind, rules: FormRules) {
  const fields: z.ZodRawShape = { ...person, ...FORMS[kind].fields }
  return rulesOf(kind, rules).reduce(
    (schema, { field, code, isMet }) =>
      schema.refine((data) => isMet(data as FormData), {
        path: [field],
        message: code,
        when: () => true,
      }),
    z.object(fields),
  )
}

interface Rule extends FieldIssue {
  isMet(data: FormData): boolean
}

/** Returns the rules that involve several fields. They apply even if single fields have issues. */
function rulesOf(kind: FormKind, { required, needsReplyChannel, today }: FormRules): Rule[] {
  return [
    ...required.map(
      (field): Rule => ({ field, code: 'required', isMet: (data) => data[field] !== '' }),
    ),
    ...(needsReplyChannel ? [REPLY_CHANNEL] : []),
    ...(kind === 'demand' ? [BUDGET] : []),
    ...(kind === 'visit' ? [HALF_DAY, halfDaysFrom(today)] : []),
  ]
}

const REPLY_CHANNEL: Rule = {
  field: 'Email',
  code: 'reach',
  isMet: ({ Email, PhoneNumber }) => Email !== '' || PhoneNumber !== '',
}

const HALF_DAY: Rule = {
  field: 'VisitDate',
  code: 'required',
  isMet: ({ VisitDate }) => VisitDate === undefined || VisitDate.some((date) => date !== ''),
}

const BUDGET: Rule = { field: 'PriceMax', code: 'range', isMet: isBudget }

function halfDaysFrom(today: string): Rule {
  return { field: 'VisitDate', code: 'moment', isMet: (data) => areValidHalfDays(data, today) }
}

function withoutRentalQuestions(data: FormData): FormData {
  return { ...data, ...Object.fromEntries(RENTAL_QUESTIONS.map((name) => [name, undefined])) }
}

function toIssue({ path, message }: z.core.$ZodIssue): FieldIssue {
  return { field: String(path[0] ?? ''), code: isIssueCode(message) ? message : 'invalid' }
}
