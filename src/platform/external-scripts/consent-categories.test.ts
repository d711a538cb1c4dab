import { describe, expect, it } from 'vitest'
import {
  CONSENT_DAYS,
  consentTo,
  consentToAll,
  readConsent,
  writeConsent,
} from './consent-categories'

describe('a stored consent', () => {
  it.each([
    ['everything', consentToAll(true)],
    ['nothing', consentToAll(false)],
    ['a part', consentTo(['analytics_storage', 'ad_user_data'])],
  ])('to %s is read back unchanged', (_, consent) => {
    expect(readConsent(writeConsent(consent))).toEqual(consent)
  })

  it.each([
    [null],
    [''],
    ['true'],
    ['analytics_storage:granted'],
    [writeConsent(consentToAll(true)).replace('granted', 'yes')],
  ])('is ignored if it is incomplete: %s', (text) => {
    expect(readConsent(text)).toBeNull()
  })

  it('lasts for 30 days', () => {
    expect(CONSENT_DAYS).toBe(30)
  })
})
