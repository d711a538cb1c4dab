import { describe, expect, test } from 'vitest'
import { DEFINITIONS, openForm } from '../../../../test/field-definitions'
import { documentOf } from '../../../platform/fields/document-of'
import type { Entries, Field } from '../../../platform/fields/field'
import { newReferences, referenceIssues, wrongValues } from '../../../platform/fields/item-kinds'
import { leavesOf } from '../../../platform/fields/leaf-fields'
import { issuesOf, malformedIssues } from '../issues-of'

const BAD_FILES = [
  'https://evil.test/p.png',
  'http://169.254.169.254/x',
  '//evil.test/p.png',
  '/\\evil.test/p.png',
  '\\\\evil.test\\p.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '/staff/leads.csv',
  '/media/../staff/leads.csv',
  '/media/%2e%2e/staff/leads.csv',
  '%2f%2fevil.test/p.png',
  '/media/gone.jpg',
  '/documents/0123456789abcdef01234567/akte.pdf',
]

/** Values that no field of a kind accepts, if nothing is offered. */
const BAD: Partial<Record<Field['kind'], string[]>> = {
  file: BAD_FILES,
  reference: ['999999', '-1', '1.5', 'constructor', 'article:999999', 'page:1', ...BAD_FILES],
  choice: ['no-such-choice', 'constructor', '__proto__', '99', ...BAD_FILES],
  colour: ['red', '#12345', '#1234567', 'url(https://evil.test/p.png)', '#12345g'],
  number: ['x', '1e999', 'Infinity', '0x1f', '--1'],
  date: ['31/12/2026', '2026-13-01', 'tomorrow'],
  email: ['x', 'a@b', '"<script>"@x'],
  address: BAD_FILES.filter((one) => /^(?:\/[/\\]|\\|data|java|%)/.test(one)),
}

describe.each(DEFINITIONS)('$name', ({ fields, schema }) => {
  /** The names of the inputs that a form with these values has issues at, if nothing is offered. */
  function refusedInputs(form: Entries): string[] {
    const document = documentOf(fields, form)
    const read = schema.safeParse(document)
    return [
      ...malformedIssues(fields, form),
      ...wrongValues(fields, form),
      ...referenceIssues(newReferences(fields, document, {}, [])),
      ...(read.error ? issuesOf(fields, read.error) : []),
    ].map(({ name }) => name)
  }

  const open = openForm(fields)
  const leaves = leavesOf(fields, open)

  test('refuses an invalid value in every field with options', () => {
    const accepted = leaves.flatMap(({ name, field }) => {
      if (field.kind === 'choices')
        return refusedInputs({ ...open, [`${name}.no-such-choice`]: 'on' }).includes(name)
          ? []
          : [name]
      return (BAD[field.kind] ?? [])
        .filter((bad) => !refusedInputs({ ...open, [name]: bad }).includes(name))
        .map((bad) => `${name} ${bad}`)
    })
    expect(accepted).toEqual([])
  })
})
