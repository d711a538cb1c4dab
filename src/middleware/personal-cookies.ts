const PERSONAL = /(?:^|;\s*)(?:__Host-)?(?:sid|staff|preview)=/

/** Tells whether a `Cookie` header names a session or a preview pass, valid or not. */
export function isPersonal(cookie: string | undefined): boolean {
  return PERSONAL.test(cookie ?? '')
}
