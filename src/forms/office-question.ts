import type { Office } from '../domain/content/site'
import { LANGS } from '../domain/format/lang'
import { translator } from '../i18n'
import type { ExtraField } from './extra-fields'

/** The field in which a visitor chooses an office, by its name. */
export const OFFICE_FIELD = 'office'

/** The question which office somebody writes to; none where there is one alone. */
export function officeQuestion(offices: readonly Office[]): ExtraField[] {
  if (offices.length < 2) return []
  const label = Object.fromEntries(LANGS.map((lang) => [lang, translator(lang)('form.office')]))
  const options = offices.map(({ name }) => ({
    value: name,
    label: Object.fromEntries(LANGS.map((lang) => [lang, name])),
  }))
  return [{ name: OFFICE_FIELD, type: 'select', required: false, label, options }]
}
