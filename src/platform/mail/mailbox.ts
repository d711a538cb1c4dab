import { normaliseEmail } from '../accounts/account'

interface Provider {
  /** All domains of the provider's mailboxes; a name has the same mailbox at each of them. */
  domains: readonly string[]
  /** The characters that the provider ignores in a name. */
  ignored?: RegExp
  /** True if `anything@name.domain` reaches the mailbox `name@domain`. */
  hasSubdomains?: boolean
}

/** Providers with more spellings of one mailbox than upper case and a tag after `+`. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['fastmail.com'], hasSubdomains: true },
  { domains: ['fastmail.fm'], hasSubdomains: true },
]

/**
 * Returns the mailbox that an e-mail address reaches, for counting only: the same text for all spellings of an
 * address. Mails go to the address as it was typed. The tag after `+` counts at no domain, as Google, Microsoft and
 * Fastmail also ignore it at the domains of their customers.
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

/** Returns the domain as name servers know it, without a last dot; the text itself if it is no domain. */
function asciiDomain(text: string): string {
  const url = /^[\p{L}\p{M}\p{N}.-]+$/u.test(text) ? URL.parse(`https://${text}`) : null
  return (url?.hostname ?? text).replace(/\.$/, '')
}
