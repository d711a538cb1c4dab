/** Returns a link that staff wrote, when it leads within the site or to a page, a mail or a number; else null. */
export function safeLink(text: string | null | undefined): string | null {
  const link = (text ?? '').trim()
  if (/^(?:\/(?![/\\])|#|mailto:|tel:)/.test(link)) return link
  return /^https?:\/\//.test(link) && URL.canParse(link) ? link : null
}
