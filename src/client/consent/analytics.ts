import {
  CONSENT_CATEGORIES,
  type Consent,
  consentToAll,
  wordFor,
} from '../../platform/external-scripts/consent-categories'
import { readJsonObject } from '../../platform/format/json'
import { isAllowed, storedConsent } from './consent'

declare global {
  interface Window {
    /** Google's tag format, which tags of other vendors read too. */
    dataLayer?: unknown[]
  }
}

/** Consent Mode's defaults, denied, and what the visitor decided before: ahead of any tag. */
export function startConsentMode(): void {
  command('consent', 'default', consentWords(consentToAll(false)))
  const stored = storedConsent()
  if (stored) command('consent', 'update', consentWords(stored))
}

/** A decision just made; the page is counted by it, since no tag was there when it opened. */
export function announceConsent(consent: Consent): void {
  command('consent', 'update', consentWords(consent))
  command('event', 'page_view')
}

export function configureTag(tagId: string): void {
  command('js', new Date())
  command('config', tagId)
}

/**
 * Counts a form that was sent, if the visitor allows that: the event `form_submission`, and the
 * conversion that is configured for it as a JSON object (`{"event":"conversion","send_to":"…"}`).
 * A conversion that can't be read is dropped.
 */
export function trackFormSubmission(kind: string, conversion?: string): void {
  if (!isAllowed('analytics_storage')) return
  command('event', 'form_submission', { event_category: 'Forms', event_label: kind, value: 1 })
  const { event = 'conversion', ...facts } = readJsonObject(conversion) ?? {}
  if (Object.keys(facts).length > 0 && isAllowed('ad_storage')) command('event', event, facts)
}

function consentWords(consent: Consent): Record<string, string> {
  return Object.fromEntries(CONSENT_CATEGORIES.map((name) => [name, wordFor(consent[name])]))
}

function command(..._words: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: tags tell a command from an event by this very type
  window.dataLayer.push(arguments)
}
