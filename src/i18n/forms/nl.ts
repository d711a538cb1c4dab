/** The words of forms, visits and mails; the other languages have the same keys. */
export const formsNl = {}
