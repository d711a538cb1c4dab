/** Thrown if a server rejects this mail, permanently or temporarily. It may still accept other mails. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** Thrown if a server rejects the recipient's address permanently, so that no later attempt can succeed. */
export class RecipientRefused extends MailRefused {
  override name = 'RecipientRefused'
}

/** Statuses about the recipient's address (RFC 3463, RFC 7505): it does not exist, or its mailbox is closed. */
const ADDRESS_STATUSES = ['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1']
/** Codes about the recipient's address in a reply without a status. */
const ADDRESS_CODES = ['550', '551', '553', '556']
/** Matches the texts of replies with such a code that are about the sender, the policy or a limit of the server. */
const OTHER_REASONS =
  /relay|sender|\bfrom\b|auth|polic|prohibit|spam|block|listed|reputation|denied|quota|\bfull\b|limit|too many|later|rcpthosts|spf|dkim|dmarc|helo/i

/** Returns true if the reply to RCPT rejects the recipient's address permanently. */
export function isRecipientRefused(reply: readonly string[]): boolean {
  const last = reply.at(-1) ?? ''
  if (!last.startsWith('5')) return false
  const status = /(?:^\d{3} |#)(5\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(last)?.[1]
  if (status) return ADDRESS_STATUSES.includes(status)
  return ADDRESS_CODES.includes(last.slice(0, 3)) && !OTHER_REASONS.test(reply.join(' '))
}
