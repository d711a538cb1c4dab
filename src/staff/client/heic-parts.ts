/**
 * Attributes of the body for the conversion of HEIC pictures in the browser: the texts of the status line, with
 * `{name}`.
 */
export const HEIC = { busy: 'data-heic-busy', failed: 'data-heic-failed' } as const

/** The MIME type of HEIC in the `accept` attribute of a file field. */
export const HEIC_TYPE = 'image/heic'
