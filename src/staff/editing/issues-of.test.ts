import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Field } from '../../platform/fields/field'
import { issuesOf } from './issues-of'

const text = (name: string): Field => ({ kind: 'text', name, label: 'address.label' })

const FIELDS: Field[] = [
  { kind: 'number', name: 'rooms', label: 'address.label' },
  text('street'),
  text('code'),
  { kind: 'choice', name: 'use', label: 'address.label', choices: [] },
  { kind: 'translated', name: 'title', label: 'address.label' },
  {
    kind: 'list',
    name: 'homes',
    label: 'address.label',
    item: 'address.label',
    fields: [text('value')],
    scalar: true,
  },
]

const schema = z
  .object({
    rooms: z.number().min(1).max(9),
    street: z.string().min(1).max(80),
    use: z.enum(['home', 'office']),
    code: z.string().regex(/^\w+$/, 'field.wrong.word'),
    title: z.object({ nl: z.string().max(20) }),
    homes: z.array(z.string().max(5)).max(8),
  })
  .partial()

test.each([
  [{ rooms: 0 }, { name: 'rooms', text: 'field.wrong.least', params: { limit: 1 } }],
  [{ rooms: 10 }, { name: 'rooms', text: 'field.wrong.most', params: { limit: 9 } }],
  [{ rooms: 'x' }, { name: 'rooms', text: 'field.wrong.number' }],
  [{ street: 'x'.repeat(81) }, { name: 'street', text: 'field.wrong.long', params: { limit: 80 } }],
  [
    { title: { nl: 'x'.repeat(21) } },
    { name: 'title', text: 'field.wrong.long', params: { limit: 20 } },
  ],
  [
    { homes: Array(9).fill('1') },
    { name: 'homes', text: 'field.wrong.most', params: { limit: 8 } },
  ],
  [
    { homes: ['123456'] },
    { name: 'homes.0.value', text: 'field.wrong.long', params: { limit: 5 } },
  ],
  [{ street: '' }, { name: 'street', text: 'field.missing' }],
  [{ use: 'ruin' }, { name: 'use', text: 'field.wrong.offered' }],
  [{ code: 'é' }, { name: 'code', text: 'field.wrong.word' }],
  [{ street: 1 }, { name: 'street', text: 'field.wrong.other' }],
])('reports %j at its field with the reason', (document, issue) => {
  const { error } = schema.safeParse(document)
  expect(error && issuesOf(FIELDS, error)).toEqual([issue])
})
