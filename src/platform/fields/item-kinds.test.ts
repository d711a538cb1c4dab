import { expect, test } from 'vitest'
import type { Entries, Field, ReferenceField } from './field'
import { newReferences, referenceIssues, wrongValues } from './item-kinds'

const label = 'address.label'
const one = (of: ReferenceField['of']): Field => ({ kind: 'reference', name: 'value', label, of })
const listOf = (name: string, field: Field): Field => ({
  kind: 'list',
  name,
  label,
  item: label,
  scalar: true,
  fields: [field],
})

const FIELDS: Field[] = [
  { kind: 'file', of: 'picture', name: 'logo', label },
  listOf('related', one(['home'])),
  listOf('relations', one(['article', 'category'])),
  { kind: 'translated', name: 'text', label, rich: 'illustrated' },
  { kind: 'choice', name: 'size', label, choices: [{ value: 2, label }], optional: true },
  { kind: 'choices', name: 'days', label, choices: [{ value: 'mo', label }] },
  { kind: 'colour', name: 'colour', label },
]

const ALLOWED = {
  picture: [{ id: '/media/a.jpg' }],
  home: [{ id: '12' }],
  article: [{ id: '5' }],
  image: [{ id: '3' }],
  file: [{ id: '3' }, { id: '4' }],
}

const DOCUMENT = {
  logo: '/media/a.jpg',
  related: [12],
  relations: [{ type: 'article', id: 5 }],
  text: { nl: '<p><a href="file:4">A</a></p><figure><img src="file:3" /></figure>' },
}

function issuesOf(changes: object, stored: readonly unknown[] = []) {
  return referenceIssues(newReferences(FIELDS, { ...DOCUMENT, ...changes }, ALLOWED, stored))
}

test.each<[string, object, string]>([
  ['an address that is no file of the library', { logo: 'https://evil.test/a.jpg' }, 'logo'],
  ['a thing of a list', { related: [12, 13] }, 'related.1.value'],
  [
    'a thing of another kind with an offered id',
    { relations: [{ type: 'category', id: 5 }] },
    'relations.0.value',
  ],
  ['a link of a text', { text: { fr: '<a href="page:5">A</a>' } }, 'text.fr'],
  ['a file that is no picture', { text: { nl: '<figure><img src="file:4"></figure>' } }, 'text.nl'],
  ['a listing', { text: { nl: '<a href="listing:p12">A</a>' } }, 'text.nl'],
])('refuses %s', (_, changes, name) => {
  expect(issuesOf(changes).map((issue) => issue.name)).toEqual([name])
})

test('accepts a reference that the stored document has in the same field, at any index', () => {
  const past = { related: [1, 13], text: { nl: '<a href="page:5">A</a>' }, logo: '/old.jpg' }
  const same = { related: [13], text: { fr: '<a href="page:5">B</a>' }, logo: '/old.jpg' }
  expect(issuesOf(same, [past])).toEqual([])
  expect(issuesOf({ logo: '/old.jpg' }, [{ related: ['/old.jpg'] }])).toHaveLength(1)
})

test.each<[Entries, string[]]>([
  [{ size: '2', 'days.mo': 'on', colour: '#aAbB09' }, []],
  [{ size: '' }, []],
  [{ size: '3' }, ['size']],
  [{ size: 'constructor' }, ['size']],
  [{ 'days.zz': 'on' }, ['days']],
  [{ colour: 'red' }, ['colour']],
  [{ colour: 'url(https://evil.test/p.png)' }, ['colour']],
])('reports the invalid choices of %j', (entries, names) => {
  expect(wrongValues(FIELDS, entries).map(({ name }) => name)).toEqual(names)
  expect(wrongValues(FIELDS, entries, [entries])).toEqual([])
})
