import { describe, expect, test } from 'vitest'
import { documentOf } from './document-of'
import { entriesOf } from './entries-of'
import type { Field } from './field'
import { guardedChanges, withoutChanges } from './guarded-changes'

const FIELDS: Field[] = [
  { kind: 'flag', name: 'send', label: 'settings.sendToManager', guard: 'people' },
  { kind: 'text', name: 'name', label: 'settings.name' },
  {
    kind: 'list',
    name: 'members',
    label: 'settings.team',
    item: 'settings.member',
    fields: [
      { kind: 'number', name: 'id', label: 'settings.number', fixed: true },
      { kind: 'text', name: 'name', label: 'settings.name' },
      { kind: 'email', name: 'email', label: 'settings.email', nullable: true, guard: 'people' },
    ],
  },
  {
    kind: 'group',
    name: 'widget',
    label: 'settings.widget',
    nullable: true,
    fields: [{ kind: 'text', name: 'key', label: 'settings.widget.key', guard: 'code' }],
  },
]

const ANN = { id: 1, name: 'Ann', email: 'ann@example.org' }
const BO = { id: 2, name: 'Bo', email: null }
const STORED = { send: false, name: 'Lindehof', members: [ANN, BO], widget: null }

const changes = (after: object) =>
  guardedChanges(FIELDS, STORED, { ...STORED, ...after }).map(({ name, guard }) => [name, guard])

describe('the guarded changes', () => {
  test.each<[what: string, after: object, names: string[]]>([
    ['a tick', { send: true }, ['send']],
    ['an address', { members: [{ ...ANN, email: 'x@example.org' }, BO] }, ['members.0.email']],
    ['a first address', { members: [ANN, { ...BO, email: 'x@example.org' }] }, ['members.1.email']],
    ['an address that is emptied', { members: [{ ...ANN, email: null }, BO] }, ['members.0.email']],
    ['a removed item with an address', { members: [BO] }, ['members']],
    [
      'a new item with an address',
      { members: [ANN, BO, { id: 3, name: 'Cas', email: 'c@example.org' }] },
      ['members.2.email'],
    ],
    [
      'addresses that change places',
      {
        members: [
          { ...ANN, email: null },
          { ...BO, email: ANN.email },
        ],
      },
      ['members.0.email', 'members.1.email'],
    ],
    [
      'ids that change places',
      {
        members: [
          { ...ANN, id: 2 },
          { ...BO, id: 1 },
        ],
      },
      ['members.0.email', 'members.1.email'],
    ],
    [
      'a second item with the id of another',
      { members: [ANN, { ...BO, id: 1, email: 'x@example.org' }] },
      ['members.1.email'],
    ],
    ['a value in a group that was null', { widget: { key: 'k' } }, ['widget.key']],
  ])('includes %s', (_, after, names) => {
    expect(changes(after).map(([name]) => name)).toEqual(names)
  })

  test.each<[what: string, after: object]>([
    ['another text', { name: 'Other' }],
    ['another order', { members: [BO, ANN] }],
    ['another name of an item', { members: [{ ...ANN, name: 'Anna' }, BO] }],
    ['a removed item without an address', { members: [ANN] }],
    ['a new item without an address', { members: [ANN, BO, { id: 3, name: 'Cas', email: null }] }],
    ['spaces around a value', { members: [{ ...ANN, email: ' ann@example.org ' }, BO] }],
    ['an empty text instead of null', { members: [ANN, { ...BO, email: '' }] }],
    ['a group with nothing in it', { widget: { key: '' } }],
  ])('does not include %s', (_, after) => {
    expect(changes(after)).toEqual([])
  })

  test('are reverted in the form, while other changes stay', () => {
    const typed = {
      ...STORED,
      send: true,
      name: 'New',
      members: [BO, { ...ANN, email: 'x@example.org' }],
    }
    const changes = guardedChanges(FIELDS, STORED, typed)
    const entries = withoutChanges(entriesOf(FIELDS, typed), changes)
    expect(documentOf(FIELDS, entries)).toMatchObject({
      ...STORED,
      name: 'New',
      members: [BO, ANN],
    })
  })
})
