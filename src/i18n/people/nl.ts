/** The words of login and of the owner’s pages; the other languages have the same keys. */
export const peopleNl = {}
