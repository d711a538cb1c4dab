import { z } from 'zod'
import { phoneWithRemark } from '../../platform/format/text'
import type { RawForm } from '../../platform/http/raw-form'
import { extraSchema } from './extra-fields'
import { type IssueCode, isIssueCode } from './fields'
import { FORMS, type FormKind, type KindData } from './forms'
import { MAX_CONTENT_LENGTH, person } from './person'
import { RENTAL_QUESTIONS } from './rental-questions'
import type { FormRules } from './rules'

export interface FieldIssue {
  field: string
  code: IssueCode
}

/** The data of a valid form: the fields of the person and those of the kind of form. */
export type FormData = z.output<z.ZodObject<typeof person>> & KindData

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
    ...(FORMS[kind].checks ?? []).map(
      ({ field, code, isMet }): Rule => ({ field, code, isMet: (data) => isMet(data, today) }),
    ),
  ]
}

const REPLY_CHANNEL: Rule = {
  field: 'Email',
  code: 'reach',
  isMet: ({ Email, PhoneNumber }) => Email !== '' || PhoneNumber !== '',
}

function withoutRentalQuestions(data: FormData): FormData {
  return { ...data, ...Object.fromEntries(RENTAL_QUESTIONS.map((name) => [name, undefined])) }
}

function toIssue({ path, message }: z.core.$ZodIssue): FieldIssue {
  return { field: String(path[0] ?? ''), code: isIssueCode(message) ? message : 'invalid' }
}
