import { type ApplicationQuestion, applicationQuestions } from '../domain/law/rental-application'
import type { Region } from '../domain/listing/region'
import type { LabelKey } from '../i18n'
import type { ExtraField } from './extra-fields'
import { type Labels, labelIn } from './labels'

interface Input {
  type: 'string' | 'number' | 'select'
  /** The texts of the choices by their values. */
  options?: Record<string, LabelKey>
}

/** The input of each question; choices are optional, as they do not apply to everyone. */
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
 * Returns the questions of a rental application: what the law of the home's region allows, after the
 * question which home it is where the form does not name one.
 */
export function rentalFields(
  home: { region: Region | null } | null,
  labels: Labels = {},
): ExtraField[] {
  const inAllLanguages = (key: LabelKey) => labelIn(key, labels)
  const questions = applicationQuestions(home?.region ?? null).map((name) => {
    const { type, options = {} } = INPUTS[name]
    return {
      name,
      type,
      required: type !== 'select',
      label: inAllLanguages(`rental.${name}`),
      options: Object.entries(options).map(([value, key]) => ({
        value,
        label: inAllLanguages(key),
      })),
    }
  })
  if (home) return questions
  const residence = {
    name: 'Residence',
    type: 'string',
    required: true,
    label: inAllLanguages('rental.residence'),
    options: [],
  }
  return [residence, ...questions]
}
