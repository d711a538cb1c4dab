const MESSAGES = {
  agency: 'No agency is loaded yet: npm run agency:load does it',
  address: 'SITE_ORIGIN is not set, so the site does not know its own address',
}

/** The missing part of the set-up. */
export type MissingSetup = keyof typeof MESSAGES

/** Thrown if the deployment is not set up yet, so that there is no content to show. */
export class NotReadyError extends Error {
  override name = 'NotReadyError'
  missing: MissingSetup

  constructor(missing: MissingSetup) {
    super(MESSAGES[missing])
    this.missing = missing
  }
}
