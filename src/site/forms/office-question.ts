import { LANGS } from '../../platform/format/lang'
import type { Office } from '../site'
import type { ExtraField } from './extra-fields'
import { type Labels, labelIn } from './labels'

/** The name of the field in which a visitor chooses an office. */
export const OFFICE_FIELD = 'office'

/** Returns the field to choose an office, or none if the agency has fewer than two offices. */
export function officeQuestion(offices: readonly Office[], labels: Labels = {}): ExtraField[] {
  if (offices.length < 2) return []
  const label = labelIn('form.office', labels)
  const options = offices.map(({ name }) => ({
    value: name,
    label: Object.fromEntries(LANGS.map((lang) => [lang, name])),
  }))
  return [{ name: OFFICE_FIELD, type: 'select', required: false, label, options }]
}
