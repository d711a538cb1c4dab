import { describe, expect, test } from 'vitest'
import { normaliseEmail } from '../../platform/accounts/account'
import { checkForm } from './check-form'
import { type FieldRules, fieldIssue } from './field-rules'
import { NEW_VISITOR_FIELDS, PERSON_FIELDS } from './person-fields'
import { plainIssue } from './plain-field'
import type { FormRules } from './rules'

const RULES: FormRules[] = [
  {
    required: PERSON_FIELDS,
    needsReplyChannel: false,
    rentalQuestions: false,
    extra: [],
    today: '2026-11-21',
  },
  {
    required: ['FirstName'],
    needsReplyChannel: true,
    rentalQuestions: false,
    extra: [],
    today: '2026-11-21',
  },
  {
    required: ['FirstName', 'Content'],
    needsReplyChannel: true,
    rentalQuestions: false,
    extra: [],
    today: '2026-11-21',
  },
  {
    required: ['FirstName'],
    needsReplyChannel: false,
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
  { FirstName: '\u200b', Name: '\u00ad \u00a0', Email: '\ufeff\u200f', PhoneNumber: '\u2060' },
  {
    FirstName: 'Hanne',
    Email: 'han ne@example.com',
    PhoneNumber: '0470\u00a012\u202f34\u00a056\u202c',
  },
  { FirstName: 'Hanne', Email: 'hanne@example.com\r\nBcc: x@example.com', Content: ' \u200d ' },
]

describe.each(RULES)('the browser, by rule set %#', (rules) => {
  test.each(SENT)('reports the server’s issues for %o', (values) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(values)) data.set(name, value)
    const names = [...PERSON_FIELDS, 'Content', ...rules.extra.map(({ name }) => name)]
    const browserIssues = names.flatMap((field) => {
      const code = fieldIssue(inOneLanguage(rules), data, field)
      return code ? [{ field, code }] : []
    })
    const checked = checkForm('contact', values, rules)
    expect(browserIssues).toEqual(checked.ok ? [] : checked.issues)
  })
})

/** The invisible characters that pages, mails and chat programs add to a copied text. */
const INVISIBLE = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufe0f',
  '\ufeff',
]
const NO_BREAK = ['\u00a0', '\u2007', '\u202f']

test.each([...INVISIBLE, ...NO_BREAK])(
  'browser and server accept an address and a number with %j at any place',
  (character) => {
    const rules: FormRules = {
      required: PERSON_FIELDS,
      needsReplyChannel: false,
      rentalQuestions: false,
      extra: [],
      today: '2026-11-21',
    }
    for (let at = 0; at <= 'an@example.be'.length; at++) {
      const values = {
        FirstName: 'An',
        Name: 'Peeters',
        Email: insert('an@example.be', at, character),
        PhoneNumber: insert('0470 12 34 56', at, character),
      }
      const data = new FormData()
      for (const [name, value] of Object.entries(values)) data.set(name, value)
      const fields = Object.keys(values)
      const codes = fields.map((field) => fieldIssue(inOneLanguage(rules), data, field))
      expect(codes).toEqual(fields.map(() => null))
      const checked = checkForm('site-contact', values, rules)
      expect(checked.ok && checked.data.Email).toBe('an@example.be')
      expect(checked.ok && checked.data.PhoneNumber.replaceAll(' ', '')).toBe('0470123456')
      expect(plainIssue('email', values.Email)).toBeNull()
      expect(normaliseEmail(values.Email)).toBe('an@example.be')
    }
  },
)

function insert(text: string, at: number, character: string): string {
  return text.slice(0, at) + character + text.slice(at)
}

test('a required choice has a specific error message', () => {
  const choice = { name: 'When', type: 'choice' as const, label: '', required: true, options: [] }
  const rules = { required: [], needsReplyChannel: false, rentalQuestions: false, extra: [choice] }
  expect(fieldIssue(rules, new FormData(), 'When')).toBe('choice')
})

test.each([
  [{ Email: 'an@example.com' }, [null, null, null]],
  [{ Email: 'an@example.com', Name: 'Peeters' }, ['required', null, 'required']],
  [{ Email: 'an@' }, ['required', 'required', 'required']],
  [{}, ['required', 'required', 'required']],
])(
  'name and number are optional with an address that the server may know: %o',
  (values, issues) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(values)) data.set(name, value)
    const rules = {
      required: PERSON_FIELDS,
      needsReplyChannel: false,
      rentalQuestions: false,
      extra: [],
      addressAlone: true,
    }
    expect(NEW_VISITOR_FIELDS.map((name) => fieldIssue(rules, data, name))).toEqual(issues)
  },
)

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
