import type { SiteSettings } from '../../site/site'
import { type Region, regionOf } from '../geo/belgian-region'
import { GOAL } from '../goal'
import type { ExtraField } from './extra-fields'
import type { FormConfig } from './form-config'
import type { FormKind } from './form-kind'
import type { Labels } from './labels'
import { OFFICE_FIELD, officeQuestion } from './office-question'
import { PERSON_FIELDS, type PersonField } from './person-fields'
import { rentalFields } from './rental-application'

/** A field that a form may require: one of the sender's, or the question itself. */
type RequiredField = PersonField | 'Content'

/** The rules of one form on one page. */
export interface FormRules {
  required: readonly RequiredField[]
  /** One of Email and PhoneNumber is enough. */
  reach: boolean
  /** True when income and family composition may be asked; otherwise those fields are dropped. */
  rentalQuestions: boolean
  extra: readonly ExtraField[]
  /** `2026-11-21`, in Belgium. */
  today: string
}

interface Circumstances {
  today: string
  settings: Pick<SiteSettings, 'rentalQuestions' | 'offices'>
  config?: FormConfig | null
  /** The agency's own words for our questions. */
  labels?: Labels
  /** The home that the form is about. */
  home?: { goal: number; zip: string; countryId: number | null } | null
  /** The agency has name and telephone number of this visitor. */
  isKnown?: boolean
}

/** The forms that ask the agent of a listing a question. */
const QUESTIONS: readonly FormKind[] = ['property-info', 'project-contact']

/**
 * Returns the rules of a form. All four fields of the sender are required, with three exceptions: the
 * contact form, a question to an agent and a form about a Brussels rental require a first name and one
 * way to answer; a question also requires its text; a known visitor gives only the address.
 */
export function formRules(kind: FormKind, circumstances: Circumstances): FormRules {
  const { today, settings, config, labels, home, isKnown } = circumstances
  const region = home?.goal === GOAL.rent ? regionOf(home.zip, home.countryId) : null
  const isQuestion = QUESTIONS.includes(kind)
  const reach = kind === 'contact' || isQuestion || region === 'brussels'
  const noPhone = kind === 'site-contact' && config?.phoneOptional
  return {
    required: isKnown
      ? ['Email']
      : reach
        ? ['FirstName', ...(isQuestion ? ['Content' as const] : [])]
        : PERSON_FIELDS.filter((name) => !(noPhone && name === 'PhoneNumber')),
    reach: reach && !isKnown,
    rentalQuestions:
      !config?.rentalApplication && region !== null && mayAsk(settings, region, kind),
    extra: config
      ? [
          ...(config.rentalApplication
            ? rentalFields(home?.goal === GOAL.rent ? { region } : null, labels)
            : []),
          ...questionsOf(config, circumstances),
        ]
      : [],
    today,
  }
}

/** Returns the questions that the agency added, and the choice of an office where the form has it. */
export function questionsOf(
  config: FormConfig,
  { settings, labels }: Pick<Circumstances, 'settings' | 'labels'>,
): ExtraField[] {
  const { fields } = config.layoutConfig
  const isRequested = config.askOffice && !fields.some(({ name }) => name === OFFICE_FIELD)
  return isRequested ? [...officeQuestion(settings.offices, labels), ...fields] : fields
}

/** Returns the questions to tenants depend on the region's law and on the stage. */
function mayAsk(settings: Circumstances['settings'], region: Region, kind: FormKind): boolean {
  const stage = kind === 'visit' ? 'visit' : 'info'
  return settings.rentalQuestions.some((rule) => rule.region === region && rule.stage === stage)
}
