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

/** Returns the source of a lead. `own` is the host of this site. */
export function leadSource({ host, campaign, isSearch }: LeadOrigin, own: string): LeadSource {
  if (isSearch) return { kind: 'search', name: '' }
  const params = new URLSearchParams(campaign)
  const source = params.get('utm_source')?.trim() || params.get('utm_campaign')?.trim()
  if (source) return { kind: 'campaign', name: source.toLowerCase() }
  if (params.has('gclid')) return { kind: 'google-ad', name: '' }
  const from = host.toLowerCase().replace(VARIANT, '')
  if (from && from !== own.toLowerCase().replace(VARIANT, '')) {
    return { kind: 'elsewhere', name: from }
  }
  if (params.has('fbclid')) return { kind: 'elsewhere', name: 'facebook.com' }
  return { kind: from ? 'site' : 'direct', name: '' }
}

/** Returns the number of leads by source, highest first. */
export function countSources(origins: readonly LeadOrigin[], own: string): SourceCount[] {
  const counted = new Map<string, SourceCount>()
  for (const origin of origins) {
    const source = leadSource(origin, own)
    const key = `${source.kind} ${source.name}`
    const before = counted.get(key)?.leads ?? 0
    counted.set(key, { ...source, leads: before + origin.leads })
  }
  return [...counted.values()].sort((a, b) => b.leads - a.leads || a.name.localeCompare(b.name))
}
