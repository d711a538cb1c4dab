const OWN_PAGE =
  /^\/[a-z]{2}\/history(?:\?property=(?:\d{1,15}|all)|\/account|\/documents\/\d{1,15}\/\d{1,15})?$/

/** Returns the `returnTo` of a login, or null if it is not a page of the owner area. */
export function safeReturnTo(returnTo: unknown): string | null {
  return typeof returnTo === 'string' && OWN_PAGE.test(returnTo) ? returnTo : null
}
