import { expect, test } from 'vitest'
import { translator } from '../../../platform/i18n'
import '../../../platform/i18n/full-dictionary'
import { fieldLabels, fieldName } from './field-names'
import { wireProject, wireProperty } from './wire'

const t = translator('nl')

test('every field of the import format except the ID has a label', () => {
  const fields = Object.keys({ ...wireProperty.shape, ...wireProject.shape }).map(fieldName)
  expect(fields.filter((field) => fieldLabels(t, field) === field)).toEqual(['ID'])
})

test('the label of an entry has its number in the list', () => {
  expect(fieldLabels(t, 'Plans[0]')).toBe('‘Plannen 1’')
  expect(fieldLabels(t, 'Documents, Plans')).toBe('‘Documenten’, ‘Plannen’')
  expect(fieldLabels(t, 'preise/kaufpreis')).toBe('preise/kaufpreis')
})
