import { expect, test } from 'vitest'
import seeds from '../../../../seeds/pages.json'
import starter from '../../../../starter/pages.json'
import { missingKeys } from '../../../../test/missing-keys'
import { documentOf } from '../../../platform/fields/document-of'
import { entriesOf } from '../../../platform/fields/entries-of'
import { issuesOf, malformedIssues, missingIssues } from '../../../staff/editing/issues-of'
import { buttons } from './buttons/buttons'
import { moduleExamples } from './examples'
import { moduleKinds } from './registry'

interface Configured {
  name: string
  kind: string
  config: unknown
}

const CONFIGS: Configured[] = [
  ...[...seeds, ...starter].flatMap(({ modules }) =>
    (modules as { id: number; kind: string; config?: unknown }[]).map(({ id, kind, config }) => ({
      name: `module ${id}`,
      kind,
      config: config ?? {},
    })),
  ),
  ...moduleExamples.flatMap(({ kind, examples }) =>
    examples.map(({ name, config }) => ({ name, kind, config })),
  ),
]

test.each(CONFIGS)('the form of $kind, $name returns the config unchanged', ({ kind, config }) => {
  const { config: schema, fields } = moduleKinds[kind] ?? expect.fail(kind)
  const document = schema.parse(config)
  const entries = entriesOf(fields, document)
  const read = schema.safeParse(documentOf(fields, entries))
  expect(read.error ? issuesOf(fields, read.error) : []).toEqual([])
  expect(read.data).toEqual(document)
  expect(missingIssues(fields, entries, 'nl')).toEqual([])
})

test('rejects an address that runs a script', () => {
  const { fields } = buttons
  const entries = { 'buttons.0': 'on', 'buttons.0.href.fr': 'javascript:alert(1)' }
  expect(malformedIssues(fields, entries)).toEqual([
    { name: 'buttons.0.href.fr', text: 'field.wrong.address' },
  ])
})

test.each(Object.values(moduleKinds))('$kind has a field for every key', ({ config, fields }) => {
  expect(missingKeys(config, fields)).toEqual([])
})
