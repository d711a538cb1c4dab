/** Thrown if a server rejects this mail, permanently or temporarily. It may still accept other mails. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
