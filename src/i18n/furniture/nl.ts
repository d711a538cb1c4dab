/** The words of the consent dialog, the popup, menus and what is found; the other languages have the same keys. */
export const furnitureNl = {}
