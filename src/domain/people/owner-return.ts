const OWN_PAGE =
  /^\/[a-z]{2}\/history(?:\?property=(?:\d{1,15}|all)|\/documents\/\d{1,15}\/\d{1,15})?$/

/** Where a login leads: only to an owner's own pages, whatever the address asks. */
export function safeReturnTo(asked: unknown): string | null {
  return typeof asked === 'string' && OWN_PAGE.test(asked) ? asked : null
}
