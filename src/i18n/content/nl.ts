/** The words of what a page can hold; the other languages have the same keys. */
export const contentNl = {}
