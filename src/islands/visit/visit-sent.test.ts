import { expect, test } from 'vitest'
import { sentVisit } from './visit-sent'

test('shows a pasted name and address without invisible characters', () => {
  const data = new FormData()
  data.set('FirstName', ' An\u200b ')
  data.set('Email', '\u200ban@exam\u00adple.be\u00a0')
  expect(sentVisit(data)).toEqual({ firstName: 'An', email: 'an@example.be', halfDays: [] })
})
