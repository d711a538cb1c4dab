import { regionOf } from '../../platform/geo/belgian-region'
import { GOAL } from '../../platform/goal'
import type { SiteSettings } from '../site'
import type { RequiredField } from './define-form'
import type { ExtraField } from './extra-fields'
import type { FormConfig } from './form-config'
import { FORMS, type FormKind } from './forms'
import type { Labels } from './labels'
import { OFFICE_FIELD, officeQuestion } from './office-question'
import { PERSON_FIELDS } from './person-fields'
import { rentalFields } from './rental-application'

export interface FormRules {
  required: readonly RequiredField[]
  /** True if either Email or PhoneNumber is enough. */
  needsReplyChannel: boolean
  /** True if the form may contain income and family composition. Otherwise those fields are removed. */
  rentalQuestions: boolean
  extra: readonly ExtraField[]
  /** The current day in Belgium (`2026-11-21`). */
  today: string
}

interface Circumstances {
  today: string
  settings: Pick<SiteSettings, 'rentalQuestions' | 'offices'>
  config?: FormConfig | null
  /** The agency's replacements of the labels. */
  labels?: Labels
  /** The listing that the form is about. */
  home?: { goal: number; zip: string; countryId: number | null } | null
  /** True if the agency knows the name and telephone number of this visitor. */
  isKnown?: boolean
}

/**
 * Returns the rules of a form. All four fields of the sender are required, with two exceptions. A form with `required`
 * and a form about a Brussels rental accept one means of contact. A known visitor only gives the address.
 */
export function formRules(kind: FormKind, circumstances: Circumstances): FormRules {
  const { today, settings, config, labels, home, isKnown } = circumstances
  const region = home?.goal === GOAL.rent ? regionOf(home.zip, home.countryId) : null
  const { required, mayOmitPhone, rentalStage = 'info' } = FORMS[kind]
  const needsReplyChannel = required !== undefined || region === 'brussels'
  const noPhone = mayOmitPhone && config?.phoneOptional
  return {
    required: isKnown
      ? ['Email']
      : needsReplyChannel
        ? (required ?? ['FirstName'])
        : PERSON_FIELDS.filter((name) => !(noPhone && name === 'PhoneNumber')),
    needsReplyChannel: needsReplyChannel && !isKnown,
    rentalQuestions:
      !config?.rentalApplication &&
      region !== null &&
      settings.rentalQuestions.some((rule) => rule.region === region && rule.stage === rentalStage),
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

/** Returns the fields that the agency added, and the choice of an office if the form has it. */
export function questionsOf(
  config: FormConfig,
  { settings, labels }: Pick<Circumstances, 'settings' | 'labels'>,
): ExtraField[] {
  const { fields } = config.layoutConfig
  const isRequested = config.askOffice && !fields.some(({ name }) => name === OFFICE_FIELD)
  return isRequested ? [...officeQuestion(settings.offices, labels), ...fields] : fields
}
