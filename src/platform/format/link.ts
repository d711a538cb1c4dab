/**
 * Returns a link that staff entered if it is a path of the site, a web page, a mail address or a telephone number, else
 * null.
 */
export function safeLink(text: string | null | undefined): string | null {
  const link = (text ?? '').trim()
  if (/^(?:\/(?![/\\])|#|mailto:|tel:)/.test(link)) return link
  return /^https?:\/\//.test(link) && URL.canParse(link) ? link : null
}

/** Returns true if a path or URL is on the site with this origin, with or without `www`. */
export function isOwnLink(link: string, origin: string): boolean {
  const hostOf = (url: string) => URL.parse(url, origin)?.host.replace(/^www\./, '')
  return hostOf(link) === hostOf(origin)
}
