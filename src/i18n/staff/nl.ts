/** The words of the staff area; the other languages have the same keys. */
export const staffNl = {}
