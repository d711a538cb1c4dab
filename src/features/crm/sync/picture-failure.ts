/**
 * The failures of a picture. True for those that the next tries rarely change: such a picture counts as failed at once,
 * all others only after the last quick retry.
 */
const FAILURES = {
  /** The address is not an http(s) address of a public host. */
  address: true,
  /** The host of an http address does not support https. */
  insecure: false,
  /** There are too many redirects, or one to an address that is not public. */
  redirect: false,
  /** The status is 404 or 410. */
  gone: true,
  /** The status is 401, 403, 407 or 451. */
  denied: false,
  /** There is no response, an interrupted one, or any other status. */
  'no-answer': false,
  timeout: false,
  large: true,
  empty: false,
  /** The file is not a picture, such as a web page with status 200. */
  'no-picture': true,
  /** The site does not show this format: BMP, TIFF, SVG, PDF, film. */
  kind: true,
  /** The format is HEIC, and no service converts it. */
  convert: true,
  /** The picture is incomplete, or no decoder reads it. */
  broken: false,
} as const

export type PictureFailure = keyof typeof FAILURES

/** Returns true for a failure that a try within the hour rarely changes. */
export function isPermanent(failure: PictureFailure): boolean {
  return FAILURES[failure]
}
