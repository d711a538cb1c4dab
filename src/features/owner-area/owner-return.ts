const OWN_PAGE =
  /^\/[a-z]{2}\/history(?:\?property=(?:\d{1,15}|all)|\/documents\/\d{1,15}\/\d{1,15})?$/

/** The `returnTo` of a login: null unless it is one of the owner's own pages. */
export function safeReturnTo(returnTo: unknown): string | null {
  return typeof returnTo === 'string' && OWN_PAGE.test(returnTo) ? returnTo : null
}
