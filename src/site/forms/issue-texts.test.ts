import { describe, expect, test } from 'vitest'
import { LANGS } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import { FORM_KINDS } from './forms'
import { issueText, issueTexts } from './issue-texts'

const FIELDS = ['FirstName', 'Name', 'Email', 'PhoneNumber', 'Content', 'VisitDate', 'password']

describe.each(LANGS)('in %s', (lang) => {
  const t = translator(lang)

  test('each required field has a different message', () => {
    for (const kind of FORM_KINDS) {
      const sentences = FIELDS.map((field) => issueText(t, kind, { field, code: 'required' }))
      expect(new Set(sentences).size).toBe(FIELDS.length)
      expect(sentences).not.toContain(t('issue.required'))
    }
  })

  test('the message of a required address explains its purpose', () => {
    const forms = ['contact', 'visit', 'demand', 'document-request', 'search', 'login'] as const
    const sentences = forms.map((form) => issueText(t, form, { field: 'Email', code: 'required' }))
    expect(new Set(sentences).size).toBe(forms.length)
  })

  test.each(['required', 'choice', 'number'] as const)(
    'the %s issue of a field that the agency added names its label',
    (code) => {
      const [issue] = issueTexts(t, 'contact', [{ field: 'x', code }], { x: 'Bouwjaar' })
      expect(issue?.message).toContain('Bouwjaar')
    },
  )
})

test('the Dutch messages equal those of the specification', () => {
  const t = translator('nl')
  expect(issueText(t, 'visit', { field: 'VisitDate', code: 'required' })).toBe(
    'Kies minstens één moment.',
  )
  expect(issueText(t, 'visit', { field: 'Email', code: 'required' })).toBe(
    'Vul uw e-mailadres in, dan kunnen we bevestigen.',
  )
})
