import { normaliseEmail } from '../accounts/account'

interface Provider {
  /** All domains of the provider's mailboxes. A name has the same mailbox at each of them. */
  domains: readonly string[]
  /** The characters that the provider ignores in a name. */
  ignored?: RegExp
  /** True if `anything@name.domain` reaches the mailbox `name@domain`. */
  hasSubdomains?: boolean
}

/** Providers that accept more spellings of a mailbox than upper case and a tag after `+`. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['fastmail.com'], hasSubdomains: true },
  { domains: ['fastmail.fm'], hasSubdomains: true },
]

/**
 * Returns the mailbox of an e-mail address, for counting only: the same text for all spellings of an address. Mails are
 * sent to the address as typed. The tag after `+` is ignored at all domains, because Google, Microsoft and Fastmail
 * ignore it at the domains of their customers.
 */
export function mailboxOf(email: string): string {
  const address = normaliseEmail(email).normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@')
  if (at === -1) return address
  const [name = ''] = address.slice(0, at).split('+')
  return atProvider(name, asciiDomain(address.slice(at + 1)))
}

function atProvider(name: string, domain: string): string {
  for (const { domains, ignored, hasSubdomains = false } of PROVIDERS) {
    const [main = ''] = domains
    const known = ignored ? name.replace(ignored, '') : name
    if (domains.includes(domain)) return `${known}@${main}`
    if (hasSubdomains && domain.endsWith(`.${main}`))
      return `${domain.slice(0, -main.length - 1)}@${main}`
  }
  return `${name}@${domain}`
}

/** Returns the domain in the form of the DNS, without a final dot. Returns the text itself if it is not a domain. */
function asciiDomain(text: string): string {
  const url = /^[\p{L}\p{M}\p{N}.-]+$/u.test(text) ? URL.parse(`https://${text}`) : null
  return (url?.hostname ?? text).replace(/\.$/, '')
}
