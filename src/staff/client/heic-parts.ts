/** Attributes of the body where the browser converts HEIC pictures: the texts of the status lines, with `{name}`. */
export const HEIC = { busy: 'data-heic-busy', failed: 'data-heic-failed' } as const

/** The type by which a file field names HEIC among those that it takes. */
export const HEIC_TYPE = 'image/heic'
