import { describe, expect, test } from 'vitest'
import { ASKED_OF_STRANGERS, PERSON_FIELDS } from '../domain/lead/person-fields'
import { checkForm } from './check-form'
import { type FieldRules, fieldIssue } from './field-rules'
import type { FormRules } from './rules'

const RULES: FormRules[] = [
  { required: PERSON_FIELDS, reach: false, rentalQuestions: false, extra: [], today: '2026-11-21' },
  { required: ['FirstName'], reach: true, rentalQuestions: false, extra: [], today: '2026-11-21' },
  {
    required: ['FirstName'],
    reach: false,
    rentalQuestions: false,
    today: '2026-11-21',
    extra: [
      { name: 'Rooms', type: 'number', options: [], required: true },
      { name: 'Street', type: 'string', options: [], required: true },
      {
        name: 'When',
        type: 'select',
        options: [{ value: 'soon', label: { nl: 'soon' } }],
        required: false,
      },
    ],
  },
]

const SENT: Record<string, string>[] = [
  {},
  { FirstName: '  ', Name: 'De Smet', Email: 'hanne@', PhoneNumber: '12' },
  { FirstName: 'Hanne', Email: 'hanne@example', Rooms: 'three', Street: ' ' },
  {
    FirstName: 'Hanne',
    Email: ' hanne@example.com ',
    Rooms: '2,5',
    Street: 'Kouter',
    When: 'soon',
  },
  { FirstName: 'Hanne', PhoneNumber: '0470 12 34 56', Rooms: '-3', When: '' },
  { FirstName: 'Hanne', Name: 'De Smet', Email: 'a,b@example.com', PhoneNumber: '0470/12.34.56' },
]

describe.each(RULES)('the browser, by rule set %#', (rules) => {
  test.each(SENT)('reports the server’s issues for %o', (sent) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(sent)) data.set(name, value)
    const names = [...PERSON_FIELDS, ...rules.extra.map(({ name }) => name)]
    const said = names.flatMap((field) => {
      const code = fieldIssue(inOneLanguage(rules), data, field)
      return code ? [{ field, code }] : []
    })
    const checked = checkForm('contact', sent, rules)
    expect(said).toEqual(checked.ok ? [] : checked.issues)
  })
})

test('a required choice has an error message of its own', () => {
  const choice = { name: 'When', type: 'choice' as const, label: '', required: true, options: [] }
  const rules = { required: [], reach: false, rentalQuestions: false, extra: [choice] }
  expect(fieldIssue(rules, new FormData(), 'When')).toBe('choice')
})

test.each([
  [{ Email: 'an@example.com' }, [null, null, null]],
  [{ Email: 'an@example.com', Name: 'Peeters' }, ['required', null, 'required']],
  [{ Email: 'an@' }, ['required', 'required', 'required']],
  [{}, ['required', 'required', 'required']],
])('an address alone needs no name and number where the server may know them: %o', (sent, said) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(sent)) data.set(name, value)
  const rules = {
    required: PERSON_FIELDS,
    reach: false,
    rentalQuestions: false,
    extra: [],
    addressAlone: true,
  }
  expect(ASKED_OF_STRANGERS.map((name) => fieldIssue(rules, data, name))).toEqual(said)
})

function inOneLanguage({ extra, ...rules }: FormRules): FieldRules {
  const types = { number: 'number', string: 'text' } as const
  return {
    ...rules,
    extra: extra.map(({ name, type, required }) => ({
      name,
      type: type === 'number' || type === 'string' ? types[type] : 'choice',
      label: name,
      required,
      options: [],
    })),
  }
}
