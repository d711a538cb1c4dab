const MESSAGES = {
  agency: 'No agency is loaded yet: npm run agency:load does it',
  address: 'SITE_ORIGIN is not set, so the site does not know its own address',
}

/** The part of the set-up that a deployment lacks. */
export type Missing = keyof typeof MESSAGES

/** The deployment is not set up yet: nothing is broken, and there is nothing to show. */
export class NotReadyError extends Error {
  override name = 'NotReadyError'
  missing: Missing

  constructor(missing: Missing) {
    super(MESSAGES[missing])
    this.missing = missing
  }
}
