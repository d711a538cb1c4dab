import { type Lang, pick, withColon } from '../../platform/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../platform/format/phone'
import { shorten } from '../../platform/format/text'
import { textsOf } from '../../platform/i18n'
import type { Texts } from '../../platform/i18n/texts'
import type { ExtraField } from '../../site/forms/extra-fields'
import type { ExtraQuestion, FieldRules } from '../../site/forms/field-rules'
import type { FormConfig } from '../../site/forms/form-config'
import type { FormIssue, FormState } from '../../site/forms/form-state'
import { FORMS, type FormKind } from '../../site/forms/forms'
import { MAX_SUBJECT_LENGTH } from '../../site/forms/person'
import { formRules } from '../../site/forms/rules'
import { formPath, rolePath, thanksPath, withEarlyToken } from '../../urls'
import type { IconName } from '../ui/icon'
import type { View } from '../ui/view'
import { FORM_TEXTS, type FormText } from './form-texts'

/** A form as plain data, with all that it shows and sends. */
export interface FormFacts<P extends string = never> {
  id: string
  kind: FormKind
  lang: Lang
  texts: Texts<FormText | P>
  rules: FieldRules
  /** The address that the form posts to, and the page that follows. */
  action: string
  sentPath: string
  /** Values of hidden fields. */
  hidden: Record<string, string>
  /** The initial values of the fields and their issues: those of a failed post, or else the defaults. */
  values: Record<string, string[]>
  issues: FormIssue[]
  /** The text of the submit button. */
  submit: string
  /** The analytics event that the agency configured. */
  conversion?: string
  /** Other contact channels of the agency, for when sending fails. */
  channels: { icon: IconName; href: string | null; text: string }[]
  privacyPath: string | null
}

interface FormOptions<P extends string> {
  kind: FormKind
  /** Null, or absent, if the form is not part of a module. */
  moduleId?: number | null
  config?: FormConfig | null
  /** The property that the form is about. It decides which questions are allowed. */
  home?: { goal: number; zip: string; countryId: number | null } | null
  /** Hidden fields: `ObjectID`, `ProjectIDs` and other facts of the page. */
  hidden?: Record<string, string | number>
  /** The listing in words, which is part of the form's subject. */
  subject?: string
  defaults?: Record<string, string[]>
  /** The form's action. The default is the address of its kind. */
  action?: string
  submit?: string
  /** Prefixes of the texts that only this form needs. */
  texts?: readonly P[]
}

export function formFacts<P extends string = never>(
  view: View,
  options: FormOptions<P>,
): FormFacts<P> {
  const { kind, moduleId = null, config, home, hidden = {}, texts = [] } = options
  const { t, lang, site } = view
  const failedForm = findFailedForm(view.form, kind, moduleId)
  const { required, needsReplyChannel, rentalQuestions, extra } = formRules(kind, {
    settings: site.settings,
    config,
    labels: site.labels,
    home,
    today: '',
  })
  return {
    id: moduleId === null ? `form-${kind}` : `form-${kind}-${moduleId}`,
    kind,
    lang,
    texts: textsOf(t, [...FORM_TEXTS, ...texts]),
    rules: {
      required,
      needsReplyChannel,
      rentalQuestions,
      extra: extra.map((field) => questionIn(lang, field)),
    },
    action: options.action ?? formPath(kind),
    sentPath: thanksPath(lang, FORMS[kind].thanks.page),
    hidden: {
      lang,
      ...(moduleId !== null && { moduleId: String(moduleId) }),
      page: withEarlyToken(view.path, view.early?.token),
      Subject: subjectOf(view, options),
      ...(failedForm && visitSource(failedForm)),
      ...asTexts(hidden),
    },
    values: failedForm?.values ?? options.defaults ?? {},
    issues: failedForm?.issues ?? [],
    submit: options.submit ?? t('form.send'),
    conversion: config?.conversion,
    channels: contactChannels(view),
    privacyPath: rolePath(site, lang, 'privacy'),
  }
}

/** Returns the subject, as in `Vraag over een pand: Lindenlei 22, 9000 Gent`, cut to the server's maximum length. */
function subjectOf(
  { t, lang }: View,
  { kind, subject }: Pick<FormOptions<never>, 'kind' | 'subject'>,
): string {
  const words = t(`subject.${kind}`)
  return shorten(subject ? `${withColon(lang, words)} ${subject}` : words, MAX_SUBJECT_LENGTH)
}

function questionIn(lang: Lang, field: ExtraField): ExtraQuestion {
  const { name, type, label, required, options } = field
  const isChoice = type !== 'string' && type !== 'number'
  return {
    name,
    type: isChoice ? 'choice' : type === 'number' ? 'number' : 'text',
    label: labelIn(lang, label) || name,
    required: !isChoice || required,
    options: options.map((option) => ({
      value: option.value,
      label: labelIn(lang, option.label) || option.value,
    })),
  }
}

function labelIn(lang: Lang, label: ExtraField['label']): string {
  return pick(label, lang)
}

/** Returns the state of this form if it was posted without a script and has errors. */
function findFailedForm(
  form: FormState | undefined,
  kind: FormKind,
  moduleId: number | null,
): FormState | null {
  if (form?.kind !== kind) return null
  return form.moduleId === null || form.moduleId === moduleId ? form : null
}

/**
 * Returns the source of the visit from the posted values, because the address of the page with errors no longer
 * contains it.
 */
function visitSource({ values }: FormState): Record<string, string> {
  const [referrer = '', campaign = ''] = [values.referrer?.[0], values.campaign?.[0]]
  return { referrer, campaign }
}

function asTexts(values: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

function contactChannels({ site }: View): FormFacts['channels'] {
  const { offices, siteEmail } = site.settings
  const phone = offices[0]?.phone
  return [
    ...(phone
      ? [{ icon: 'phone' as const, href: phoneHref(phone), text: formatPhone(phone) }]
      : []),
    { icon: 'mail', href: mailHref(siteEmail), text: siteEmail },
  ]
}
