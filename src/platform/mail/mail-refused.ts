/** This mail alone can't go, or not now; the next one may fare better. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
