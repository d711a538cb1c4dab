import { describe, expect, test } from 'vitest'
import type { RawForm } from '../../platform/http/raw-form'
import { checkForm } from './check-form'
import { formConfig } from './form-config'
import { FORM_KINDS, type FormKind } from './forms'
import { formRules } from './rules'

const PERSON = {
  FirstName: 'An',
  Name: 'Peeters',
  Email: 'an@example.be',
  PhoneNumber: '0470 12 34 56',
}
const QUESTIONS: readonly FormKind[] = ['property-info', 'project-contact']
const TODAY = '2026-11-21'
const SETTINGS = { rentalQuestions: [], offices: [] }
const BRUSSELS_RENTAL = { goal: 1, zip: '1050', countryId: 10 }
const GHENT_RENTAL = { goal: 1, zip: '9000', countryId: 10 }

function check(kind: (typeof FORM_KINDS)[number], raw: RawForm, circumstances: object = {}) {
  return checkForm(
    kind,
    raw,
    formRules(kind, { today: TODAY, settings: SETTINGS, ...circumstances }),
  )
}

function issuesOf(...args: Parameters<typeof check>): string[] {
  const checked = check(...args)
  return checked.ok ? [] : checked.issues.map(({ field, code }) => `${field} ${code}`)
}

function dataOf(...args: Parameters<typeof check>) {
  const checked = check(...args)
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  return checked.data
}

describe('required fields', () => {
  const otherKinds = FORM_KINDS.filter((kind) => kind !== 'contact' && !QUESTIONS.includes(kind))
  test.each(otherKinds)('%s requires all four fields', (kind) => {
    const halfDay = { VisitDate: '2026-11-24', VisitPart: 'am' }
    expect(issuesOf(kind, { ...PERSON, ...halfDay })).toEqual([])
    expect(issuesOf(kind, halfDay)).toEqual(Object.keys(PERSON).map((field) => `${field} required`))
    expect(issuesOf(kind, { ...PERSON, ...halfDay, Name: '  ' })).toEqual(['Name required'])
  })

  test('contact requires a first name and one means of contact', () => {
    expect(issuesOf('contact', { FirstName: 'An', Email: 'an@example.be' })).toEqual([])
    expect(issuesOf('contact', { FirstName: 'An', PhoneNumber: '09 555 01 40' })).toEqual([])
    expect(issuesOf('contact', { FirstName: 'An' })).toEqual(['Email reach'])
    expect(issuesOf('contact', {})).toEqual(['FirstName required', 'Email reach'])
  })

  test.each(QUESTIONS)('%s requires a question, a first name and one means of contact', (kind) => {
    const raw = { FirstName: 'An', Content: 'Is het nog vrij?' }
    expect(issuesOf(kind, { ...raw, Email: 'an@example.be' })).toEqual([])
    expect(issuesOf(kind, { ...raw, PhoneNumber: '09 555 01 40' })).toEqual([])
    expect(issuesOf(kind, raw)).toEqual(['Email reach'])
    for (const Content of ['', ' \n ', '\u200b\u00ad', '\u3164']) {
      expect(issuesOf(kind, { ...PERSON, Content })).toEqual(['Content required'])
    }
  })

  test('a form about a Brussels rental requires a first name and one means of contact', () => {
    const raw = { FirstName: 'An', PhoneNumber: '02 555 01 41' }
    expect(issuesOf('document-request', raw, { home: BRUSSELS_RENTAL })).toEqual([])
    for (const home of [GHENT_RENTAL, { ...BRUSSELS_RENTAL, goal: 0 }, null]) {
      expect(issuesOf('document-request', raw, { home })).toEqual([
        'Name required',
        'Email required',
      ])
    }
  })

  test('visit requires one to three half-days from tomorrow on', () => {
    const halfDays = (VisitDate: string | string[], VisitPart: string | string[]) =>
      issuesOf('visit', { ...PERSON, VisitDate, VisitPart })
    expect(issuesOf('visit', PERSON)).toEqual(['VisitDate required'])
    expect(halfDays(['', ''], ['am', 'pm'])).toEqual(['VisitDate required'])
    expect(halfDays(['2026-11-24', '', '2026-11-25'], ['am', 'pm', 'pm'])).toEqual([])
    expect(halfDays('2026-11-23', 'pm')).toEqual([])
    expect(halfDays('2027-02-19', 'pm')).toEqual([])
    for (const [date = '', part = ''] of [
      ['2026-11-21', 'am'],
      // A Sunday.
      ['2026-11-22', 'am'],
      ['2027-02-20', 'am'],
      ['2026-11-24', 'night'],
      ['2026-11-31', 'am'],
      ['24/11/2026', 'am'],
      ['2026-11-24', ''],
    ]) {
      expect(halfDays(date, part), `${date} ${part}`).toEqual(['VisitDate moment'])
    }
    const four = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
    expect(halfDays(four, ['am', 'am', 'am', 'am'])).toContain('VisitDate moment')
  })
})

describe('limits of values', () => {
  test.each([
    'an@example',
    'an example.be',
    'an@example.be, b@example.be',
    'a@b.be\r\nBcc: c@d.be',
  ])('the address %j is refused', (Email) =>
    expect(issuesOf('demand', { ...PERSON, Email })).toEqual(['Email email']),
  )

  test.each([
    'an.peeters+huis@mail.example.co',
    "d'hondt@example.be",
    'a@b-c.be',
    ' An@Example.be ',
  ])('the address %j is accepted', (Email) =>
    expect(dataOf('demand', { ...PERSON, Email }).Email).toBe(Email.trim()),
  )

  test.each(['12345', 'call me', '0470<b>123456</b>'])('the number %j is refused', (PhoneNumber) =>
    expect(issuesOf('demand', { ...PERSON, PhoneNumber })).toEqual(['PhoneNumber phone']),
  )

  test('a value that is too long is refused and not truncated', () => {
    const raw = { ...PERSON, Name: 'x'.repeat(101), Content: 'x'.repeat(5001) }
    expect(issuesOf('contact', raw)).toEqual(['Name toolong', 'Content toolong'])
    expect(issuesOf('contact', { ...PERSON, Content: 'x'.repeat(5000) })).toEqual([])
  })

  test('every invalid field is reported, once each, in the order of the form', () => {
    expect(issuesOf('demand', { Email: 'x', PriceMin: 'many', Goal: 7 })).toEqual([
      'FirstName required',
      'Name required',
      'Email email',
      'PhoneNumber required',
      'Goal choice',
      'PriceMin number',
    ])
  })

  test('a checkbox is true only when it is ticked', () => {
    const ticked = ['true', 'on', '1', true].map(
      (IsReceivedEmail) => dataOf('contact', { ...PERSON, IsReceivedEmail }).IsReceivedEmail,
    )
    expect(ticked).toEqual([true, true, true, true])
    const unticked = [[], null, '', 'false', '0', false, 'no'].map(
      (IsReceivedEmail) => dataOf('contact', { ...PERSON, IsReceivedEmail }).IsReceivedEmail,
    )
    expect(unticked).not.toContain(true)
  })
})

describe('rental questions', () => {
  const raw = {
    ...PERSON,
    Content: 'Is het vrij?',
    familyComposition: '2 + 1',
    totalAmountIncome: '3000',
  }
  const settings = { rentalQuestions: [{ region: 'flanders', stage: 'info' }] }

  test('are accepted where region and stage allow them', () => {
    const data = dataOf('property-info', raw, { settings, home: GHENT_RENTAL })
    expect(data).toMatchObject({ familyComposition: '2 + 1', totalAmountIncome: '3000' })
  })

  test.each([
    ['property-info', { home: GHENT_RENTAL }],
    ['property-info', { settings, home: BRUSSELS_RENTAL }],
    ['property-info', { settings, home: { ...GHENT_RENTAL, goal: 0 } }],
    ['property-info', { settings }],
    ['document-request', { settings: { rentalQuestions: [] }, home: GHENT_RENTAL }],
  ] as const)('are dropped from other forms: %s %j', (kind, circumstances) => {
    const data = dataOf(kind, raw, circumstances)
    expect([data.familyComposition, data.totalAmountIncome]).toEqual([undefined, undefined])
  })
})

describe('fields that the agency adds', () => {
  const fields = [
    { name: 'Reference', type: 'string' },
    { name: 'Rooms', type: 'number' },
    {
      name: 'Source',
      type: 'select',
      options: ['friend', { value: 'ad', label: { nl: 'Reclame' } }],
    },
    { name: 'Mood', type: 'radio', options: ['good'], required: false },
  ]
  const config = formConfig.parse({ form: 'contact', layoutConfig: { fields } })
  const full = { ...PERSON, Reference: 'R 1', Rooms: '3', Source: 'ad' }

  test('are required, unless a choice is marked as optional', () => {
    expect(issuesOf('contact', full, { config })).toEqual([])
    expect(issuesOf('contact', PERSON, { config })).toEqual([
      'Reference required',
      'Rooms required',
      'Source required',
    ])
  })

  test('accept values of their kind', () => {
    const raw = { ...full, Rooms: 'many', Source: 'tv', Mood: 'bad' }
    expect(issuesOf('contact', raw, { config })).toEqual([
      'Rooms number',
      'Source choice',
      'Mood choice',
    ])
    const checked = check('contact', full, { config })
    expect(checked.ok && checked.extra).toEqual({
      Reference: 'R 1',
      Rooms: '3',
      Source: 'ad',
      Mood: '',
    })
  })
})
