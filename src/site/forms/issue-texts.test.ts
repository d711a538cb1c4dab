import { describe, expect, test } from 'vitest'
import { LANGS } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import { FORM_KINDS } from './forms'
import { issueText } from './issue-texts'

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
