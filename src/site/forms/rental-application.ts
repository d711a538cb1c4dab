import type { Region } from '../../platform/geo/belgian-region'
import type { LabelKey } from '../../platform/i18n'
import type { ExtraField } from './extra-fields'
import { type Labels, labelIn } from './labels'
import {
  APPLICATION_QUESTIONS,
  type ApplicationQuestion,
  applicationQuestions,
} from './rental-application-law'

/** The field for the property of an application, if the form is not about a listing. */
export const RESIDENCE_FIELD = 'Residence'

interface Input {
  type: 'string' | 'number' | 'select'
  /** The labels of the choices by value. */
  options?: Record<string, LabelKey>
}

/** The input of each question. Choices are optional, because they do not apply to everyone. */
const INPUTS: Record<ApplicationQuestion, Input> = {
  candidateAddress: { type: 'string' },
  birthDate: { type: 'string' },
  familyComposition: { type: 'number' },
  civilStatus: {
    type: 'select',
    options: {
      married: 'rental.civilStatus.married',
      cohabitant: 'rental.civilStatus.cohabitant',
      none: 'rental.civilStatus.none',
    },
  },
  totalAmountIncome: { type: 'number' },
  rentProof: {
    type: 'select',
    options: { yes: 'rental.rentProof.yes', no: 'rental.rentProof.no' },
  },
}

/**
 * Returns the questions of a rental application: those that the law of the region allows. If the form is not about a
 * listing, the field for the property comes first.
 */
export function rentalFields(
  home: { region: Region | null } | null,
  labels: Labels = {},
): ExtraField[] {
  const names = applicationQuestions(home?.region ?? null)
  const questions = names.map((name) => questionField(name, labels))
  return home ? questions : [residenceField(labels), ...questions]
}

/** Returns the questions of all regions, to show the answers of a stored application. */
export function allRentalFields(labels: Labels): ExtraField[] {
  return [
    residenceField(labels),
    ...APPLICATION_QUESTIONS.map((name) => questionField(name, labels)),
  ]
}

function questionField(name: ApplicationQuestion, labels: Labels): ExtraField {
  const { type, options = {} } = INPUTS[name]
  return {
    name,
    type,
    required: type !== 'select',
    label: labelIn(`rental.${name}`, labels),
    options: Object.entries(options).map(([value, key]) => ({
      value,
      label: labelIn(key, labels),
    })),
  }
}

function residenceField(labels: Labels): ExtraField {
  return {
    name: RESIDENCE_FIELD,
    type: 'string',
    required: true,
    label: labelIn('rental.residence', labels),
    options: [],
  }
}
