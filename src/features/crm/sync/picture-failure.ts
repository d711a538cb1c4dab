/**
 * The reasons why a picture can't be copied. True for those that the next tries rarely change: such a picture
 * counts as failed at once, all others only after the last quick retry.
 */
const FAILURES = {
  /** Not an http(s) address of a public host. */
  address: true,
  /** An http address whose host does not deliver over https. */
  insecure: false,
  /** Redirects to a place that is not public, or too many of them. */
  redirect: false,
  /** 404 or 410. */
  gone: true,
  /** 401, 403, 407 or 451. */
  denied: false,
  /** No response, an interrupted one, or any other status. */
  'no-answer': false,
  timeout: false,
  large: true,
  empty: false,
  /** Bytes that are no picture, such as a web page with status 200. */
  'no-picture': true,
  /** A file of a kind that the site does not show: BMP, TIFF, SVG, PDF, film. */
  kind: true,
  /** HEIC, where no service converts it. */
  convert: true,
  /** A picture that ends in the middle, or that no decoder reads. */
  broken: false,
} as const

export type PictureFailure = keyof typeof FAILURES

/** Returns true for a failure that another try within the hour rarely changes. */
export function isPermanent(failure: PictureFailure): boolean {
  return FAILURES[failure]
}
