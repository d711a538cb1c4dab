import { expect, test } from 'vitest'
import { sentVisit } from './visit-sent'

test('shows a pasted name and address without invisible characters, and an address only with a copy', () => {
  const data = new FormData()
  data.set('FirstName', ' An\u200b ')
  data.set('Email', '\u200ban@exam\u00adple.be\u00a0')
  const sent = { firstName: 'An', halfDays: [] }
  expect(sentVisit(data, true)).toEqual({ ...sent, email: 'an@example.be' })
  expect(sentVisit(data, false)).toEqual({ ...sent, email: '' })
})
