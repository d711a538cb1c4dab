import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type Consent,
  type ConsentCategory,
  readConsent,
  writeConsent,
} from '../domain/content/consent'
import { readCookie, writeCookie } from './cookies'

/** Told on `document` after a visitor decided. */
export const CONSENT_CHANGED = 'pand:consent'

/** Told on `document` by whoever wants the visitor to be asked (again). */
export const CONSENT_ASKED = 'pand:ask-consent'

/** What this visitor decided in the last 30 days; null when they have yet to. */
export function storedConsent(): Consent | null {
  return readConsent(readCookie(CONSENT_COOKIE))
}

export function storeConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, writeConsent(consent), CONSENT_DAYS)
  document.dispatchEvent(new CustomEvent(CONSENT_CHANGED))
}

export function isAllowed(category: ConsentCategory | 'necessary'): boolean {
  return category === 'necessary' || storedConsent()?.[category] === true
}

/** Opens the consent dialog, where this site has one. */
export function askForConsent(): void {
  document.dispatchEvent(new CustomEvent(CONSENT_ASKED))
}
