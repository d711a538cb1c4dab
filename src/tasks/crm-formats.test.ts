import { expect, test } from 'vitest'
import { ORDER } from '../../test/openimmo-schema'
import { fieldName } from '../features/crm/mapping/field-names'
import { wireProject, wireProperty } from '../features/crm/mapping/wire'
import { CODES } from '../platform/format/codes'
import { crmFormatsPage } from './crm-formats'

const COMMITTED = import.meta.glob<string>('../../docs/crm-formats.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('docs/crm-formats.md equals the output of `npm run docs`', () => {
  expect(Object.values(COMMITTED)).toEqual([crmFormatsPage()])
})

test('the page names each field of the import format', () => {
  const fields = [...Object.keys(wireProperty.shape), ...Object.keys(wireProject.shape)]
  const page = crmFormatsPage()
  expect(fields.filter((field) => !page.includes(`| \`${fieldName(field)}\` |`))).toEqual([])
})

test('the page names each element of an OpenImmo object', () => {
  const page = crmFormatsPage()
  const groups = (ORDER.immobilie ?? []).filter((group) => ORDER[group] && group !== 'anhaenge')
  const paths = groups.flatMap((group) =>
    (ORDER[group] ?? [])
      .filter((name) => !name.startsWith('user_defined_'))
      .map((name) => `${group}/${name}`),
  )
  expect(paths.length).toBeGreaterThan(150)
  const isNamed = (path: string) =>
    [path, `${path}@`, `${path}/`].some((start) => page.includes(`\`${start}`))
  expect(paths.filter((path) => !isNamed(path))).toEqual([])
})

test('the page names each code of the fields that have codes', () => {
  const page = crmFormatsPage()
  const codes = Object.values(CODES).flat()
  expect(codes.filter((code) => !page.includes(`\`${code}\` `))).toEqual([])
})
