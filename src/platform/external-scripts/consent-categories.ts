/** The consent categories of Consent Mode v2. Necessary scripts need no consent. */
export const CONSENT_CATEGORIES = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

export type Consent = Record<ConsentCategory, boolean>

export const CONSENT_COOKIE = 'consent'
export const CONSENT_DAYS = 30

export function consentToAll(granted: boolean): Consent {
  return consentTo(granted ? CONSENT_CATEGORIES : [])
}

export function consentTo(categories: readonly string[]): Consent {
  const answers = CONSENT_CATEGORIES.map((name) => [name, categories.includes(name)])
  return Object.fromEntries(answers) as Consent
}

/** Returns the consent in the format of the cookie: `analytics_storage:granted.ad_storage:denied…`. */
export function writeConsent(consent: Consent): string {
  return CONSENT_CATEGORIES.map((name) => `${name}:${wordFor(consent[name])}`).join('.')
}

/** Parses a stored choice. Returns null if a category is missing, so that consent is requested again. */
export function readConsent(text: string | null): Consent | null {
  const answers = new Map(
    (text ?? '').split('.').map((part) => part.split(':') as [string, string]),
  )
  const isComplete = CONSENT_CATEGORIES.every((name) =>
    ['granted', 'denied'].includes(answers.get(name) ?? ''),
  )
  if (!isComplete) return null
  return consentTo(CONSENT_CATEGORIES.filter((name) => answers.get(name) === 'granted'))
}

export function wordFor(granted: boolean): 'granted' | 'denied' {
  return granted ? 'granted' : 'denied'
}
