const PERSONAL = /(?:^|;\s*)(?:__Host-)?(?:sid|staff|preview)=/

/** Whether a `Cookie` header says of an owner or of staff, be it worth something or not. */
export function isPersonal(cookie: string | undefined): boolean {
  return PERSONAL.test(cookie ?? '')
}
