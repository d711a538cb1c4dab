import { describe, expect, test } from 'vitest'
import { differencesOf } from '../../staff/editing/differences'
import { missingIssues } from '../../staff/editing/issues-of'
import { applyAction, reordered } from './apply-action'
import { documentOf } from './document-of'
import { entriesOf } from './entries-of'
import type { Field } from './field'

const LABEL = 'settings.name'
const FIELDS: Field[] = [
  { kind: 'translated', name: 'title', label: LABEL, required: true },
  { kind: 'number', name: 'rate', label: LABEL, percent: true },
  {
    kind: 'list',
    name: 'offices',
    label: LABEL,
    item: 'settings.office',
    fields: [
      { kind: 'text', name: 'name', label: LABEL, required: true },
      { kind: 'translated', name: 'street', label: LABEL },
      { kind: 'flag', name: 'isOpen', label: LABEL },
    ],
  },
  {
    kind: 'record',
    name: 'data',
    label: LABEL,
    item: 'settings.office',
    key: LABEL,
    value: { kind: 'text', name: 'value', label: LABEL },
  },
  {
    kind: 'group',
    name: 'popup',
    label: LABEL,
    nullable: true,
    fields: [{ kind: 'text', name: 'text', label: LABEL, required: true }],
  },
]

const DOCUMENT = {
  title: { nl: 'Dag', fr: 'Bonjour' },
  rate: 0.035,
  offices: [
    { name: 'Gent', street: { nl: 'Lindenlei 14', de: 'Lindenlei 14' }, isOpen: true },
    { name: 'Namur', street: { fr: 'Rue des Tilleuls 3' }, isOpen: false },
  ],
  data: { key: 'x', other: 'y' },
  popup: null,
}

/** Returns the document of the form with some changed texts. */
function edited(changes: Record<string, string>) {
  return documentOf(FIELDS, { ...entriesOf(FIELDS, DOCUMENT), ...changes })
}

describe('a form of a document', () => {
  test('returns the document unchanged', () => {
    expect(edited({})).toEqual(DOCUMENT)
  })

  test.each([
    ['3,5', 0.035],
    ['3.5', 0.035],
    ['1.250', 12.5],
    ['12 500,50', 125.005],
    ['', null],
    ['much', 'much'],
  ])('reads the number %j', (text, value) => {
    expect(edited({ rate: text }).rate).toBe(value)
  })

  test.each([
    ['3a 20 ca', 320],
    ['10 are', 1000],
    ['1.250 m²', 1250],
    ['much', 'much'],
  ])('reads the area %j', (text, value) => {
    const field = {
      kind: 'number',
      name: 'plot',
      label: 'prop.plot',
      unit: 'record.unit.m2',
    } as const
    expect(documentOf([field], { plot: text })).toEqual({ plot: value })
  })
})

describe('the buttons of a list', () => {
  const entries = entriesOf(FIELDS, DOCUMENT)
  const names = (action: string) => {
    const result = applyAction(FIELDS, entries, action)
    return (
      result && (documentOf(FIELDS, result).offices as { name: string }[]).map(({ name }) => name)
    )
  }

  test.each([
    ['offices.1.up', ['Namur', 'Gent']],
    ['offices.0.down', ['Namur', 'Gent']],
    ['offices.0.remove', ['Namur']],
    ['offices.add', ['Gent', 'Namur', '']],
    ['data.add', ['Gent', 'Namur']],
    ['offices.1.to0', ['Namur', 'Gent']],
    ['offices.0.to0', ['Gent', 'Namur']],
    ['offices.0.to2', null],
    ['offices.0.to', null],
    ['offices.0.up', null],
    ['offices.1.down', null],
    ['offices.7.remove', null],
    ['title.add', null],
    ['__proto__.add', null],
    ['offices.add.add', null],
  ])('%s gives %j', (action, expected) => {
    expect(names(action)).toEqual(expected)
  })

  test('leave the fields of other items and lists as they are', () => {
    const form = {
      'a.0': 'on',
      'a.0.n': 'x',
      'a.1': 'on',
      'a.1.n.nl': 'y',
      'a.b': 'z',
      'ab.0': 'w',
    }
    expect(reordered(form, 'a', [1])).toEqual({
      'a.0': 'on',
      'a.0.n.nl': 'y',
      'a.b': 'z',
      'ab.0': 'w',
    })
  })
})

test('empty required fields are reported by name, except those of an unticked group', () => {
  const empty = { ...entriesOf(FIELDS, DOCUMENT), 'title.nl': '', 'offices.1.name': '' }
  const missingNames = (entries: Record<string, string>) =>
    missingIssues(FIELDS, entries, 'nl').map(({ name }) => name)
  expect(missingNames(empty)).toEqual(['title.nl', 'offices.1.name'])
  expect(missingNames({ ...empty, popup: 'on' })).toEqual([
    'title.nl',
    'offices.1.name',
    'popup.text',
  ])
})

test('the differences of two documents list each changed field with both values', () => {
  const { title, offices, ...rest } = DOCUMENT
  const changedDocument = {
    ...rest,
    title,
    offices: offices.slice(0, 1),
    rate: 0.04,
    popup: { text: 'Zomer' },
  }
  const differences = differencesOf(FIELDS, DOCUMENT, changedDocument).map(
    ({ name, before, after: is }) => [name, before, is],
  )
  expect(differences).toEqual([
    ['rate', { text: '3,5' }, { text: '4' }],
    ['popup.text', null, { text: 'Zomer' }],
    ['offices.1.name', { text: 'Namur' }, null],
    ['offices.1.street', { text: 'FR: Rue des Tilleuls 3' }, null],
    ['offices.1.isOpen', { labels: ['field.no'] }, null],
  ])
  expect(differencesOf(FIELDS, DOCUMENT, structuredClone(DOCUMENT))).toEqual([])
})
