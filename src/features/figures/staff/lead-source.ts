import { FROM_PARAM } from '../../../urls'

/** The stored origin of a lead: the host of the referrer and the campaign parameters of the address. */
export interface LeadOrigin {
  /** The host of the referrer, or '' if there is none. */
  host: string
  /** The campaign parameters as a query. */
  campaign: string
  /** True for saved searches with mails, whose origin is not stored. */
  isSearch?: boolean
  leads: number
}

/**
 * The source of a lead: a campaign by name, an advertisement on Google, another site by host, another page of this
 * site, or no page at all. Saved searches with mails are a separate source.
 */
type LeadSource =
  | { kind: 'campaign' | 'elsewhere'; name: string }
  | { kind: 'google-ad' | 'site' | 'direct' | 'search'; name: '' }

export type SourceCount = LeadSource & { leads: number }

/** The subdomains that sites use for different devices. */
const VARIANT = /^(?:www|m|l|lm|mobile)\./

/** Returns the source of a lead. `ownHost` is the host of this site. */
export function leadSource({ host, campaign, isSearch }: LeadOrigin, ownHost: string): LeadSource {
  if (isSearch) return { kind: 'search', name: '' }
  const params = new URLSearchParams(campaign)
  const tag = params.get('utm_source')?.trim() || params.get('utm_campaign')?.trim()
  if (tag) return { kind: 'campaign', name: tag.toLowerCase() }
  if (params.has('gclid')) return { kind: 'google-ad', name: '' }
  // The referrer of a visitor from a frame on another site is the frame, a page of this site.
  const site = params.get(FROM_PARAM)
  if (site) return { kind: 'elsewhere', name: site.toLowerCase() }
  const source = host.toLowerCase().replace(VARIANT, '')
  if (source && source !== ownHost.toLowerCase().replace(VARIANT, '')) {
    return { kind: 'elsewhere', name: source }
  }
  if (params.has('fbclid')) return { kind: 'elsewhere', name: 'facebook.com' }
  return { kind: source ? 'site' : 'direct', name: '' }
}

/** Returns the number of leads by source, highest first. */
export function countSources(origins: readonly LeadOrigin[], ownHost: string): SourceCount[] {
  const counts = new Map<string, SourceCount>()
  for (const origin of origins) {
    const source = leadSource(origin, ownHost)
    const key = `${source.kind} ${source.name}`
    const previous = counts.get(key)?.leads ?? 0
    counts.set(key, { ...source, leads: previous + origin.leads })
  }
  return [...counts.values()].sort((a, b) => b.leads - a.leads || a.name.localeCompare(b.name))
}
